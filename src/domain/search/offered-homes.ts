import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import { OFFERED_STATUSES } from '../listing/status/status.ts';

/** The part of a search that finds every home anyone may make an offer for, and no other. */
export function offeredHomes(): Pick<ListingFilter, 'status' | 'lastStatus'> {
  return { status: ['A'], lastStatus: [...OFFERED_STATUSES] };
}
