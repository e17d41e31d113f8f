import { memoize } from '../memoize.ts';

/** The digits behind the point: at least so many are written, and at most so many. */
type Digits = { readonly least?: number; readonly most: number };

/** Making a format takes a hundred times as long as using it. */
const formatOf = memoize((key: string) => {
  const [locale, least, most] = key.split(' ');
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: Number(least),
    maximumFractionDigits: Number(most),
  });
});

/** "1,234.5": a number in the words of a locale, with a decimal fraction. */
export function decimalText(value: number, locale: string, { least = 0, most }: Digits): string {
  return formatOf(`${locale} ${least} ${most}`).format(value);
}
