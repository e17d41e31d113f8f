/**
 * Further flags of Node for the server: to limit the part of memory where answers are made, as most of a
 * fast growing one would never be given back, and to collect there on the thread that made them, as helper
 * threads take more of the processor than they save; to collect the remains of answers before they exceed
 * seven tenths of the live data; and to let idle threads collect their own garbage.
 */
export const SERVER_FLAGS = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=70',
  '--no-parallel-scavenge',
  '--expose-gc',
];

/**
 * Settings for the memory allocator of most Linux systems, unless set otherwise: to serve all threads from
 * one heap and to give larger pieces back. Saves some twenty megabytes more; other systems ignore them.
 */
export const ALLOCATOR_SETTINGS = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' };
