import type { ListingDocument } from '#src/contract/listings/listing.ts';
import { isClosed } from '../listing/status/status.ts';

/** A listing that searches may find. */
export type FindableListing = {
  readonly document: Pick<ListingDocument, 'status' | 'lastStatus'>;
  readonly isRestricted: boolean;
};

/** Whether a listing is a sale, and one that everyone may see. */
export type SaleState = 'none' | 'restricted' | 'public';

/** Undefined stands for a listing that no search may find. */
export function saleState(listing: FindableListing | undefined): SaleState {
  if (!listing) return 'none';
  const { status, lastStatus } = listing.document;
  if (status !== 'U' || !isClosed(lastStatus)) return 'none';
  return listing.isRestricted ? 'restricted' : 'public';
}
