import { getHeapStatistics } from 'node:v8';
import { idleLoop } from './idle-loop.ts';

/** The memory of JavaScript values of one thread. */
export type ThreadHeap = {
  /** Memory that the thread holds of the system, in use or not. */
  readonly bytes: () => number;
  /** Collects garbage, and gives the memory that is empty then back to the system. */
  readonly collect: () => void;
};

/**
 * A last-resort collection also compacts what remains, as only empty pages are given back. It holds the
 * thread for a tenth of a second or more. Does nothing where Node was started without `--expose-gc`.
 */
export const threadHeap: ThreadHeap = {
  bytes: () => getHeapStatistics().total_heap_size,
  collect: () => void globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
};

const PERIOD_MS = 5000;
/** Less is not worth holding the thread for. */
const FEWEST_BYTES = 16 * 1024 * 1024;

/**
 * Gives back the memory that a thread took for its answers whenever it has been nearly idle for a while:
 * Node would keep it until there is more to do. For threads with small heaps, which are collected before a
 * visitor notices. Never ends, and does not keep the process from ending.
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
