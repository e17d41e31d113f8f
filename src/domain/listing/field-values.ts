import type { ListingDocument } from '#src/contract/listings/listing.ts';
import { fold } from '#src/lib/text/fold.ts';
import { provinceOf } from '../places/provinces.ts';

const DAY_MS = 86_400_000;
const MONTH = /^\d{4}-\d{2}$/;
const SQFT_PER_SQUARE_METRE = 10.7639;

/** Days since 1970 of a date text that begins YYYY-MM-DD. */
export function dayNumber(date: string): number {
  return Math.floor(Date.parse(date.slice(0, 10)) / DAY_MS);
}

/** The day of a date text; null where there is none. */
export function parseDay(date: unknown): number | null {
  const day = typeof date === 'string' ? dayNumber(date) : Number.NaN;
  return Number.isFinite(day) ? day : null;
}

/** The first and the last of a value that is known only as a span. */
export type NumberSpan = readonly [low: number | null, high: number | null];

const UNKNOWN: NumberSpan = [null, null];

/** First and last day of a month written YYYY-MM: a date filter compares the month as a whole. */
function monthDays(month: string): NumberSpan {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return [Date.UTC(year, number - 1, 1) / DAY_MS, Date.UTC(year, number, 1) / DAY_MS - 1];
}

/** The days a date may mean: one for a full date, all days of a month where only the month is given. */
export function daysOf(date: string | null | undefined): NumberSpan {
  if (!date) return UNKNOWN;
  if (MONTH.test(date)) return monthDays(date);
  const day = dayNumber(date);
  return [day, day];
}

/** A whole number as a board may write it; null where there is none, or none to calculate with. */
export function parseInteger(value: unknown): number | null {
  if (value === null || value === undefined || value === '') return null;
  const number = Math.round(Number(value));
  return Number.isSafeInteger(number) ? number : null;
}

/** "1500-2000" → both bounds; "1450" or 1450 → the same number twice. */
export function sqftBounds(sqft: string | number | null | undefined): NumberSpan {
  const [low = null, high = low] = String(sqft ?? '')
    .split('-')
    .map(parseInteger);
  return [low, high];
}

/**
 * The years a home may have been built in: one where the year is given, a span where its age at
 * listing is ("6-15", "New", "100+"). A home that is n years old has been built n or n + 1 calendar
 * years before.
 */
export function yearBuiltBounds(text: string | null | undefined, listYear: number): NumberSpan {
  if (!text) return UNKNOWN;
  if (/^\d{4}$/.test(text)) return [Number(text), Number(text)];
  if (text === 'New') return [listYear - 1, listYear];
  const [, young, old] = /^(\d{1,3})(?:-(\d{1,3})|\+)$/.exec(text) ?? [];
  if (young === undefined) return UNKNOWN;
  return [old === undefined ? 0 : listYear - Number(old) - 1, listYear - Number(young)];
}

/** Width times depth in square feet, of a lot measured in feet or metres. */
export function lotSqft({ width, depth, measurement }: ListingDocument['lot']): number | null {
  const area = Number(width || Number.NaN) * Number(depth || Number.NaN);
  const isMetric = /^m/i.test(measurement ?? '');
  return parseInteger(isMetric ? area * SQFT_PER_SQUARE_METRE : area);
}

/** -1 where the price has come down since the listing began, 1 where it has gone up, else 0. */
export function priceChange(listing: ListingDocument): number | null {
  const [first, now] = [parseInteger(listing.originalPrice), parseInteger(listing.listPrice)];
  return first === null || now === null ? null : Math.sign(now - first);
}

/** The key of a province in any spelling: its code, or the folded text of an unknown one. */
export function stateKey(text: string): string {
  return provinceOf(text)?.code ?? fold(text);
}

/** Postal codes are compared by their beginning, without the space in the middle. */
export function zipKey(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}
