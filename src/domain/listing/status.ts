import type { LastStatus } from '#src/contract/listings/listing.ts';

/** Last-status codes that show the Sold and the Leased badge. */
export const SOLD_STATUSES = ['Sld', 'Sc', 'Sce'] as const satisfies readonly LastStatus[];
export const LEASED_STATUSES = ['Lsd', 'Lc', 'Lce'] as const satisfies readonly LastStatus[];

/** Last-status codes of a listing that left the market without a sale or a lease. */
const ENDED_STATUSES = ['Exp', 'Ter', 'Sus'] as const satisfies readonly LastStatus[];

/** Whether a listing has expired, or was terminated or suspended. */
export function hasEnded(lastStatus: string): boolean {
  return includes(ENDED_STATUSES, lastStatus);
}

/** The statuses a visitor's search begins with. */
export const DEFAULT_LAST_STATUSES = ['New', 'Pc'] as const satisfies readonly LastStatus[];

export type Badge = 'for-sale' | 'sold' | 'for-lease' | 'leased';

function includes(codes: readonly string[], code: string): boolean {
  return codes.includes(code);
}

/** The badge of a listing: Sold or Leased by its last status, else For Sale or For Lease. */
export function badgeOf(listing: { type: 'Sale' | 'Lease'; lastStatus: string }): Badge {
  if (listing.type === 'Sale') {
    return includes(SOLD_STATUSES, listing.lastStatus) ? 'sold' : 'for-sale';
  }
  return includes(LEASED_STATUSES, listing.lastStatus) ? 'leased' : 'for-lease';
}

/** Whether the listing has closed, so that its sold price is the price to show. */
export function isClosed(lastStatus: string): boolean {
  return lastStatus === 'Sld' || lastStatus === 'Lsd';
}
