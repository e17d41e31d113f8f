import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import { OFFERED_STATUSES } from '../listing/status/status.ts';

/** The part of a search that finds exactly the homes anyone may make an offer for. */
export function offeredHomes(): Pick<ListingFilter, 'status' | 'lastStatus'> {
  return { status: ['A'], lastStatus: [...OFFERED_STATUSES] };
}
