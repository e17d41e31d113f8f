import { fnv1a, mulberry32 } from '#src/lib/random.ts';

/** A stream of numbers that depends only on its key. */
export type DemoRandom = {
  /** At least 0, less than 1. */
  fraction(): number;
  between(min: number, max: number): number;
  /** A whole number, both ends included. */
  integer(min: number, max: number): number;
  chance(probability: number): boolean;
  /** Throws a RangeError when there is nothing to choose from. */
  pick<Value>(values: readonly Value[]): Value;
  pickWeighted<Value>(choices: readonly WeightedChoice<Value>[]): Value;
  /** Standard normal, by Box and Muller's transform. */
  normal(): number;
};

export type WeightedChoice<Value> = { readonly value: Value; readonly weight: number };

function pickOf<Value>(fraction: number, values: readonly Value[]): Value {
  const value = values[Math.floor(fraction * values.length)];
  if (value === undefined) throw new RangeError('There is nothing to choose from.');
  return value;
}

function pickWeighted<Value>(fraction: number, choices: readonly WeightedChoice<Value>[]): Value {
  const [first] = choices;
  if (first === undefined) throw new RangeError('There is nothing to choose from.');
  const total = choices.reduce((sum, { weight }) => sum + weight, 0);
  let left = fraction * total;
  for (const { value, weight } of choices) {
    left -= weight;
    if (left < 0) return value;
  }
  return first.value;
}

/** The random numbers of one key: the same key always gives the same stream. */
export function randomOf(key: string): DemoRandom {
  const fraction = mulberry32(fnv1a(key));
  return {
    fraction,
    between: (min, max) => min + fraction() * (max - min),
    integer: (min, max) => min + Math.floor(fraction() * (max - min + 1)),
    chance: (probability) => fraction() < probability,
    pick: (values) => pickOf(fraction(), values),
    pickWeighted: (choices) => pickWeighted(fraction(), choices),
    normal: () => Math.sqrt(-2 * Math.log(1 - fraction())) * Math.cos(2 * Math.PI * fraction()),
  };
}
