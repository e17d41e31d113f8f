import type { HistoryEntry } from '#src/contract/listings/listing.ts';
import { hasEnded, isClosed } from './status/status.ts';

/** A home offered at a price from one day to another; milliseconds since 1970. */
export type PriceStep = {
  readonly fromMs: number;
  readonly toMs: number;
  /** The price it was first offered at. */
  readonly firstPriceDollars: number;
  /** The price at the end; nobody says on which days between it changed. */
  readonly priceDollars: number;
};

/**
 * A price that a home was listed or closed at, or is offered at or was last offered at where that is another
 * one, and how far it is from the price before it.
 */
export type PriceEvent = {
  readonly kind: 'listed' | 'closed' | 'offered' | 'ended';
  readonly atMs: number;
  readonly priceDollars: number;
  /** Percent; null for the first. */
  readonly changePercent: number | null;
};

export type PriceHistory = {
  readonly steps: readonly PriceStep[];
  readonly events: readonly PriceEvent[];
};

type Entry = Pick<
  HistoryEntry,
  | 'type'
  | 'lastStatus'
  | 'listPrice'
  | 'originalPrice'
  | 'soldPrice'
  | 'listDate'
  | 'soldDate'
  | 'timestamps'
>;

/** The price that a listing was first offered at. */
export function firstPrice({
  originalPrice,
  listPrice,
}: Pick<Entry, 'originalPrice' | 'listPrice'>) {
  return originalPrice || listPrice;
}

/** The change from one price to another, percent; null without a first price. */
export function changePercent(fromDollars: number | null, toDollars: number): number | null {
  return fromDollars ? (toDollars / fromDollars - 1) * 100 : null;
}

/** The day that a listing left the market; undefined while it runs, even with an expiry date. */
export function endOfListing({
  lastStatus,
  soldDate,
  timestamps,
}: Pick<Entry, 'lastStatus' | 'soldDate' | 'timestamps'>): string | undefined {
  if (!isClosed(lastStatus) && !hasEnded(lastStatus)) return undefined;
  return soldDate ?? timestamps.expiryDate ?? undefined;
}

type PlainEvent = Omit<PriceEvent, 'changePercent'>;

/** The price at the end of a listing; undefined where it closed for an unknown one, or it never changed. */
function lastEvent(entry: Entry, endMs: number): PlainEvent | undefined {
  const { listPrice, lastStatus, soldDate, soldPrice } = entry;
  if (isClosed(lastStatus)) {
    if (soldDate === null || soldPrice === null) return undefined;
    return { kind: 'closed', atMs: Date.parse(soldDate), priceDollars: soldPrice };
  }
  if (firstPrice(entry) === listPrice) return undefined;
  return {
    kind: hasEnded(lastStatus) ? 'ended' : 'offered',
    atMs: endMs,
    priceDollars: listPrice,
  };
}

function eventsOf(entry: Entry, { toMs }: PriceStep): PlainEvent[] {
  const last = lastEvent(entry, toMs);
  const atMs = Date.parse(entry.listDate);
  return [{ kind: 'listed', atMs, priceDollars: firstPrice(entry) }, ...(last ? [last] : [])];
}

/**
 * The prices of a home over time, the oldest first: of sales for a home for sale, of leases for one to
 * lease, as the two cannot be compared. Entries without a day or a price are left out.
 *
 * @param today YYYY-MM-DD, the day to which a listing without an end continues
 */
export function priceHistory(
  entries: readonly Entry[],
  { type, today }: { readonly type: Entry['type']; readonly today: string },
): PriceHistory {
  const ofType = entries
    .filter((entry) => entry.type === type && entry.listPrice > 0)
    .filter(({ listDate }) => Number.isFinite(Date.parse(listDate)))
    .toSorted((a, b) => Date.parse(a.listDate) - Date.parse(b.listDate));
  const steps = ofType.map((entry): PriceStep => {
    const fromMs = Date.parse(entry.listDate);
    const toMs = Date.parse(endOfListing(entry) ?? today);
    return {
      fromMs,
      toMs: Math.max(fromMs, toMs || fromMs),
      firstPriceDollars: firstPrice(entry),
      priceDollars: entry.listPrice,
    };
  });
  const events = ofType
    .flatMap((entry, at) => eventsOf(entry, steps[at] as PriceStep))
    .filter(({ atMs, priceDollars }) => Number.isFinite(atMs) && priceDollars > 0)
    .toSorted((a, b) => a.atMs - b.atMs);
  return {
    steps,
    events: events.map((event, at) => ({
      ...event,
      changePercent: changePercent(events[at - 1]?.priceDollars ?? null, event.priceDollars),
    })),
  };
}
