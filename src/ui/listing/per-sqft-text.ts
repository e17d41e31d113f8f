import { pricePerSqft } from '#src/domain/listing/worth.ts';
import { formatDollars } from '#src/domain/money.ts';
import { detailTexts } from '#src/messages/listing/detail.ts';
import type { Locale } from '#src/messages/locale.ts';

/** "$612 per sq ft", or "$500–$682 per sq ft" of a size that is a range; undefined where it is not known. */
export function perSqftText(
  listing: Parameters<typeof pricePerSqft>[0],
  locale: Locale,
): string | undefined {
  const worth = pricePerSqft(listing);
  if (!worth) return undefined;
  const [low, high] = [formatDollars(worth.low, locale), formatDollars(worth.high, locale)];
  return detailTexts(locale).pricePerSqft(low === high ? low : `${low}–${high}`);
}
