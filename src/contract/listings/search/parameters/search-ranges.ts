import { RANGES } from '../fields/field-parameters.ts';

type Bounds = Readonly<Record<string, unknown>>;

/** Whether a lower bound is above an upper one; a time and a day are compared by their days. */
function isAbove(min: number | string, max: number | string): boolean {
  if (typeof min !== 'string' || typeof max !== 'string') return min > max;
  const length = Math.min(min.length, max.length);
  return min.slice(0, length) > max.slice(0, length);
}

const isBound = (value: unknown): value is number | string =>
  typeof value === 'number' || typeof value === 'string';

/** The ranges of a search whose lower bound is above its upper one: the parameter and a sentence. */
export function* invertedRanges(search: Bounds): Generator<[param: string, message: string]> {
  for (const [low, high] of RANGES) {
    const [min, max] = [search[low], search[high]];
    if (isBound(min) && isBound(max) && isAbove(min, max)) {
      yield [low, `must not be above ${high} (${max})`];
    }
  }
}
