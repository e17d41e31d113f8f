import { LEAD_LIMITS } from '#src/contract/lead/limits.ts';
import { typedNumber } from '#src/lib/text/typed-number.ts';
import { formatDollars } from '../money.ts';

const UNIT_DOLLARS: Readonly<Record<string, number>> = { '': 1, K: 1e3, M: 1e6 };

const ENTRY = new RegExp(
  String.raw`^(?:[.,'’\s]*\d){0,${LEAD_LIMITS.priceLength}}[.,'’\s]*[km]?`,
  'i',
);

/**
 * What may be typed as a price: as many digits as a price may have, with their marks and blanks, and K or M
 * at the end. More digits are left out; a price that has as many is too high already.
 */
export function priceEntry(text: string): string {
  const [entry = ''] = ENTRY.exec(text.replace('$', '').trimStart()) ?? [];
  return entry.toUpperCase();
}

const PRICE = /^(.*?)([km]?)$/i;

/** The price in a text, dollars: "750,000", "750 000 $", "$500K" or "1,2M"; undefined where it is none. */
export function priceOfEntry(text: string): number | undefined {
  const [, amount = '', letter = ''] = PRICE.exec(text.trim()) ?? [];
  const unit = letter.toUpperCase();
  const number = typedNumber(amount, unit === 'M' ? 6 : 2);
  if (number === undefined) return undefined;
  // In binary, 1.001 million comes out a fraction of a cent too low.
  return Math.round(number * (UNIT_DOLLARS[unit] ?? 1) * 100) / 100;
}

/** A typed price for people, "$750,000"; a text that is no price stays unchanged. */
export function priceEntryText(text: string, locale: string): string {
  const price = priceOfEntry(text);
  return price === undefined ? text : formatDollars(price, locale);
}
