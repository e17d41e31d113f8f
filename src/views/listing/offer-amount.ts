import type { HistoryEntry } from '#src/contract/listings/listing.ts';
import { formatDollars } from '#src/domain/money.ts';
import type { Locale } from '#src/messages/locale.ts';
import { listingTexts } from '#src/messages/listing/listing.ts';

/** A price as text: "$675,000", "$2,450/mo" for a lease. */
export function offerAmount(type: HistoryEntry['type'], dollars: number, locale: Locale): string {
  const amount = formatDollars(dollars, locale);
  return type === 'Lease' ? `${amount}${listingTexts(locale).aMonth}` : amount;
}
