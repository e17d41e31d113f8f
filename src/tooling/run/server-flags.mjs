/**
 * What Node is told besides to run the server: to keep the part of memory where answers are made small, as most
 * of a fast growing one would never be given back, and to collect there on the thread that made them, as helper
 * threads take more of the processor than they save; to collect what is left of answers before it is more than
 * seven tenths of what is kept; and to let threads collect what they have taken once they are idle.
 */
export const SERVER_FLAGS = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=70',
  '--no-parallel-scavenge',
  '--expose-gc',
];

/**
 * What the memory allocator of most Linux systems is told, unless it has been told otherwise: to serve
 * all threads from one heap and to give larger pieces back. Saves some twenty megabytes more; other
 * systems pass over it.
 */
export const ALLOCATOR_SETTINGS = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' };
