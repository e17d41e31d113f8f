import { atom, computed, onMount } from 'nanostores';
import { call } from '#src/clients/http.ts';
import { SEARCH_RESULT_FIELDS } from '#src/contract/listings/listing.ts';
import { findPage, type ResultsPage } from '#src/domain/search/list/results-page.ts';
import { PANEL_PAGE_SIZE } from '#src/domain/map/map-search.ts';
import { orderQuery } from '#src/domain/search/list/list-order.ts';
import { debounce } from '#src/lib/debounce.ts';
import { success } from '#src/lib/outcome.ts';
import { loadLatest, type AsyncState } from '../../shell/async-state.ts';
import { $arePinsLoading } from '../pins/pins-loading.ts';
import { $viewSearch, queryOfView } from '../pins/pins.ts';
import { currentPause, endPause, pausingRequest } from '../request-pause.ts';
import { $order } from '../search.ts';

/** The 150 ms of the map, and the time that fresh pins need to be shown: cards take time to build. */
const DEBOUNCE_MS = 210;

const NOTHING: ResultsPage = { listings: [], page: 1, pages: 0, count: 0, first: 0 };

/** The page of the results panel beside the map. */
export const $results = atom<AsyncState<ResultsPage>>({ kind: 'idle' });

/** Which page it is, from 1. */
export const $resultsPage = atom(1);

let lastState: AsyncState<ResultsPage> | undefined;

/** The page as the panel shows it: fresh pins are painted before cards. */
export const $shownResults = computed([$results, $arePinsLoading], (results, isAwaited) => {
  if (!isAwaited || !lastState) lastState = results;
  return lastState;
});

const $listSearch = computed(
  [$viewSearch, $order],
  (search, order) => search && { ...search, order },
);

const request = loadLatest($results);

function loadPage(): void {
  const search = $listSearch.get();
  if (!search) return;
  const { area, place, filters, order } = search;
  void request.load(async (signal) => {
    if (!area) return success(NOTHING);
    const search = {
      ...queryOfView({ filters, area, place }),
      ...orderQuery(order, filters),
      fields: SEARCH_RESULT_FIELDS,
    };
    const page = $resultsPage.get();
    const find = () => findPage(call, { search, page, pageSize: PANEL_PAGE_SIZE, signal });
    return pausingRequest(find);
  }, currentPause);
}

/** Turns to a page of the panel, 1 the first. */
export function turnToPage(page: number): void {
  $resultsPage.set(page);
}

/** Asks again for the page, after a failure. */
export function reloadResults(): void {
  endPause();
  loadPage();
}

onMount($results, () => {
  const loadSoon = debounce(loadPage, DEBOUNCE_MS);
  const stops = [
    $listSearch.subscribe((search) => {
      if (search) loadSoon();
    }),
    // A page is turned at once, unless another search is about to be made anyway.
    $resultsPage.listen(() => {
      if (!loadSoon.isWaiting()) loadPage();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    loadSoon.cancel();
    request.stop();
  };
});
