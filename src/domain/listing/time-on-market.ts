import type { HistoryEntry } from '#src/contract/listings/listing.ts';
import { isClosed } from './status/status.ts';

const DAY_MS = 86_400_000;

/** A home that comes back later than this counts as a new offer. */
const RELISTED_WITHIN_DAYS = 90;

type OfferFields = Pick<HistoryEntry, 'type' | 'lastStatus' | 'listDate' | 'soldDate'> & {
  readonly timestamps: {
    /** Present for an expired listing only. */
    readonly expiryDate?: string | null | undefined;
    readonly listingUpdated?: string | null | undefined;
  };
};

function daysBetween(from: string, to: string): number {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
  return Number.isFinite(days) ? Math.max(0, days) : 0;
}

const endOf = ({ soldDate, timestamps }: OfferFields) => soldDate ?? timestamps.expiryDate ?? null;

/**
 * How many days a home has been offered in all: from the time it is listed now and, before it, each
 * time it was listed for the same kind of deal without closing and came back within three months.
 * `history` is in any order and may hold the present listing; days are YYYY-MM-DD.
 */
export function daysOffered(
  now: OfferFields,
  history: readonly OfferFields[],
  today: string,
): number {
  let since = now.listDate;
  let days = daysBetween(now.listDate, isClosed(now.lastStatus) ? (endOf(now) ?? today) : today);
  const earlier = history
    .filter(({ type, listDate }) => type === now.type && listDate < now.listDate)
    .toSorted((a, b) => (a.listDate < b.listDate ? 1 : -1));
  for (const offer of earlier) {
    const end = endOf(offer);
    if (isClosed(offer.lastStatus) || end === null) break;
    const lastDay = [end, since].toSorted()[0] ?? since;
    if (daysBetween(lastDay, since) > RELISTED_WITHIN_DAYS) break;
    days += daysBetween(offer.listDate, lastDay);
    since = offer.listDate;
  }
  return days;
}
