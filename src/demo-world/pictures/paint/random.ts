import { mulberry32 } from '#src/lib/random.ts';

export type PaintRandom = {
  /** A number in [low, high). */
  between(low: number, high: number): number;
  /** A whole number in [low, high]. */
  integer(low: number, high: number): number;
  pick<Choice>(choices: readonly [Choice, ...Choice[]]): Choice;
  chance(probability: number): boolean;
};

/** Spreads neighbouring seeds apart (the finaliser of MurmurHash3, Austin Appleby). */
function scatterSeed(seed: number): number {
  let hash = (seed ^ 0x5bd1e995) | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** Repeatable random numbers: the same seed always gives the same sequence. */
export function seededRandom(seed: number): PaintRandom {
  const next = mulberry32(scatterSeed(Math.trunc(seed)));
  return {
    between: (low, high) => low + next() * (high - low),
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    chance: (probability) => next() < probability,
  };
}
