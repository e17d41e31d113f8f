import { isClosed, isOffered } from '#src/domain/listing/status/status.ts';
import { detailPath, listPath } from '#src/domain/routes.ts';
import type { SlicedWork } from '#src/lib/sliced-work.ts';
import type { ListingEntry } from './entry-store.ts';
import { type ListingDirectory, readDerived } from './listing-directory.ts';
import { entriesForm, plainForm } from './saved-forms.ts';

/** A page that search engines may find. */
export type PublicPage = {
  /** With the base. */
  readonly path: string;
  /** When what it shows last changed, ISO 8601; null where nobody knows. */
  readonly updatedOn: string | null;
};

/** The pages of listings and of places, as they are now. */
export type PublicPages = {
  /** Resolves once they have been gathered, which takes seconds after a start; before that nothing else may be asked. */
  readonly whenGathered: () => Promise<unknown>;
  /** How many listings have a page that anyone may see. */
  readonly listingCount: () => number;
  /** Some of them, in the order of their numbers in the store: from the first up to before the last. */
  readonly listings: (from: number, to: number) => Iterable<PublicPage>;
  /** Provinces, cities and neighbourhoods with a home on the market. */
  readonly places: () => readonly PublicPage[];
};

/** The same rule as of a listing's own page: what needs a session or has closed is not to be found. */
function isPublic({ isRestricted, lastStatus }: ListingEntry): boolean {
  return !isRestricted && !isClosed(lastStatus ?? '');
}

function listingPage(entry: ListingEntry): PublicPage {
  const { mlsNumber, boardId, updatedOn } = entry;
  return { path: detailPath({ mlsNumber, boardId, address: entry }), updatedOn };
}

function later(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

function* placesOf(entries: Iterable<ListingEntry>): SlicedWork<PublicPage[]> {
  const places = new Map<string, string | null>();
  for (const entry of entries) {
    yield;
    const { state, city, neighborhood, updatedOn } = entry;
    const isOnMarket = entry.status === 'A' && entry.type === 'Sale';
    if (!isOnMarket || !isPublic(entry) || !isOffered(entry.lastStatus ?? '')) continue;
    const paths = [
      listPath({ state }),
      listPath({ state, city }),
      ...(neighborhood ? [listPath({ state, city, neighborhood })] : []),
    ];
    for (const path of paths) places.set(path, later(places.get(path) ?? null, updatedOn));
  }
  return [...places].map(([path, updatedOn]) => ({ path, updatedOn }));
}

/** What of the listings may be found by anyone, worked out from all entries after they have changed. */
export function publicPages(directory: ListingDirectory): PublicPages {
  const entries = directory.derive(
    (all) => all.filterInSlices(isPublic),
    entriesForm('public listings'),
  );
  const places = directory.derive(placesOf, plainForm('public places'));
  return {
    async whenGathered() {
      await readDerived(entries);
      await readDerived(places);
    },
    listingCount: () => entries().length,
    *listings(from, to) {
      for (const entry of entries().slice(from, to)) yield listingPage(entry);
    },
    places,
  };
}
