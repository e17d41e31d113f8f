import { setTimeout as sleep } from 'node:timers/promises';
import type { SlicedWork } from '#src/lib/sliced-work.ts';

/** What holds the thread at a time; a yield may come some milliseconds later. */
const SLICE_MS = 8;

function nextSlice(work: SlicedWork<unknown>): boolean {
  const endMs = performance.now() + SLICE_MS;
  for (;;) {
    if (work.next().done) return true;
    if (performance.now() >= endMs) return false;
  }
}

/**
 * Does work that nobody waits for, in slices of a few milliseconds; after each the thread is free for as
 * long as the slice took, so that requests are answered meanwhile.
 */
export async function inSlices(works: Iterable<() => SlicedWork<unknown>>): Promise<void> {
  for (const begin of works) {
    const work = begin();
    let isDone = false;
    while (!isDone) {
      const startedMs = performance.now();
      isDone = nextSlice(work);
      await sleep(performance.now() - startedMs);
    }
  }
}

/** So many are sorted, or merged, between two yields. */
const RUN = 512;

type Compare = (one: number, other: number) => number;

/** Two runs of sorted numbers, from `low` to `middle` and from there to `high`. */
type Runs = { readonly low: number; readonly middle: number; readonly high: number };

function* mergeRuns(
  [from, to]: readonly [Uint32Array, Uint32Array],
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

/** Sorts numbers as their own `sort` would; the array they come in may be used up. */
export function* sortInSlices(
  numbers: Uint32Array<ArrayBuffer>,
  compare: Compare,
): SlicedWork<Uint32Array<ArrayBuffer>> {
  const { length } = numbers;
  for (let at = 0; at < length; at += RUN) {
    numbers.subarray(at, at + RUN).sort(compare);
    yield;
  }
  let [from, to] = [numbers, new Uint32Array(length)];
  for (let width = RUN; width < length; width *= 2) {
    for (let low = 0; low < length; low += 2 * width) {
      const middle = Math.min(low + width, length);
      const high = Math.min(low + 2 * width, length);
      yield* mergeRuns([from, to], { low, middle, high }, compare);
    }
    [from, to] = [to, from];
  }
  return from;
}
