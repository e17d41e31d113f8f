import type { ScriptChunk } from './small-chunks.ts';

/** A script that pages name, or one that is imported later: loading either also loads other files. */
type Root = { readonly name: string; readonly isLater: boolean };

/** Chunks that are loaded as one file. */
export type ScriptFile = {
  /** Base of the built file's name: its largest part. */
  readonly title: string;
  readonly modules: readonly string[];
  readonly bytes: number;
  /** Whether loading it has effects: then only files that want these may load it. */
  readonly acts: boolean;
  /** Names of the roots that need it and do not find it loaded. */
  readonly neededBy: Set<string>;
  readonly imports: Set<ScriptFile>;
  /** The root it is itself, if it is one. */
  readonly root: Root | undefined;
};

/** All files that a file loads, including itself. */
export function closureOf(file: ScriptFile): ReadonlySet<ScriptFile> {
  const closure = new Set<ScriptFile>();
  const waiting = [file];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (closure.has(next)) continue;
    closure.add(next);
    waiting.push(...next.imports);
  }
  return closure;
}

function bareFiles(chunks: readonly ScriptChunk[]): ReadonlyMap<string, ScriptFile> {
  const later = new Set(chunks.flatMap(({ laterImports }) => laterImports));
  const files = new Map<string, ScriptFile>();
  for (const { name, title, modules, bytes, isEntry, acts } of chunks) {
    const isLater = later.has(name);
    const root = isEntry || isLater ? { name, isLater } : undefined;
    const sets = { neededBy: new Set<string>(), imports: new Set<ScriptFile>() };
    files.set(name, { title, modules, bytes, acts, root, ...sets });
  }
  for (const { name, imports } of chunks) {
    for (const imported of imports) {
      const file = files.get(imported);
      if (file) files.get(name)?.imports.add(file);
    }
  }
  return files;
}

/** By root, the roots that may import it later: one of them is there whenever it is. */
function importersByRoot(
  chunks: readonly ScriptChunk[],
  files: ReadonlyMap<string, ScriptFile>,
  broughtBy: ReadonlyMap<string, ReadonlySet<ScriptFile>>,
): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const { name, laterImports } of chunks) {
    const importer = files.get(name);
    const roots = [...broughtBy].filter(([, closure]) => importer && closure.has(importer));
    for (const root of laterImports) {
      const others = roots.map(([other]) => other).filter((other) => other !== root);
      importers.set(root, [...(importers.get(root) ?? []), ...others]);
    }
  }
  return importers;
}

/**
 * Chunks as files of their own. A script that is only ever imported later by others does not need what
 * each of those has brought.
 */
export function filesOf(chunks: readonly ScriptChunk[]): ScriptFile[] {
  const files = bareFiles(chunks);
  const broughtBy = new Map<string, ReadonlySet<ScriptFile>>();
  for (const [name, file] of files) if (file.root) broughtBy.set(name, closureOf(file));
  const askersOf = importersByRoot(chunks, files, broughtBy);

  const isLoaded = (file: ScriptFile, root: string, path: readonly string[]): boolean => {
    const askers = (askersOf.get(root) ?? []).filter((asker) => !path.includes(asker));
    const brings = (asker: string) =>
      broughtBy.get(asker)?.has(file) || isLoaded(file, asker, [...path, root]);
    return askers.length > 0 && askers.every(brings);
  };
  for (const file of files.values()) {
    const roots = [...broughtBy].filter(([, closure]) => closure.has(file)).map(([root]) => root);
    const needing = roots.filter((root) => !isLoaded(file, root, []));
    for (const root of needing.length > 0 ? needing : roots) file.neededBy.add(root);
  }
  return [...files.values()];
}
