import type { ValuationAccuracy } from '#src/contract/listings/valuation-calls.ts';
import type { ValuedType } from '#src/contract/listings/valued-homes.ts';
import type { Locale } from '#src/messages/locale.ts';
import { homeValueTexts } from '#src/messages/home-value.ts';

const percent = (number: number, locale: Locale) => number.toLocaleString(locale);

/** The errors of estimates, in sentences. */
export function accuracyText(
  accuracy: ValuationAccuracy | null,
  type: ValuedType,
  locale: Locale,
): string {
  const { accuracy: words } = homeValueTexts(locale).method;
  if (!accuracy) return words.untested;
  const { scope, city, testedSales, medianErrorPercent, insideRangePercent } = accuracy;
  const places = {
    cityAndType: words.cityAndType(type, city ?? ''),
    type: words.type(type),
    all: words.all,
  };
  const error = percent(medianErrorPercent, locale);
  return words.tested(testedSales, places[scope], error, percent(insideRangePercent, locale));
}

/** The same in one short sentence; undefined where nothing was measured. */
export function shortAccuracyText(
  accuracy: ValuationAccuracy | null,
  locale: Locale,
): string | undefined {
  if (!accuracy) return undefined;
  const { accuracy: words } = homeValueTexts(locale).method;
  return words.short(percent(accuracy.medianErrorPercent, locale), accuracy.testedSales);
}
