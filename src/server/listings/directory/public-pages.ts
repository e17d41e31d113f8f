import { isClosed, isOffered } from '#src/domain/listing/status/status.ts';
import { detailPath, listPath } from '#src/domain/routes.ts';
import type { SlicedWork } from '#src/lib/sliced-work.ts';
import type { ListingEntry } from './entry-store.ts';
import { type ListingDirectory, readDerived } from './listing-directory.ts';
import { entriesForm, plainForm } from './saved-forms.ts';

/** A page that search engines may find. */
export type PublicPage = {
  /** Includes the base path. */
  readonly path: string;
  /** When its content last changed, ISO 8601; null when unknown. */
  readonly updatedOn: string | null;
};

/** The present pages of listings and of places. */
export type PublicPages = {
  /**
   * Resolves once they have been gathered, which takes seconds after a start; nothing else may be called
   * before.
   */
  readonly whenGathered: () => Promise<unknown>;
  /** The number of listings with a public page. */
  readonly listingCount: () => number;
  /** Some of them, in the order of their numbers in the store: from `from` up to the one before `to`. */
  readonly listings: (from: number, to: number) => Iterable<PublicPage>;
  /** Provinces, cities and neighbourhoods with a home on the market. */
  readonly places: () => readonly PublicPage[];
};

/** The same rule as for a listing's own page: restricted and closed listings are not public. */
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

/** The public pages, computed from all entries after these have changed. */
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
