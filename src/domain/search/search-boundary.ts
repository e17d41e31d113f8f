import type { MapArea } from '#src/contract/listings/search/values/map-area.ts';
import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import { slug } from '#src/lib/text/fold.ts';
import { clipRing } from '#src/lib/geo/clip-ring.ts';
import { boundsRing } from '../map/rules.ts';
import { provinceOf } from '../places/provinces.ts';
import type { Bounds, LatLng } from '#src/lib/geo/shapes.ts';

/** What a map search is bound to besides the view: a place by name, or an area drawn by hand. */
export type SearchBoundary =
  | {
      readonly kind: 'place';
      /** Province code, in capitals. */
      readonly state: string;
      /** As it stands in an address. */
      readonly citySlug: string;
      readonly neighborhoodSlug?: string;
    }
  | { readonly kind: 'drawn'; readonly ring: readonly LatLng[] };

const DRAWN_POINTS_LIMIT = 60;
const DRAWN_POINTS_LEAST = 3;
/** Decimals of a drawn point: about ten metres. */
const DECIMALS = 4;
const BETWEEN_POINTS = '_';
const BETWEEN_NUMBERS = '*';

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

function readPoint(text: string): LatLng | undefined {
  const match = /^(-?\d{1,2}(?:\.\d{1,6})?)\*(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(text);
  if (!match) return undefined;
  const [lat, lng] = [Number(match[1]), Number(match[2])];
  return Math.abs(lat) <= 85 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}

function readDrawn(text: string): SearchBoundary | undefined {
  const points = text.split(BETWEEN_POINTS);
  if (points.length < DRAWN_POINTS_LEAST || points.length > DRAWN_POINTS_LIMIT) return undefined;
  const ring = points.map(readPoint).filter((point) => point !== undefined);
  return ring.length === points.length ? { kind: 'drawn', ring } : undefined;
}

/** Reads `in=on/toronto/annex` or `area=43.65*-79.38_…`; null when neither names a boundary. */
export function readBoundary(query: URLSearchParams): SearchBoundary | null {
  const place = query.get('in');
  const areaText = query.get('area');
  return (place && readPlace(place)) || (areaText && readDrawn(areaText)) || null;
}

const inDegrees = (value: number) => String(Number(value.toFixed(DECIMALS)) + 0);

/** Writes a boundary so that `readBoundary` reads it. */
export function writeBoundary(boundary: SearchBoundary | null, query: URLSearchParams): void {
  query.delete('in');
  query.delete('area');
  if (boundary?.kind === 'place') {
    const { state, citySlug, neighborhoodSlug } = boundary;
    const parts = [state.toLowerCase(), citySlug, ...(neighborhoodSlug ? [neighborhoodSlug] : [])];
    query.set('in', parts.join('/'));
  }
  if (boundary?.kind === 'drawn') {
    const points = boundary.ring.map(({ lat, lng }) =>
      [lat, lng].map(inDegrees).join(BETWEEN_NUMBERS),
    );
    query.set('area', points.join(BETWEEN_POINTS));
  }
}

/** A drawn line as a boundary: rounded as an address keeps it; undefined when it encloses nothing. */
export function drawnBoundary(line: readonly LatLng[]): SearchBoundary | undefined {
  const step = Math.ceil(line.length / DRAWN_POINTS_LIMIT);
  const points = line.filter((_, index) => index % step === 0);
  const round = (value: number) => Number(inDegrees(value));
  const ring = points.map(({ lat, lng }) => ({ lat: round(lat), lng: round(lng) }));
  const distinct = ring.filter(
    (point, index) =>
      index === 0 || point.lat !== ring[index - 1]?.lat || point.lng !== ring[index - 1]?.lng,
  );
  return distinct.length < DRAWN_POINTS_LEAST ? undefined : { kind: 'drawn', ring: distinct };
}

/** What a map shows, as a drawn boundary. */
export function viewBound({ north, south, east, west }: Bounds): SearchBoundary {
  const corners: [number, number][] = [
    [north, west],
    [south, west],
    [south, east],
    [north, east],
  ];
  const round = (value: number) => Number(inDegrees(value));
  const ring = corners.map(([lat, lng]) => ({ lat: round(lat), lng: round(lng) }));
  return { kind: 'drawn', ring };
}

/**
 * The `map` area of a search: the view, or what of a drawn area is inside it. Null when nothing of it
 * is, so that nothing can be found.
 */
export function searchedArea(boundary: SearchBoundary | null, view: Bounds): MapArea | null {
  if (boundary?.kind !== 'drawn') return [boundsRing(view)];
  const { west, south, east, north } = view;
  const ring = boundary.ring.map(({ lat, lng }) => [lng, lat] as const);
  const inView = clipRing(ring, [west, south, east, north]);
  return inView.length < DRAWN_POINTS_LEAST ? null : [inView];
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
