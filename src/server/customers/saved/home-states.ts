import type { MakeCall } from '#src/contract/calls-over.ts';
import { searchListingsCall } from '#src/contract/listings/calls.ts';
import { type ListingSummary, SUMMARY_FIELDS } from '#src/contract/listings/listing.ts';
import { type KeyedListing, listingKey } from '#src/domain/listing/key.ts';
import { isRestricted } from '#src/domain/listing/visibility.ts';

/** MLS numbers in one search; two boards may have the same number, and a page holds a hundred. */
const AT_ONCE = 50;
const PAGE = 100;

/** The listings of homes, by their keys. */
export type FoundHomes = {
  /** Those that the viewer of the calls may see whole. */
  readonly listings: ReadonlyMap<string, ListingSummary>;
  /** The keys of those that the viewer may not: their present state is not for the viewer. */
  readonly restrictedKeys: ReadonlySet<string>;
};

export type FindHomes = (homes: readonly KeyedListing[]) => Promise<FoundHomes>;

/** @throws when the homes cannot be searched */
export function homesFinder(call: MakeCall): FindHomes {
  const search = async (mlsNumber: string[]) => {
    const outcome = await call(searchListingsCall, {
      query: { mlsNumber, status: ['A', 'U'], resultsPerPage: PAGE, fields: [...SUMMARY_FIELDS] },
    });
    if (outcome.ok) return outcome.value.listings;
    throw new Error(`The saved homes could not be searched: ${outcome.error.kind}`);
  };
  return async (homes) => {
    const numbers = [...new Set(homes.map(({ mlsNumber }) => mlsNumber))];
    const listings = new Map<string, ListingSummary>();
    const restrictedKeys = new Set<string>();
    for (let start = 0; start < numbers.length; start += AT_ONCE) {
      for (const listing of await search(numbers.slice(start, start + AT_ONCE))) {
        if (isRestricted(listing)) restrictedKeys.add(listingKey(listing));
        else listings.set(listingKey(listing), listing);
      }
    }
    return { listings, restrictedKeys };
  };
}
