import { memoize } from '../memoize.ts';

/** The least and the most digits written after the decimal point. */
type Digits = { readonly least?: number; readonly most: number };

/** Making a format takes a hundred times as long as using it. */
const formatOf = memoize((key: string) => {
  const [locale, least, most] = key.split(' ');
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: Number(least),
    maximumFractionDigits: Number(most),
  });
});

/** "1,234.5": a number with a decimal fraction, formatted for a locale. */
export function decimalText(value: number, locale: string, { least = 0, most }: Digits): string {
  return formatOf(`${locale} ${least} ${most}`).format(value);
}
