import type { ListingKey } from '#src/contract/listings/listing-query.ts';
import type { ListingDocument, RestrictedDocument } from '#src/contract/listings/listing.ts';
import { inProviderForm } from '#src/domain/listing/provider-form.ts';
import type { Viewer } from '../http/viewer.ts';
import { areInSummary } from '#src/domain/listing/summary/summary-document.ts';
import type { ListingRepository, StoredListing, StoredSummary, StoreSearch } from './repository.ts';

/** Whether a viewer was given the public view of a listing alone. */
export function isPublicView(listing: StoredListing): listing is RestrictedDocument {
  return 'restricted' in listing;
}

/** What was made of listings that are kept in memory; it goes with them. */
const listedForms = new WeakMap<ListingDocument, ReturnType<typeof withoutHistory>>();

function withoutHistory(listing: ListingDocument) {
  const { history: _history, ...listingWithoutHistory } = inProviderForm(listing);
  return listingWithoutHistory;
}

/**
 * A listing as it stands in a list, in the form of the provider's answers: without its history, which
 * is for signed-in viewers, of boards that allow it, and is given with one listing or by a call of its own.
 */
export function asListed(listing: StoredListing) {
  if (isPublicView(listing)) return listing;
  const form = listedForms.get(listing) ?? withoutHistory(listing);
  listedForms.set(listing, form);
  return form;
}

function summaryAsListed(summary: StoredSummary) {
  return 'restricted' in summary ? summary : summary.listing;
}

/** A home as it stands in a list; of its fields at least those that are wanted. */
export type ListedHome = ReturnType<typeof asListed> | ReturnType<typeof summaryAsListed>;

/** Finds homes, and gives each as it stands in a list. */
export type FindListedHomes = (search: StoreSearch) => Promise<readonly ListedHome[]>;

/** Reads listings of which some fields are wanted, each as it stands in a list: from summaries where these tell them. */
export async function listedByKey(
  { keys, fields }: { keys: readonly ListingKey[]; fields: readonly string[] | undefined },
  viewer: Viewer,
  repository: Pick<ListingRepository, 'findAll' | 'findSummaries'>,
): Promise<readonly ListedHome[]> {
  return areInSummary(fields)
    ? (await repository.findSummaries(keys, viewer)).map(summaryAsListed)
    : (await repository.findAll(keys, viewer)).map(asListed);
}

/** Finds homes of which some fields are wanted, all when none are named: from summaries where these tell them. */
export function homesWith(
  fields: readonly string[] | undefined,
  repository: Pick<ListingRepository, 'search' | 'searchSummaries'>,
): FindListedHomes {
  if (areInSummary(fields)) {
    return async (search) =>
      (await repository.searchSummaries(search)).listings.map(summaryAsListed);
  }
  return async (search) => (await repository.search(search)).listings.map(asListed);
}
