import type { City } from '../market/market.ts';

/** More numbers than any property has had. */
const NUMBERS_PER_LISTING = 4;
const LOWEST = 10_000_000;
/** Range and stride have no common divisor, so that every ordinal gets a number of its own. */
const RANGE = 89_999_999;
const STRIDE = 48_271;

/** The number of listings for which there are numbers. */
export const MAX_LISTINGS = Math.floor(RANGE / NUMBERS_PER_LISTING);

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
 * digits, unique over all cities and times. `ordinal` counts the listings of all cities, from 0 to
 * below `MAX_LISTINGS`.
 */
export function mlsNumber(city: City, ordinal: number, earlier: number): string {
  const letter = LETTERS[city.region] ?? LETTERS[city.province] ?? 'X';
  const number = ((ordinal * NUMBERS_PER_LISTING + earlier) * STRIDE) % RANGE;
  return `${letter}${LOWEST + number}`;
}
