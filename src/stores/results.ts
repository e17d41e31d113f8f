import { atom, onMount } from 'nanostores';
import { realty } from '#src/clients/realty.ts';
import { SUMMARY_FIELDS } from '#src/contract/listing.ts';
import type { ListingSearchReply } from '#src/contract/listing-search-reply.ts';
import { filterQuery } from '#src/domain/filters.ts';
import { boundsRing } from '#src/domain/map-rules.ts';
import { debounce } from '#src/lib/debounce.ts';
import { latestInto, type Loading } from './loading.ts';
import { $viewSearch } from './pins.ts';

export const PANEL_PAGE_SIZE = 8;
const MAP_DEBOUNCE_MS = 150;

/** The page of the results panel beside the map. */
export const $results = atom<Loading<ListingSearchReply>>({ kind: 'idle' });

const $pageNumber = atom(1);
const request = latestInto($results);

function loadPage(): void {
  const search = $viewSearch.get();
  if (!search) return;
  void request.load((signal) =>
    realty.searchListings(
      {
        ...filterQuery(search.filters),
        map: [boundsRing(search.bounds)],
        resultsPerPage: PANEL_PAGE_SIZE,
        pageNum: $pageNumber.get(),
        sortBy: 'createdOnDesc',
        fields: SUMMARY_FIELDS,
      },
      signal,
    ),
  );
}

/** Turns to a page of the panel, 1 the first. */
export function turnToPage(page: number): void {
  $pageNumber.set(page);
  loadPage();
}

/** Asks again for the page, after a failure. */
export function reloadResults(): void {
  loadPage();
}

onMount($results, () => {
  const loadSoon = debounce(loadPage, MAP_DEBOUNCE_MS);
  const stop = $viewSearch.subscribe((search) => {
    if (!search) return;
    $pageNumber.set(1);
    loadSoon();
  });
  return () => {
    stop();
    loadSoon.cancel();
    request.stop();
  };
});
