import type { AnyListing } from '#src/contract/listings/listing.ts';
import { addressLine } from '../listing/address.ts';
import { isConditional } from '../listing/status/status.ts';

/** The facts about a listing in a lead; a restricted one has no price and no address. */
export type LeadListing = {
  readonly mlsNumber: string;
  readonly boardId: number;
  readonly city: string;
  readonly address?: string | undefined;
  readonly priceDollars?: number | undefined;
  /** Whether it is sold or leased under conditions that are still open. */
  readonly isConditional?: boolean;
};

/** The facts about a listing that its contact form sends, limited to what its viewer may see. */
export function leadListing(listing: AnyListing): LeadListing {
  const { mlsNumber, boardId, address } = listing;
  const publicParts = { mlsNumber, boardId, city: address.city };
  if ('restricted' in listing) return publicParts;
  return {
    ...publicParts,
    address: addressLine(listing.address),
    priceDollars: listing.listPrice,
    isConditional: isConditional(listing.lastStatus),
  };
}
