import { formatDollars } from '../money.ts';

const UNIT_DOLLARS: Readonly<Record<string, number>> = { '': 1, K: 1e3, M: 1e6 };

/** What may be typed as a price: digits and a point, and K or M at the end. */
export function priceEntry(text: string): string {
  const [entry = ''] = /^[\d.]*[km]?/i.exec(text.replaceAll(/[\s$,]/g, '')) ?? [];
  return entry.toUpperCase();
}

const PRICE = /^(\d{1,20}(?:\.\d{1,20})?)([km]?)$/i;

/** The price in a text, dollars: "750,000", "$500K" or "1.2M"; undefined where it is none. */
export function priceOfEntry(text: string): number | undefined {
  const [, number, unit = ''] = PRICE.exec(text.replaceAll(/[\s$,]/g, '')) ?? [];
  const dollars = UNIT_DOLLARS[unit.toUpperCase()];
  if (number === undefined || dollars === undefined) return undefined;
  // 1.001 million is a fraction of a cent less in binary.
  return Math.round(Number(number) * dollars * 100) / 100;
}

/** A typed price as people read it, "$750,000"; what is no price stays as it is. */
export function priceEntryText(text: string, locale: string): string {
  const price = priceOfEntry(text);
  return price === undefined ? text : formatDollars(price, locale);
}
