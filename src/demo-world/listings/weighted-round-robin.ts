import type { DemoRandom, WeightedChoice } from './random.ts';

/**
 * Picks by weight so evenly that after any number of picks no value is more than about one pick away
 * from its share: for small samples that must still keep a mix. The random stream only decides where
 * the round begins.
 */
export function weightedRoundRobin<Value>(
  choices: readonly WeightedChoice<Value>[],
  random: DemoRandom,
): () => Value {
  const total = choices.reduce((sum, { weight }) => sum + weight, 0);
  const entries = choices
    .filter(({ weight }) => weight > 0)
    .map(({ value, weight }) => ({ value, share: weight / total, due: random.fraction() }));
  return () => {
    let next = entries[0];
    for (const entry of entries) {
      entry.due += entry.share;
      if (next === undefined || entry.due > next.due) next = entry;
    }
    if (next === undefined) throw new RangeError('There is nothing to choose from.');
    next.due -= 1;
    return next.value;
  };
}
