const dollars = new Intl.NumberFormat('en-CA', {
  style: 'currency',
  currency: 'CAD',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
});

/** "$675,000": dollar sign, thousands separators, no decimals. */
export function formatDollars(amountDollars: number): string {
  return dollars.format(Math.round(amountDollars));
}

const UNITS = [
  { size: 1e9, letter: 'B' },
  { size: 1e6, letter: 'M' },
  { size: 1e3, letter: 'K' },
] as const;

function inUnit(amount: number): string {
  const digits = amount < 10 ? 2 : amount < 100 ? 1 : 0;
  return String(Number(amount.toFixed(digits)));
}

/** A price for a pin: "$899K", "$1.25M", "$2B", and "$2,450" for a monthly rent. */
export function abbreviateDollars(amountDollars: number): string {
  if (amountDollars < 10_000) return formatDollars(amountDollars);
  // A value that rounds up to the next unit is written in that unit: $999,900 is $1M, not $1000K.
  const unit = UNITS.find(({ size }) => amountDollars >= size * 0.9995);
  return unit
    ? `$${inUnit(amountDollars / unit.size)}${unit.letter}`
    : formatDollars(amountDollars);
}
