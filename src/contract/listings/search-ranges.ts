const RANGES = [
  ['minPrice', 'maxPrice'],
  ['minSoldPrice', 'maxSoldPrice'],
  ['minBedrooms', 'maxBedrooms'],
  ['minBaths', 'maxBaths'],
  ['minSqft', 'maxSqft'],
  ['minListDate', 'maxListDate'],
  ['minSoldDate', 'maxSoldDate'],
  ['minUpdatedOn', 'maxUpdatedOn'],
  ['minYearBuilt', 'maxYearBuilt'],
  ['minLotSizeSqft', 'maxLotSizeSqft'],
] as const;

type Bounds = { readonly [Name in (typeof RANGES)[number][number]]?: number | string | undefined };

/** The ranges of a search whose lower bound is above its upper one: the parameter and a sentence. */
export function* crossedRanges(search: Bounds): Generator<[param: string, message: string]> {
  for (const [low, high] of RANGES) {
    const [min, max] = [search[low], search[high]];
    if (min !== undefined && max !== undefined && min > max) {
      yield [low, `must not be above ${high} (${max})`];
    }
  }
}
