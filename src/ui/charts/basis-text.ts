import type { SmallTrend } from '#src/domain/market/trends/trends.ts';
import type { Locale } from '#src/messages/locale.ts';
import { trendsTexts } from '#src/messages/market/trends.ts';
import { dayText } from '../listing/measures.ts';

/** The period of figures. */
export function spanText({ window }: Pick<SmallTrend, 'window'>, locale: Locale): string {
  const [from = '', to = ''] = [window.from, window.to].map((day) => dayText(day, locale) ?? day);
  return trendsTexts(locale).summary.window(from, to);
}

/** The number of sales behind figures, their period, and whether the figures are approximate. */
export function basisText(
  { total, window }: Pick<SmallTrend, 'total' | 'window'>,
  locale: Locale,
): string {
  const { summary } = trendsTexts(locale);
  return [
    summary.n(total.sold ?? 0),
    spanText({ window }, locale),
    total.isApproximate && summary.approximate,
  ]
    .filter(Boolean)
    .join(' · ');
}
