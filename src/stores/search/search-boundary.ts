import { atom, computed, onMount } from 'nanostores';
import { call } from '#src/clients/http.ts';
import type { Ring } from '#src/contract/listings/search/values/map-area.ts';
import { getPlacePolygonCall, type PlacePolygon } from '#src/contract/places/calls.ts';
import type { CallOutcome } from '#src/contract/call-outcome.ts';
import { DRAWN_AREAS_LIMIT, type DrawnArea, ringOfArea } from '#src/domain/search/drawn-areas.ts';
import {
  areasOf,
  boundaryOfAreas,
  type SearchBoundary,
} from '#src/domain/search/search-boundary.ts';
import { success } from '#src/lib/outcome.ts';
import { loadLatest, type AsyncState } from '../shell/async-state.ts';

/** A bound with its outline. */
export type Polygon = {
  /** Empty for areas drawn by hand. */
  readonly name: string;
  readonly type: PlacePolygon['type'] | 'drawn';
  readonly center: { readonly lat: number; readonly lng: number } | null;
  /** Outer rings, [lng, lat]. */
  readonly path: readonly Ring[];
};

/** The bound of the search in addition to the view, as its address names it. */
export const $searchBoundary = atom<SearchBoundary | null>(null);

/** The outline of the bound. */
export const $polygon = atom<AsyncState<Polygon>>({ kind: 'idle' });

/** Binds the search to a place or a drawn area; null takes the bound away. */
export function setSearchBoundary(boundary: SearchBoundary | null): void {
  if (JSON.stringify(boundary) !== JSON.stringify($searchBoundary.get()))
    $searchBoundary.set(boundary);
}

/** The areas drawn by hand that the search is bound to. */
export const $drawnAreas = computed($searchBoundary, areasOf);

/** Whether there is room for another drawn area. */
export const $canDrawMore = computed($drawnAreas, ({ length }) => length < DRAWN_AREAS_LIMIT);

/** Adds a drawn area to the search; a place as its bound is removed. */
export function addDrawnArea(area: DrawnArea): void {
  if ($canDrawMore.get()) setSearchBoundary(boundaryOfAreas([...$drawnAreas.get(), area]));
}

/** Removes the drawn area with that index from the search. */
export function removeDrawnArea(index: number): void {
  setSearchBoundary(boundaryOfAreas($drawnAreas.get().filter((_, at) => at !== index)));
}

function fromPlace({ name, type, center, path }: PlacePolygon): Polygon {
  const rings = path.coordinates.flatMap(([outer]) => (outer ? [outer] : []));
  return { name, type, center, path: rings };
}

async function outlineOf(
  boundary: SearchBoundary,
  signal: AbortSignal,
): Promise<CallOutcome<Polygon>> {
  if (boundary.kind === 'drawn') {
    const path = boundary.areas.map(ringOfArea);
    return success({ name: '', type: 'drawn', center: null, path });
  }
  const { state, citySlug, neighborhoodSlug } = boundary;
  const query = { key: `${state}/${citySlug}`, neighbourhood: neighborhoodSlug };
  const outcome = await call(getPlacePolygonCall, { query, signal });
  return outcome.ok ? success(fromPlace(outcome.value)) : outcome;
}

const request = loadLatest($polygon);

onMount($polygon, () => {
  const stop = $searchBoundary.subscribe((boundary) => {
    request.stop();
    $polygon.set({ kind: 'idle' });
    if (boundary) void request.load((signal) => outlineOf(boundary, signal));
  });
  return () => {
    stop();
    request.stop();
  };
});
