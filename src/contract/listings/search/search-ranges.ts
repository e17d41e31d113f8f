import { RANGES } from './field-parameters.ts';

type Bounds = Readonly<Record<string, unknown>>;

const isBound = (value: unknown) => typeof value === 'number' || typeof value === 'string';

/** The ranges of a search whose lower bound is above its upper one: the parameter and a sentence. */
export function* crossedRanges(search: Bounds): Generator<[param: string, message: string]> {
  for (const [low, high] of RANGES) {
    const [min, max] = [search[low], search[high]];
    if (isBound(min) && isBound(max) && min > max) {
      yield [low, `must not be above ${high} (${max})`];
    }
  }
}
