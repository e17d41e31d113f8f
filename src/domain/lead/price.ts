import { formatDollars } from '../money.ts';

/** What may be typed as a price: digits and a point. */
export function priceDigits(text: string, longest: number): string {
  return text.replaceAll(/[^\d.]/g, '').slice(0, longest);
}

/** A typed price as people read it, "$750,000"; what is no price stays as it is. */
export function priceEntryText(text: string, locale: string): string {
  const digits = priceDigits(text, text.length);
  return /^\d+$/.test(digits) ? formatDollars(Number(digits), locale) : text;
}
