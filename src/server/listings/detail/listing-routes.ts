import type { FastifyInstance } from 'fastify';
import type { ListingChoice } from '#src/contract/listings/listing-query.ts';
import { getListing, getListingByPost } from '#src/contract/listings/listings.ts';
import type { IdentifyViewer } from '../../http/mount.ts';
import { mountForViewer } from '../../http/mount-for-viewer.ts';
import type { ViewerCall } from '../../http/viewer-calls.ts';
import { SentAs } from '../../http/replies/replies.ts';
import { boardInHeader } from './board-header.ts';
import { fieldPicker } from '#src/domain/listing/summary/field-picker.ts';
import type { listingDetails } from './listing-details.ts';

type ListingRouteDependencies = {
  readonly details: ReturnType<typeof listingDetails>;
  readonly identify: IdentifyViewer;
  /** A text that changes with the listings. */
  readonly revision: () => string;
};

/** `raw` requests the feed's own record beside the listing: here the listing is that record. */
function chosenFields(fields: readonly string[] | undefined): readonly string[] | undefined {
  const paths = fields?.filter((field) => field !== 'raw');
  return paths?.length ? paths : undefined;
}

/**
 * One listing, by GET or POST. A board in the query or the body takes precedence over one in the header.
 */
export function listingDetailRoutes(
  app: FastifyInstance,
  { details, identify, revision }: ListingRouteDependencies,
): void {
  const answer = async (
    call: ViewerCall<{ mlsNumber: string }, unknown, unknown>,
    { boardId = boardInHeader(call), fields }: ListingChoice,
  ) => {
    const key = { mlsNumber: call.params.mlsNumber.toUpperCase(), boardId };
    const listing = await details(key, call.viewer);
    const paths = chosenFields(fields);
    return paths ? new SentAs(listing, fieldPicker(paths)(listing)) : listing;
  };
  mountForViewer(app, { identify, revision }, getListing, (call) => answer(call, call.query));
  mountForViewer(app, { identify, revision }, getListingByPost, (call) =>
    answer(call, { ...call.query, ...call.body }),
  );
}
