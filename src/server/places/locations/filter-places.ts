import type { LocationQuery } from '#src/contract/places/locations.ts';
import { RefusedRequest } from '#src/contract/problem.ts';
import { provinceOf } from '#src/domain/places/provinces.ts';
import { slug } from '#src/lib/text/fold.ts';
import { isInRing } from '#src/lib/geo/polygon.ts';
import { metresBetween } from '#src/lib/geo/local-plane.ts';
import { ringAreaKm2 } from '#src/lib/geo/ring-area.ts';
import { pauseWork } from '../../scheduling/request-work.ts';
import {
  areaOf,
  type ListedPlace,
  type LocationDependencies,
  outlineOf,
} from './locations-list.ts';

/** The most cities outlined for one answer, as making the outlines of a city takes some milliseconds. */
export const OUTLINED_CITIES = 50;

/** The conditions on places, common to all calls. */
export type LocationFilter = Partial<LocationQuery>;

function isNamed(names: readonly string[] | undefined, segment: string | null): boolean {
  return !names || (segment !== null && names.some((name) => slug(name) === segment));
}

function province(text: string): string {
  return provinceOf(text)?.code ?? text.toUpperCase();
}

function isWhere(place: ListedPlace, { lat, long, radius, map }: LocationFilter): boolean {
  if (lat !== undefined && long !== undefined && radius !== undefined) {
    if (metresBetween([long, lat], [place.lng, place.lat]) > radius * 1000) return false;
  }
  return !map || map.some((ring) => isInRing(ring, place.lng, place.lat));
}

/** The parameter that needs outlines to be answered; undefined when there is none. */
function outlineParameter(query: LocationFilter): string | undefined {
  if (query.pointWithinBoundary) return 'pointWithinBoundary';
  return (['hasBoundary', 'minSize', 'maxSize'] as const).find((name) => query[name] !== undefined);
}

/** Square kilometres, to the hundredth; null for a place without an outline. */
export function sizeKm2(outline: readonly [number, number][][] | undefined): number | null {
  if (!outline) return null;
  return Math.round(outline.reduce((sum, ring) => sum + ringAreaKm2(ring), 0) * 100) / 100;
}

function isOfSize(size: number | null, { minSize, maxSize }: LocationFilter): boolean {
  if (minSize === undefined && maxSize === undefined) return true;
  return size !== null && size >= (minSize ?? 0) && size <= (maxSize ?? Infinity);
}

/** Whether a place has the wanted outline; checked last, as outlines take time. */
function hasWantedOutline(
  place: ListedPlace,
  query: LocationFilter,
  dependencies: LocationDependencies,
): boolean {
  const { hasBoundary, pointWithinBoundary, lat, long } = query;
  if (!outlineParameter(query)) return true;
  const outline = outlineOf(place, dependencies);
  if (hasBoundary !== undefined && hasBoundary !== (outline !== undefined)) return false;
  if (!isOfSize(sizeKm2(outline), query)) return false;
  if (!pointWithinBoundary || lat === undefined || long === undefined) return true;
  return outline?.some((ring) => isInRing(ring, long, lat)) ?? false;
}

/** A point lies only in places within this distance. */
const FARTHEST_WITHIN_KM = 40;

function matchesFilter(
  place: ListedPlace,
  query: LocationFilter,
  dependencies: LocationDependencies,
): boolean {
  const { type, state, locationId, pointWithinBoundary, lat, long } = query;
  const partOfPlace = place.type === 'neighborhood' ? place.segment : null;
  const reach =
    pointWithinBoundary && query.radius === undefined && lat !== undefined && long !== undefined
      ? { ...query, radius: FARTHEST_WITHIN_KM }
      : query;
  return (
    (!type || type.includes(place.type)) &&
    (!locationId || locationId.includes(place.id)) &&
    (!state || state.some((one) => province(one) === place.state)) &&
    isNamed(query.city, slug(place.city)) &&
    isNamed(query.neighborhood, partOfPlace) &&
    isNamed(query.name, place.segment) &&
    isWhere(place, reach) &&
    (!query.area || isNamed(query.area, slug(areaOf(place, dependencies) ?? '')))
  );
}

/**
 * The places that match a query.
 *
 * @throws RefusedRequest 400 when outlines of too many cities would have to be made
 */
export async function filterPlaces(
  places: readonly ListedPlace[],
  query: LocationFilter,
  dependencies: LocationDependencies,
): Promise<readonly ListedPlace[]> {
  const matches = places.filter((place) => matchesFilter(place, query, dependencies));
  const param = outlineParameter(query);
  if (!param) return matches;
  if (new Set(matches.map(({ cityKey }) => cityKey)).size > OUTLINED_CITIES) {
    throw new RefusedRequest(400, [
      {
        param,
        msg: `is available for at most ${OUTLINED_CITIES} cities at a time: name a city, an area or a point`,
      },
    ]);
  }
  const fitting: ListedPlace[] = [];
  for (const place of matches) {
    await pauseWork();
    if (hasWantedOutline(place, query, dependencies)) fitting.push(place);
  }
  return fitting;
}
