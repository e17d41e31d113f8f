import type { ListingKey } from '#src/contract/listings/listing-query.ts';
import type { ListingDocument, RestrictedDocument } from '#src/contract/listings/listing.ts';
import { toProviderListing } from '#src/domain/listing/provider-form.ts';
import type { Viewer } from '../http/viewer.ts';
import { summaryHasFields } from '#src/domain/listing/summary/summary-document.ts';
import type { ListingRepository, StoredListing, StoredSummary, StoreSearch } from './repository.ts';

/** Whether a viewer was given only the public view of a listing. */
export function isPublicView(listing: StoredListing): listing is RestrictedDocument {
  return 'restricted' in listing;
}

/** Listed forms of documents kept in memory; each is freed with its document. */
const listedForms = new WeakMap<ListingDocument, ReturnType<typeof withoutHistory>>();

function withoutHistory(listing: ListingDocument) {
  const { history: _history, ...listingWithoutHistory } = toProviderListing(listing);
  return listingWithoutHistory;
}

/**
 * A listing as it stands in a list, in the form of the provider's answers: without its history, which is
 * for signed-in viewers, of boards that allow it, and comes with a single listing or by its own call.
 */
export function toListItem(listing: StoredListing) {
  if (isPublicView(listing)) return listing;
  const form = listedForms.get(listing) ?? withoutHistory(listing);
  listedForms.set(listing, form);
  return form;
}

function summaryToListItem(summary: StoredSummary) {
  return 'restricted' in summary ? summary : summary.listing;
}

/** A home as it stands in a list, with at least the wanted fields. */
export type ListItem = ReturnType<typeof toListItem> | ReturnType<typeof summaryToListItem>;

/** Finds homes, and gives each as it stands in a list. */
export type FindListItems = (search: StoreSearch) => Promise<readonly ListItem[]>;

/** Reads listings by key, each as it stands in a list: from summaries when these hold all wanted fields. */
export async function listItemsByKey(
  { keys, fields }: { keys: readonly ListingKey[]; fields: readonly string[] | undefined },
  viewer: Viewer,
  repository: Pick<ListingRepository, 'findAll' | 'findSummaries'>,
): Promise<readonly ListItem[]> {
  return summaryHasFields(fields)
    ? (await repository.findSummaries(keys, viewer)).map(summaryToListItem)
    : (await repository.findAll(keys, viewer)).map(toListItem);
}

/**
 * Finds homes by the wanted fields, all when none are named: from summaries when these hold all of them.
 */
export function listItemFinder(
  fields: readonly string[] | undefined,
  repository: Pick<ListingRepository, 'search' | 'searchSummaries'>,
): FindListItems {
  if (summaryHasFields(fields)) {
    return async (search) =>
      (await repository.searchSummaries(search)).listings.map(summaryToListItem);
  }
  return async (search) => (await repository.search(search)).listings.map(toListItem);
}
