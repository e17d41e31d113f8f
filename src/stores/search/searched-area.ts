import { persistentAtom } from '@nanostores/persistent';
import { atom, computed, onMount } from 'nanostores';
import { placeFilter, searchedArea } from '#src/domain/search/search-boundary.ts';
import '../shell/storage/persistent-engine.ts';
import { $searchBoundary } from './search-boundary.ts';
import { $bounds, $view } from './settings.ts';
import type { Bounds } from '#src/lib/geo/shapes.ts';

/** Whether each move of the map searches anew. */
export const $searchesAsIMove = persistentAtom('realty:search-as-i-move', true, {
  encode: (isOn) => (isOn ? 'on' : 'off'),
  decode: (text) => text !== 'off',
});

type SeenView = { readonly bounds: Bounds; readonly zoom: number };

/** The searched view: the map's own, or its position at the last request to search. */
const $searchedView = atom<SeenView | null>(null);

function lookNow(): void {
  const bounds = $bounds.get();
  $searchedView.set(bounds && { bounds, zoom: $view.get().zoom });
}

onMount($searchedView, () =>
  $bounds.subscribe(() => {
    if ($searchesAsIMove.get() || !$searchedView.get()) lookNow();
  }),
);

/** Sets whether moves of the map search, or only requests to search do. */
export function searchAsIMove(isOn: boolean): void {
  $searchesAsIMove.set(isOn);
  if (isOn) lookNow();
}

/** Searches where the map is now. */
export function searchHere(): void {
  lookNow();
}

/** Whether the map has moved away from the searched view. */
export const $hasMovedAway = computed(
  [$bounds, $searchedView],
  (bounds, searchedView) =>
    bounds !== null &&
    searchedView !== null &&
    JSON.stringify(bounds) !== JSON.stringify(searchedView.bounds),
);

/** Where a search looks: the part of the country, and the place it is bound to; null before the map. */
export const $searchedArea = computed(
  [$searchedView, $searchBoundary],
  (searchedView, boundary) => {
    if (!searchedView) return null;
    const { bounds, zoom } = searchedView;
    // No part of a drawn area may be in view: the area is null then.
    return { zoom, area: searchedArea(boundary, bounds), place: placeFilter(boundary) };
  },
);
