import fc from 'fast-check';
import type { ListingFilter } from '#src/contract/listings/search/search.ts';

type Field = keyof ListingFilter;

/** A filter with the fields that are set; a generator's `undefined` means "not asked for". */
export function aFilter(fields: {
  [Name in Field]?: ListingFilter[Name] | undefined;
}): ListingFilter {
  const filter: ListingFilter = { status: fields.status ?? ['A'] };
  for (const name of Object.keys(fields) as Field[]) {
    if (fields[name] !== undefined) Object.assign(filter, { [name]: fields[name] });
  }
  return filter;
}

/** A value, or undefined for "not asked for". */
export function maybe<Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> {
  return fc.option(arbitrary, { nil: undefined });
}

/** A rectangle somewhere around Toronto as a map area, at least a hundredth of a degree wide. */
export const aBox: fc.Arbitrary<[number, number][][]> = fc
  .tuple(fc.nat(40), fc.nat(40), fc.integer({ min: 1, max: 30 }))
  .map(([x, y, size]) => {
    // Off the round coordinates of listings, so that no test depends on a border.
    const [west, south] = [-79.6001 + x / 100, 43.4999 + y / 100];
    const [east, north] = [west + size / 100, south + size / 100];
    return [
      [
        [west, south],
        [west, north],
        [east, north],
        [east, south],
      ],
    ];
  });
