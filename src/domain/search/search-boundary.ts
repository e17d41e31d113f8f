import type { MapArea } from '#src/contract/listings/search/values/map-area.ts';
import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import { slug } from '#src/lib/text/fold.ts';
import { clipRing } from '#src/lib/geo/clip-ring.ts';
import { boundsRing } from '../map/rules.ts';
import { provinceOf } from '../places/provinces.ts';
import type { Bounds } from '#src/lib/geo/shapes.ts';
import {
  MIN_CORNERS,
  type DrawnArea,
  mapOfAreas,
  readDrawnAreas,
  ringOfArea,
  writeDrawnAreas,
} from './drawn-areas.ts';

/** The boundary of a map search in addition to the view: a place by name, or areas drawn by hand. */
export type SearchBoundary =
  | {
      readonly kind: 'place';
      /** Province code, in capitals. */
      readonly state: string;
      /** As written in an address. */
      readonly citySlug: string;
      readonly neighborhoodSlug?: string;
    }
  | { readonly kind: 'drawn'; readonly areas: readonly [DrawnArea, ...DrawnArea[]] };

function readPlace(text: string): SearchBoundary | undefined {
  const [state = '', city = '', neighborhood, ...rest] = text.split('/');
  const province = provinceOf(state);
  const parts = [city, ...(neighborhood === undefined ? [] : [neighborhood])];
  if (!province || rest.length > 0) return undefined;
  if (!parts.every((part) => part !== '' && part.length <= 80 && slug(part) === part)) {
    return undefined;
  }
  return {
    kind: 'place',
    state: province.code,
    citySlug: city,
    ...(neighborhood ? { neighborhoodSlug: neighborhood } : {}),
  };
}

/** Areas as a boundary; null without one. */
export function boundaryOfAreas([first, ...others]: readonly DrawnArea[]): SearchBoundary | null {
  return first ? { kind: 'drawn', areas: [first, ...others] } : null;
}

/** The areas drawn by hand that bound a search. */
export function areasOf(boundary: SearchBoundary | null): readonly DrawnArea[] {
  return boundary?.kind === 'drawn' ? boundary.areas : [];
}

/** Reads `in=on/toronto/annex` or `area=43.65*-79.38_…`; null when neither names a boundary. */
export function readBoundary(query: URLSearchParams): SearchBoundary | null {
  const place = query.get('in');
  return (place && readPlace(place)) || boundaryOfAreas(readDrawnAreas(query));
}

/** Writes a boundary in the form that `readBoundary` reads. */
export function writeBoundary(boundary: SearchBoundary | null, query: URLSearchParams): void {
  query.delete('in');
  if (boundary?.kind === 'place') {
    const { state, citySlug, neighborhoodSlug } = boundary;
    const parts = [state.toLowerCase(), citySlug, ...(neighborhoodSlug ? [neighborhoodSlug] : [])];
    query.set('in', parts.join('/'));
  }
  writeDrawnAreas(areasOf(boundary), query);
}

/**
 * The `map` area of a search: the view, or the part of the drawn areas inside it. Null when no part is
 * inside, so that nothing can be found.
 */
export function searchedArea(boundary: SearchBoundary | null, view: Bounds): MapArea | null {
  if (boundary?.kind !== 'drawn') return [boundsRing(view)];
  const { west, south, east, north } = view;
  const inView = boundary.areas
    .map((area) => clipRing(ringOfArea(area), [west, south, east, north]))
    .filter(({ length }) => length >= MIN_CORNERS);
  return inView.length === 0 ? null : inView;
}

/**
 * The part of a search that finds the homes of a place by its name, as its list finds them: a map and
 * a list of one place then never count differently.
 */
export function placeFilter(
  boundary: SearchBoundary | null,
): Pick<ListingFilter, 'state' | 'city' | 'neighborhood'> {
  if (boundary?.kind !== 'place') return {};
  const { state, citySlug, neighborhoodSlug } = boundary;
  return {
    state: [state],
    city: [citySlug],
    ...(neighborhoodSlug ? { neighborhood: [neighborhoodSlug] } : {}),
  };
}

/** The part of a search that finds all homes of a boundary, in view or not; nothing without one. */
export function boundaryFilter(
  boundary: SearchBoundary | null,
): Pick<ListingFilter, 'state' | 'city' | 'neighborhood' | 'map'> {
  return boundary?.kind === 'drawn' ? { map: mapOfAreas(boundary.areas) } : placeFilter(boundary);
}
