import { type ListingDocument, Position } from '#src/contract/listings/listing.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import { isInCanada } from '#src/domain/places/canada.ts';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import type { MappedListing } from './listing-mapping.ts';
import type { SourceTerms } from './listing-source.ts';
import { normalizeListing } from './normalize-listing.ts';

type Terms = Pick<SourceTerms<never>, 'boardIds' | 'carriesSold'>;

/** Why the source may not carry a listing; null when it may. */
function brokenTerm({ boardId, lastStatus }: ListingDocument, terms: Terms): string | null {
  if (!terms.boardIds.has(boardId)) return 'boardId: Not a board of this source';
  if (lastStatus !== 'Sld' && lastStatus !== 'Lsd') return null;
  return terms.carriesSold ? null : 'lastStatus: This source has no sold listings';
}

/** Whether a mapped listing may enter the store. The error is the reason why it may not. */
export function validateListing(
  { document, coarse }: MappedListing,
  terms: Terms,
): Outcome<ListingRecord, string> {
  const listing = normalizeListing(document);
  if (!listing.ok) return listing;
  const point = Position.safeParse(coarse);
  if (!point.success || !isInCanada(point.data)) {
    return failure('coarse: Not a point in Canada');
  }
  const broken = brokenTerm(listing.value, terms);
  return broken === null
    ? success({ document: listing.value, coarse: point.data })
    : failure(broken);
}
