import { memoize } from '#src/lib/memoize.ts';

const CANADIAN_DOLLARS = {
  style: 'currency',
  currency: 'CAD',
  currencyDisplay: 'narrowSymbol',
} as const;

const wholeDollars = memoize(
  (locale: string) =>
    new Intl.NumberFormat(locale, { ...CANADIAN_DOLLARS, maximumFractionDigits: 0 }),
);

const shortDollars = memoize(
  (locale: string) =>
    new Intl.NumberFormat(locale, {
      ...CANADIAN_DOLLARS,
      notation: 'compact',
      maximumSignificantDigits: 3,
    }),
);

/** "$675,000": dollar sign, thousands separators, no decimals. */
export function formatDollars(amountDollars: number, locale: string): string {
  return wholeDollars(locale).format(Math.round(amountDollars));
}

const UNITS = [1e9, 1e6, 1e3];

/** Three digits are enough for a pin; halves of the last one are rounded as binary fractions are. */
function roundToUnit(amount: number, unit: number): number {
  const units = amount / unit;
  return Number(units.toFixed(units < 10 ? 2 : units < 100 ? 1 : 0)) * unit;
}

/** A price for a pin: "$899K", "$1.25M", "$2B", and "$2,450" for a monthly rent. */
export function abbreviateDollars(amountDollars: number, locale: string): string {
  // A value that rounds up to the next unit is written in that unit: $999,900 is $1M, not $1000K.
  const unit = UNITS.find((size) => amountDollars >= size * 0.9995);
  if (amountDollars < 10_000 || !unit) return formatDollars(amountDollars, locale);
  return shortDollars(locale).format(roundToUnit(amountDollars, unit));
}
