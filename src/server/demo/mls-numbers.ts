import type { City } from './market.ts';

/** More listings than any city has, and more numbers than any property has had. */
const LISTINGS_PER_CITY = 8000;
const NUMBERS_PER_LISTING = 4;
const LOWEST = 10_000_000;
/** Range and stride have no common divisor, so that every ordinal gets a number of its own. */
const RANGE = 89_999_999;
const STRIDE = 48_271;

/** The regions' letters as boards give them; others have X. */
const LETTERS: Readonly<Record<string, string>> = {
  Toronto: 'C',
  Peel: 'W',
  Halton: 'W',
  York: 'N',
  Durham: 'E',
  'British Columbia': 'R',
  Alberta: 'A',
  Saskatchewan: 'S',
  Manitoba: 'M',
  Quebec: 'Q',
};

/**
 * The listing number of a home's nth time on the market (0 is now, at most 3): a letter and eight
 * digits, unique over all cities.
 */
export function mlsNumber(
  city: City,
  ordinals: { readonly city: number; readonly listing: number },
  earlier: number,
): string {
  const letter = LETTERS[city.region] ?? LETTERS[city.province] ?? 'X';
  const ordinal =
    (ordinals.city * LISTINGS_PER_CITY + ordinals.listing) * NUMBERS_PER_LISTING + earlier;
  return `${letter}${LOWEST + ((ordinal * STRIDE) % RANGE)}`;
}
