import { getListingCall } from '#src/contract/listings/calls.ts';
import type { AnyListing } from '#src/contract/listings/listing.ts';
import type { ListingKey } from '#src/contract/listings/listing-query.ts';
import type { PageLocals } from './page-locals.ts';

/** The listing for a showing, as its viewer may see it; undefined where it is gone. */
export async function showingListing(
  { mlsNumber, boardId }: ListingKey,
  { call }: Pick<PageLocals, 'call'>,
): Promise<AnyListing | undefined> {
  const reply = await call(getListingCall, { params: { mlsNumber }, query: { boardId } });
  return reply.ok ? reply.value : undefined;
}
