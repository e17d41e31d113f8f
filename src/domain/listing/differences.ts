import type { ListingSummary } from '#src/contract/listings/listing.ts';

/** How much more of something one home has than another; below 0 for less. */
export type Difference = {
  readonly kind: 'beds' | 'baths' | 'garage' | 'sqft';
  readonly more: number;
};

type Details = Pick<
  ListingSummary['details'],
  'numBedrooms' | 'numBathrooms' | 'numGarageSpaces' | 'sqft'
>;

/** The size in square feet, the middle of a range; null where it is not known. */
function sizeOf(sqft: Details['sqft']): number | null {
  const sizes = String(sqft ?? '')
    .match(/\d+(?:\.\d+)?/g)
    ?.slice(0, 2)
    .map(Number);
  if (!sizes?.every((size) => size > 0)) return null;
  return sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
}

const KINDS: readonly (readonly [Difference['kind'], (details: Details) => number | null])[] = [
  ['beds', ({ numBedrooms }) => numBedrooms],
  ['baths', ({ numBathrooms }) => numBathrooms],
  ['garage', ({ numGarageSpaces }) => numGarageSpaces ?? 0],
  ['sqft', ({ sqft }) => sizeOf(sqft)],
];

/** How another home differs from one, where both values are known; sizes to the nearest ten square feet. */
export function differencesOf(home: Details, other: Details): readonly Difference[] {
  return KINDS.flatMap(([kind, amountIn]) => {
    const [value, otherValue] = [amountIn(home), amountIn(other)];
    if (value === null || otherValue === null) return [];
    const exact = otherValue - value;
    const more = kind === 'sqft' ? Math.round(exact / 10) * 10 : exact;
    return more === 0 ? [] : [{ kind, more }];
  });
}
