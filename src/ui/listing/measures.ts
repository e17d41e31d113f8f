import { memoize } from '#src/lib/memoize.ts';
import type { Locale } from '#src/messages/locale.ts';
import { listingTexts } from '#src/messages/listing/listing.ts';

/** "1,450", "1,100–1,500" or "under 500" from a number of square feet, its digits or a range of them. */
export function squareFeetText(sqft: string | number | null, locale: Locale): string | undefined {
  const words = listingTexts(locale);
  if (sqft === null) return undefined;
  const parts = String(sqft).match(/\d+(?:\.\d+)?/g);
  if (!parts) return undefined;
  const numbers = parts.slice(0, 2).map((part) => Math.round(Number(part)));
  if (numbers.every((number) => number === 0)) return undefined;
  const [low, high] = numbers;
  if (low === 0 && high !== undefined) return words.underSqft(high + 1);
  return numbers.map((number) => number.toLocaleString(locale)).join('–');
}

const monthFormat = memoize(
  (locale: Locale) =>
    new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const dayFormat = memoize(
  (locale: Locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
);

function formatDate(format: Intl.DateTimeFormat, date: string): string | undefined {
  const time = Date.parse(date);
  return Number.isFinite(time) ? format.format(time) : undefined;
}

/** "March 2026" from `2026-03` or any longer ISO date; undefined when it is no date. */
export function monthText(date: string, locale: Locale): string | undefined {
  return formatDate(monthFormat(locale), date.slice(0, 7));
}

/** "Mar 4, 2026" from an ISO date, by the calendar of UTC; undefined when it is no date. */
export function dayText(date: string, locale: Locale): string | undefined {
  return formatDate(dayFormat(locale), date);
}
