import { setTimeout as sleep } from 'node:timers/promises';
import type { SlicedWork } from '#src/lib/sliced-work.ts';
import { runForegroundWork, backgroundPauseMs } from './foreground-work.ts';

/**
 * How long a slice holds the thread: even with a garbage collection in it, less than twenty milliseconds.
 */
const SLICE_MS = 4;

function nextSlice(work: SlicedWork<unknown>): boolean {
  const endMs = performance.now() + SLICE_MS;
  for (;;) {
    if (work.next().done) return true;
    if (performance.now() >= endMs) return false;
  }
}

type Works = Iterable<() => SlicedWork<unknown>>;

async function sliceBySlice(works: Works, pauseMs: (sliceMs: number) => number): Promise<number> {
  let workMs = 0;
  for (const begin of works) {
    const work = begin();
    let isDone = false;
    while (!isDone) {
      const startedMs = performance.now();
      isDone = nextSlice(work);
      const sliceMs = performance.now() - startedMs;
      workMs += sliceMs;
      await sleep(pauseMs(sliceMs));
    }
  }
  return workMs;
}

/**
 * Does background work in slices of a few milliseconds, so that requests are answered meanwhile. Resolves
 * to how long it held the thread, ms.
 */
export function inSlices(works: Works): Promise<number> {
  return sliceBySlice(works, backgroundPauseMs);
}

/** Does background work in slices, and resolves to its result. */
export async function resultInSlices<Result>(begin: () => SlicedWork<Result>): Promise<Result> {
  const results: Result[] = [];
  await inSlices([
    function* work() {
      results.push(yield* begin());
    },
  ]);
  const [result] = results;
  return result as Result;
}

/**
 * Does work in slices that somebody waits for: after each slice the thread is free, but no longer than
 * others need.
 */
export function inSlicesAwaited(works: Works): Promise<number> {
  return runForegroundWork(() => sliceBySlice(works, () => 0));
}

/** Numbers that are sorted, or merged, between two yields. */
const RUN = 512;

type Compare = (one: number, other: number) => number;
type NumberArray = Uint32Array | Float64Array;

const byValue: Compare = (one, other) => one - other;

/** Two runs of sorted numbers, from `low` to `middle` and from there to `high`. */
type Runs = { readonly low: number; readonly middle: number; readonly high: number };

function* mergeRuns(
  [from, to]: readonly [NumberArray, NumberArray],
  { low, middle, high }: Runs,
  compare: Compare,
): SlicedWork<void> {
  let [left, right] = [low, middle];
  for (let at = low; at < high; at += 1) {
    const one = from[left] ?? 0;
    const other = from[right] ?? 0;
    const isLeft = left < middle && (right >= high || compare(one, other) <= 0);
    to[at] = isLeft ? one : other;
    if (isLeft) left += 1;
    else right += 1;
    if (at % RUN === 0) yield;
  }
}

/** Sorts numbers as their own `sort` would; may overwrite the array they come in. */
export function* sortInSlices<Numbers extends NumberArray>(
  numbers: Numbers,
  compare: Compare = byValue,
): SlicedWork<Numbers> {
  const { length } = numbers;
  for (let at = 0; at < length; at += RUN) {
    numbers.subarray(at, at + RUN).sort(compare);
    yield;
  }
  // A slice of an array has the type of the array, which TypeScript does not know.
  let from = numbers;
  let to = numbers.slice() as Numbers;
  for (let width = RUN; width < length; width *= 2) {
    for (let low = 0; low < length; low += 2 * width) {
      const middle = Math.min(low + width, length);
      const high = Math.min(low + 2 * width, length);
      yield* mergeRuns([from, to], { low, middle, high }, compare);
    }
    const mergedNumbers = to;
    to = from;
    from = mergedNumbers;
  }
  return from;
}
