import { atom, onMount } from 'nanostores';
import { call } from '#src/clients/http.ts';
import { searchListingsCall } from '#src/contract/listings/calls.ts';
import { listNeighbourhoodsCall } from '#src/contract/places/calls.ts';
import {
  boundsAroundView,
  type NeighbourhoodPrice,
  neighbourhoodPrices,
  showsNeighbourhoods,
} from '#src/domain/map/neighbourhood-prices.ts';
import { searchedArea } from '#src/domain/search/search-boundary.ts';
import { $searchBoundary } from '../search-boundary.ts';
import { $bounds } from '../settings.ts';
import { $pins, $viewSearch, queryOfView } from './pins.ts';

/** Home prices in the neighbourhoods in view, at the zooms of a city; else none. */
export const $neighbourhoodPrices = atom<readonly NeighbourhoodPrice[]>([]);

async function load(signal: AbortSignal): Promise<void> {
  const [search, bounds] = [$viewSearch.get(), $bounds.get()];
  const area = bounds && searchedArea($searchBoundary.get(), boundsAroundView(bounds));
  if (!search || !bounds || !area || !showsNeighbourhoods(search.zoom)) {
    $neighbourhoodPrices.set([]);
    return;
  }
  const { filters, place } = search;
  const query = {
    ...queryOfView({ filters, area, place }),
    listings: false,
    aggregates: ['address.neighborhood' as const],
    aggregateStatistics: true,
    statistics: ['med-listPrice' as const],
  };
  const [prices, places] = await Promise.all([
    call(searchListingsCall, { query, signal }),
    call(listNeighbourhoodsCall, { query: bounds, signal }),
  ]);
  if (signal.aborted) return;
  // The circles show the same homes, so a failure needs no notice.
  const isComplete = prices.ok && places.ok;
  $neighbourhoodPrices.set(
    isComplete ? neighbourhoodPrices(prices.value.statistics, places.value.neighbourhoods) : [],
  );
}

onMount($neighbourhoodPrices, () => {
  let controller: AbortController | undefined;
  const stop = $pins.subscribe(({ kind }) => {
    controller?.abort();
    if (kind !== 'ready') return;
    controller = new AbortController();
    void load(controller.signal);
  });
  return () => {
    stop();
    controller?.abort();
  };
});
