import { getHeapStatistics } from 'node:v8';
import { idleLoop } from './idle-loop.ts';

/** The memory of JavaScript values of one thread. */
export type ThreadHeap = {
  /** What the thread has of the system, whether in use or not. */
  readonly bytes: () => number;
  /** Collects what nothing refers to any more, and gives what is empty then back to the system. */
  readonly collect: () => void;
};

/**
 * A last resort also moves what is left together: only pages that are empty are given back. It holds the thread for
 * a tenth of a second or more. Does nothing where Node was started without `--expose-gc`.
 */
export const threadHeap: ThreadHeap = {
  bytes: () => getHeapStatistics().total_heap_size,
  collect: () => void globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
};

const PERIOD_MS = 5000;
/** Less is not worth holding the thread for. */
const FEWEST_BYTES = 16 * 1024 * 1024;

/**
 * Gives back what a thread has taken for its answers whenever it has had next to nothing to do for a while: Node would
 * keep it until there is more to do. For threads with small heaps, which are collected before a visitor notices. Never
 * ends, and does not keep the process from ending.
 */
export async function collectWhenIdle(
  heap: ThreadHeap = threadHeap,
  periodMs = PERIOD_MS,
): Promise<never> {
  let heapBytes = 0;
  for (;;) {
    await idleLoop(periodMs);
    if (heap.bytes() - heapBytes < FEWEST_BYTES) continue;
    heap.collect();
    heapBytes = heap.bytes();
  }
}
