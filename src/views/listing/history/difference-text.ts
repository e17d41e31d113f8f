import type { ListingSummary } from '#src/contract/listings/listing.ts';
import { differencesOf } from '#src/domain/listing/differences.ts';
import { detailTexts } from '#src/messages/listing/detail.ts';
import type { Locale } from '#src/messages/locale.ts';

type Details = ListingSummary['details'];

/** "1 more bedroom, about 200 sq ft smaller": how a home that compares to one differs from it. */
export function differenceText(home: Details, other: Details, locale: Locale): string {
  const { differs, alike } = detailTexts(locale).comparables;
  const differences = differencesOf(home, other).map(({ kind, more }) => {
    const count = Math.abs(more).toLocaleString(locale);
    return differs[kind](count, { isOne: Math.abs(more) === 1, isMore: more > 0 });
  });
  return differences.length === 0 ? alike : differences.join(', ');
}
