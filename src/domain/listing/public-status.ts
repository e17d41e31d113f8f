import { type LastStatus, OFF_MARKET_STATUSES } from '#src/contract/listings/listing.ts';
import { hasEnded, LEASED_STATUSES, SOLD_STATUSES } from './status.ts';

/** What the public view of a restricted listing shows in place of its last status. */
export type PublicStatus = { readonly status: 'A' | 'U'; readonly type: 'Sale' | 'Lease' };

/**
 * What a restricted listing with a last status shows anonymous viewers. A search by the code finds by
 * this, so that it tells nothing that is hidden; nothing where no such listing can be found.
 */
export function publicStatusesOf(code: LastStatus): readonly PublicStatus[] {
  if (hasEnded(code)) return [];
  const has = (codes: readonly LastStatus[]) => codes.includes(code);
  const status = has(OFF_MARKET_STATUSES) ? 'U' : 'A';
  if (has(SOLD_STATUSES)) return [{ status, type: 'Sale' }];
  if (has(LEASED_STATUSES)) return [{ status, type: 'Lease' }];
  return [
    { status, type: 'Sale' },
    { status, type: 'Lease' },
  ];
}
