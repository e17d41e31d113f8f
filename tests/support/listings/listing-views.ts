import {
  FullListing,
  type ListingDocument,
  ListingSummary,
  RestrictedListing,
} from '#src/contract/listings/listing.ts';
import { publicView } from '#src/domain/listing/visibility.ts';
import { pointOf } from '#tests/support/listings/point-of.ts';
import { aListing, HIDDEN } from './listings.ts';

/** The view of `aListing` for a card. */
export function aSummary(changes: Partial<ListingDocument> = {}): ListingSummary {
  return ListingSummary.parse(aListing(changes));
}

/** The view of `aListing` for its page. */
export function aFullListing(changes: Partial<ListingDocument> = {}): FullListing {
  return FullListing.parse(aListing(changes));
}

/** A restricted listing with every field it must not carry, as from a careless server. */
export function aLeakingListing(): RestrictedListing {
  const document = aListing({ permissions: HIDDEN });
  const view = RestrictedListing.parse(publicView(document, pointOf(document)));
  return Object.assign(aFullListing({ permissions: HIDDEN }), view, { address: document.address });
}

/** Texts of the listing that a restricted view must never show. */
export const SECRETS = [
  'Maple',
  'maple',
  'M4E',
  '899',
  'Fernhill',
  'images/',
  'The Beaches',
  '1987',
];
