import { memoize } from '#src/lib/memoize.ts';
import { closureOf, type ScriptFile } from './script-file.ts';

export type LoadCosts = {
  /** The cost of a request, in compressed bytes. */
  readonly requestBytes: number;
  /** The weight of a script's load, by its name. */
  readonly weightOf: (root: string) => number;
};

type Closures = ReadonlyMap<ScriptFile, ReadonlySet<ScriptFile>>;

/** Bytes that scripts would load needlessly with these files joined; infinite if joining is forbidden. */
function wasteOf(
  roots: ReadonlySet<string>,
  closure: Iterable<ScriptFile>,
  { weightOf }: LoadCosts,
): number {
  let bytes = 0;
  for (const file of closure) {
    for (const root of roots) {
      if (file.neededBy.has(root)) continue;
      if (file.acts) return Infinity;
      bytes += weightOf(root) * file.bytes;
    }
  }
  return bytes;
}

/** Whether one imports the other through a third, so that the joined file would import itself. */
function wouldCircle(a: ScriptFile, b: ScriptFile, closures: Closures): boolean {
  const leads = (from: ScriptFile, to: ScriptFile) =>
    [...from.imports].some((file) => file !== to && closures.get(file)?.has(to));
  return leads(a, b) || leads(b, a);
}

/** The worth of one request less to the scripts that need both files. */
function savingOf(a: ScriptFile, b: ScriptFile, { requestBytes, weightOf }: LoadCosts): number {
  let saved = 0;
  for (const root of a.neededBy) {
    if (b.neededBy.has(root)) saved += weightOf(root) * requestBytes;
  }
  return saved;
}

function joiningWaste(a: ScriptFile, b: ScriptFile, closures: Closures, costs: LoadCosts): number {
  return (
    wasteOf(a.neededBy, closures.get(b) ?? [], costs) +
    wasteOf(b.neededBy, closures.get(a) ?? [], costs)
  );
}

/**
 * Whether others may load the file of a root: never a late import, as it would be late no longer, and only
 * widely loaded ones.
 */
function isJoinable({ root }: ScriptFile, { weightOf }: LoadCosts): boolean {
  return !root || (!root.isLater && weightOf(root.name) > 1);
}

function mayJoin(a: ScriptFile, b: ScriptFile, costs: LoadCosts): boolean {
  return !(a.root && b.root) && isJoinable(a, costs) && isJoinable(b, costs);
}

type Pair = readonly [ScriptFile, ScriptFile];

function bestPair(files: readonly ScriptFile[], costs: LoadCosts): Pair | undefined {
  const closures = new Map(files.map((file) => [file, closureOf(file)]));
  let best: Pair | undefined;
  let bestGain = 0;
  for (const [at, a] of files.entries()) {
    for (const b of files.slice(at + 1)) {
      if (!mayJoin(a, b, costs)) continue;
      const saved = savingOf(a, b, costs);
      if (saved <= bestGain) continue;
      const gain = saved - joiningWaste(a, b, closures, costs);
      if (gain <= bestGain || wouldCircle(a, b, closures)) continue;
      best = [a, b];
      bestGain = gain;
    }
  }
  return best;
}

function joined([a, b]: Pair): ScriptFile {
  const imports = a.imports.union(b.imports);
  imports.delete(a);
  imports.delete(b);
  const root = a.root ?? b.root;
  const titled = [a, b].find((part) => part.root) ?? (a.bytes > b.bytes ? a : b);
  return {
    title: titled.title,
    modules: [...a.modules, ...b.modules],
    bytes: a.bytes + b.bytes,
    acts: a.acts || b.acts,
    neededBy: a.neededBy.union(b.neededBy),
    imports,
    root,
  };
}

/** Puts one file in the place of two; its imports are needed wherever it is. */
function withJoined(files: readonly ScriptFile[], pair: Pair): readonly ScriptFile[] {
  const one = joined(pair);
  const rest = files.filter((file) => !pair.includes(file));
  for (const { imports } of rest) {
    const hasOne = pair.map((part) => imports.delete(part)).includes(true);
    if (hasOne) imports.add(one);
  }
  for (const loadedFile of closureOf(one)) {
    for (const root of one.neededBy) loadedFile.neededBy.add(root);
  }
  return [...rest, one];
}

/** Joins the files with modules that pass a test, whatever it costs. Mutates the files. */
export function joinAllMatching(
  files: readonly ScriptFile[],
  isPart: (module: string) => boolean,
): readonly ScriptFile[] {
  const [a, b] = files.filter(({ modules }) => modules.some(isPart));
  return a && b ? joinAllMatching(withJoined(files, [a, b]), isPart) : files;
}

/**
 * Joins files while the request saved by joining two is worth more than the bytes that scripts would then
 * load needlessly. Mutates the files.
 */
export function joinFiles(files: readonly ScriptFile[], costs: LoadCosts): readonly ScriptFile[] {
  let result = files;
  const memoizedCosts = { ...costs, weightOf: memoize(costs.weightOf) };
  const nextPair = () => bestPair(result, memoizedCosts);
  for (let pair = nextPair(); pair; pair = nextPair()) {
    result = withJoined(result, pair);
  }
  return result;
}

/** Files ordered so that each comes after its imports. */
export function sortByImports(files: readonly ScriptFile[]): ScriptFile[] {
  const ordered = new Set<ScriptFile>();
  const add = (file: ScriptFile) => {
    for (const imported of file.imports) if (!ordered.has(imported)) add(imported);
    ordered.add(file);
  };
  for (const file of files) add(file);
  return [...ordered];
}
