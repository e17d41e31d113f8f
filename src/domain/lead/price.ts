import { formatDollars } from '../money.ts';

/** What may be typed as a price: digits and a point. */
export function priceDigits(typed: string, longest: number): string {
  return typed.replaceAll(/[^\d.]/g, '').slice(0, longest);
}

/** A typed price as people read it, "$750,000"; what is no price stays as it is. */
export function priceEntryText(typed: string, locale: string): string {
  const digits = priceDigits(typed, typed.length);
  return /^\d+$/.test(digits) ? formatDollars(Number(digits), locale) : typed;
}
