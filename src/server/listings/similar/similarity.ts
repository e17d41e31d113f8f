import type { ListingDocument } from '#src/contract/listings/listing.ts';

const SIZE_REACH_SQFT = 200;
const AGE_REACH_YEARS = 10;

type Span = readonly [low: number, high: number];

/** "1500-2000", "1450" or 1450 as a span; undefined when unknown. */
function spanOf(text: string | number | null | undefined): Span | undefined {
  const match = /^(\d+)(?:\s*-\s*(\d+)|\s*(\+))?$/.exec(String(text ?? '').trim());
  if (!match) return undefined;
  const low = Number(match[1]);
  return [low, match[3] ? Number.POSITIVE_INFINITY : Number(match[2] ?? low)];
}

/** The possible years of a home: a board gives the year, or the age in years when it was listed. */
function yearsOf({ details, listDate }: ListingDocument): Span | undefined {
  const text = details.yearBuilt ?? '';
  const listYear = Number(listDate.slice(0, 4));
  if (/^\d{4}$/.test(text)) return [Number(text), Number(text)];
  if (text === 'New') return [listYear - 1, listYear + 1];
  const ages = spanOf(text);
  return ages && [listYear - 1 - ages[1], listYear - ages[0]];
}

function areNear(one: Span | undefined, other: Span | undefined, reach: number): boolean {
  if (!one || !other) return true;
  return one[0] - reach <= other[1] && other[0] - reach <= one[1];
}

type SizedHome = { readonly details: { readonly sqft?: string | number | null | undefined } };

/** Whether two homes may be within 200 square feet of one another. */
export function isNearInSize(one: SizedHome, other: SizedHome): boolean {
  return areNear(spanOf(one.details.sqft), spanOf(other.details.sqft), SIZE_REACH_SQFT);
}

/** Whether two homes may have been built within ten years of one another. */
export function isNearInYear(one: ListingDocument, other: ListingDocument): boolean {
  return areNear(yearsOf(one), yearsOf(other), AGE_REACH_YEARS);
}
