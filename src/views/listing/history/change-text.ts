import { memoize } from '#src/lib/memoize.ts';
import { detailTexts } from '#src/messages/listing/detail.ts';
import type { Locale } from '#src/messages/locale.ts';

const TENTHS = { style: 'percent', maximumFractionDigits: 1 } as const;

const signedPercent = memoize(
  (locale: Locale) => new Intl.NumberFormat(locale, { ...TENTHS, signDisplay: 'exceptZero' }),
);
const plainPercent = memoize((locale: Locale) => new Intl.NumberFormat(locale, TENTHS));

/** "+12.5%", "−3%" or "0%" from a change in percent. */
export function changeText(changePercent: number, locale: Locale): string {
  return signedPercent(locale)
    .format(changePercent / 100)
    .replace('-', '−');
}

/** "3% under asking" from the difference of a closing price from the asking price, percent. */
export function askingText(changePercent: number, locale: Locale): string {
  const { overAsking, underAsking, atAsking } = detailTexts(locale).history;
  const percent = plainPercent(locale).format(Math.abs(changePercent) / 100);
  if (Math.abs(changePercent) < 0.05) return atAsking;
  return changePercent > 0 ? overAsking(percent) : underAsking(percent);
}
