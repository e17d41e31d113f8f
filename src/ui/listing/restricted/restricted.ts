import type { RestrictedListing } from '#src/contract/listings/listing.ts';
import type { BadgeName } from '../Badge.tsx';

type PublicFields = Pick<
  RestrictedListing,
  'mlsNumber' | 'boardId' | 'type' | 'status' | 'listDate' | 'soldDate'
> & { address: { city: string; state: string } };

/** Copies only public fields, so that an unexpected field stays unseen. */
export function publicFieldsOf(listing: RestrictedListing): PublicFields {
  const { mlsNumber, boardId, type, status, listDate, soldDate, address } = listing;
  const { city, state } = address;
  return { mlsNumber, boardId, type, status, listDate, soldDate, address: { city, state } };
}

/** A restricted listing shows whether it is on the market, and if it was sold, how it left it. */
export function restrictedBadge({ type, status, soldDate }: PublicFields): BadgeName {
  if (status === 'A') return type === 'Sale' ? 'for-sale' : 'for-lease';
  if (!soldDate) return 'off-market';
  return type === 'Sale' ? 'sold' : 'leased';
}
