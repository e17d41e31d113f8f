import en from 'zod/v4/locales/en.js';
import { FeedListing } from '#src/contract/listings/feed-listing.ts';
import { type ListingDocument, Position } from '#src/contract/listings/listing.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import type { MappedListing } from './listing-mapping.ts';
import type { ListingSource } from './listing-source.ts';

const error = en().localeError;

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

/** The same text for the same mistake, whatever the listing: a place in a list is left out. */
function reasonOf([issue]: readonly Issue[], field: string): string {
  const path = [field, ...(issue?.path ?? []).filter((step) => typeof step === 'string')];
  return `${path.filter(Boolean).join('.')}: ${issue?.message ?? 'Invalid input'}`;
}

type Terms = Pick<ListingSource<never>, 'boardIds' | 'carriesSold'>;

/** Why the source may not carry a listing; null when it may. */
function brokenTerm({ boardId, lastStatus }: ListingDocument, terms: Terms): string | null {
  if (!terms.boardIds.has(boardId)) return 'boardId: Not a board of this source';
  const isSold = lastStatus === 'Sld' || lastStatus === 'Lsd';
  return isSold && !terms.carriesSold ? 'lastStatus: This source carries no sold listings' : null;
}

/** Whether a mapped listing may enter the store. The error is the reason why it may not. */
export function validateListing(
  { document, coarse }: MappedListing,
  terms: Terms,
): Outcome<ListingRecord, string> {
  const listing = FeedListing.safeParse(document, { error });
  if (!listing.success) return failure(reasonOf(listing.error.issues, ''));
  const point = Position.safeParse(coarse, { error });
  if (!point.success) return failure(reasonOf(point.error.issues, 'coarse'));
  // Stored as its source gave it: the contract reads numbers written as text, each time alike.
  const stored = document as ListingDocument;
  const broken = brokenTerm(stored, terms);
  return broken === null ? success({ document: stored, coarse: point.data }) : failure(broken);
}
