import { isClosed, isConditional } from './status/status.ts';

/** The mark shown on a listing. */
export type Badge =
  | 'for-sale'
  | 'for-lease'
  | 'new'
  | 'price-change'
  | 'coming-soon'
  | 'back-on-market'
  | 'sold-conditionally'
  | 'leased-conditionally'
  | 'sold'
  | 'leased';

/** A listing is new for this many days after the day it was listed. */
const NEW_DAYS = 7;

const DAY_MS = 86_400_000;

type BadgeFields = {
  readonly type: 'Sale' | 'Lease';
  readonly lastStatus: string;
  /** Begins YYYY-MM-DD. */
  readonly listDate: string;
};

const OFFERED_BADGES: ReadonlyMap<string, Badge> = new Map([
  ['Pc', 'price-change'],
  ['Cs', 'coming-soon'],
  ['Dft', 'back-on-market'],
]);

/** Whether a home was listed not more than a week before a day; both begin YYYY-MM-DD. */
export function isNew(listDate: string, today: string): boolean {
  const days = (Date.parse(today) - Date.parse(listDate.slice(0, 10))) / DAY_MS;
  return days >= 0 && days <= NEW_DAYS;
}

/** The badge of a deal that is made, under conditions or for good; undefined while a home is offered. */
export function dealBadgeOf({
  type,
  lastStatus,
}: Omit<BadgeFields, 'listDate'>): Badge | undefined {
  const isSale = type === 'Sale';
  if (isClosed(lastStatus)) return isSale ? 'sold' : 'leased';
  if (!isConditional(lastStatus)) return undefined;
  return isSale ? 'sold-conditionally' : 'leased-conditionally';
}

/** The badge of a listing on a day, YYYY-MM-DD. */
export function badgeOf(listing: BadgeFields, today: string): Badge {
  const { type, lastStatus, listDate } = listing;
  const special = dealBadgeOf(listing) ?? OFFERED_BADGES.get(lastStatus);
  if (special) return special;
  if (isNew(listDate, today)) return 'new';
  return type === 'Sale' ? 'for-sale' : 'for-lease';
}

/**
 * The change of the asking price since the first, dollars, below zero for less; null where the first price
 * is not known.
 */
export function priceChangeOf({
  lastStatus,
  listPrice,
  originalPrice,
}: {
  readonly lastStatus: string;
  readonly listPrice: number;
  readonly originalPrice: number | null;
}): number | null {
  if (lastStatus !== 'Pc' || !originalPrice) return null;
  return listPrice === originalPrice ? null : listPrice - originalPrice;
}
