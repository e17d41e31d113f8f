import type { LocationQuery, LocationSuggestionQuery } from '#src/contract/places/locations.ts';
import { RefusedRequest } from '#src/contract/problem.ts';
import type { RealtyLocation } from '#src/contract/places/realty-location.ts';
import { provinceOf } from '#src/domain/places/provinces.ts';
import { slug } from '#src/lib/fold.ts';
import { isInRing } from '#src/lib/geo/polygon.ts';
import { ringAreaKm2 } from '#src/lib/geo/ring-area.ts';
import { pauseWork } from '../../scheduling/request-work.ts';
import { metresBetween } from '#src/lib/geo/local-plane.ts';
import { locationGroups } from './location-groups.ts';
import { matchingLocations } from './matching-locations.ts';
import { boardLocations } from './locations-by-board.ts';
import {
  areaOf,
  countOf,
  type ListedPlace,
  listedPlaces,
  type LocationDependencies,
  outlineOf,
  placeId,
} from './locations-list.ts';

/** Making the outlines of a city takes some milliseconds: so many are made for one answer. */
const OUTLINED_CITIES = 50;
/** As many as a name may be the beginning of. */
const SEARCH_LIMIT = 300;

type Choice = Partial<LocationQuery>;

function isNamed(names: readonly string[] | undefined, segment: string | null): boolean {
  return !names || (segment !== null && names.some((name) => slug(name) === segment));
}

function province(text: string): string {
  return provinceOf(text)?.code ?? text.toUpperCase();
}

function isWhere(place: ListedPlace, { lat, long, radius, map }: Choice): boolean {
  if (lat !== undefined && long !== undefined && radius !== undefined) {
    if (metresBetween([long, lat], [place.lng, place.lat]) > radius * 1000) return false;
  }
  return !map || map.some((ring) => isInRing(ring, place.lng, place.lat));
}

/** The parameter that only outlines can answer; undefined when there is none. */
function outlineParameter(query: Choice): string | undefined {
  if (query.pointWithinBoundary) return 'pointWithinBoundary';
  return (['hasBoundary', 'minSize', 'maxSize'] as const).find((name) => query[name] !== undefined);
}

/** Square kilometres, to the hundredth; null for a place without an outline. */
function sizeKm2(outline: readonly [number, number][][] | undefined): number | null {
  if (!outline) return null;
  return Math.round(outline.reduce((sum, ring) => sum + ringAreaKm2(ring), 0) * 100) / 100;
}

function isOfSize(size: number | null, { minSize, maxSize }: Choice): boolean {
  if (minSize === undefined && maxSize === undefined) return true;
  return size !== null && size >= (minSize ?? 0) && size <= (maxSize ?? Infinity);
}

/** Whether a place has the outline that is asked for; outlines take time, so it is asked last. */
function hasWantedOutline(
  place: ListedPlace,
  query: Choice,
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

/** A point is only in places that are not far from it. */
const FARTHEST_WITHIN_KM = 40;

function isChosen(place: ListedPlace, query: Choice, dependencies: LocationDependencies): boolean {
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

/** @throws RefusedRequest 400 when outlines of too many cities would have to be made */
async function chosenOf(
  places: readonly ListedPlace[],
  query: Choice,
  dependencies: LocationDependencies,
): Promise<readonly ListedPlace[]> {
  const chosen = places.filter((place) => isChosen(place, query, dependencies));
  const param = outlineParameter(query);
  if (!param) return chosen;
  if (new Set(chosen.map(({ cityKey }) => cityKey)).size > OUTLINED_CITIES) {
    throw new RefusedRequest(400, [
      {
        param,
        msg: `is answered for ${OUTLINED_CITIES} cities at a time: name a city, an area or a point`,
      },
    ]);
  }
  const fitting: ListedPlace[] = [];
  for (const place of chosen) {
    await pauseWork();
    if (hasWantedOutline(place, query, dependencies)) fitting.push(place);
  }
  return fitting;
}

/** What is told of a place besides its name. */
type LocationLook = Record<'boundary' | 'withSize' | 'withPoint', boolean>;

function locationOf(
  place: ListedPlace,
  { boundary, withSize, withPoint }: LocationLook,
  dependencies: LocationDependencies,
): RealtyLocation {
  const { id, name, type, city, state, lat, lng } = place;
  const outline = boundary || withSize ? outlineOf(place, dependencies) : undefined;
  return {
    locationId: id,
    name,
    type,
    map: {
      latitude: String(lat),
      longitude: String(lng),
      ...(withPoint ? { point: `POINT (${lng} ${lat})` } : {}),
      ...(boundary ? { boundary: outline ?? null } : {}),
    },
    address: {
      country: 'CA',
      state,
      city,
      area: areaOf(place, dependencies),
      neighborhood: type === 'neighborhood' ? name : null,
    },
    activeCount: countOf(place, dependencies),
    ...(boundary || withSize ? { size: sizeKm2(outline) } : {}),
  };
}

/** Only the wanted fields, by their first word: `map.boundary` keeps the whole map. */
function picked(location: RealtyLocation, fields: readonly string[] | undefined) {
  if (!fields?.length) return location;
  const wanted = new Set(fields.map((field) => field.split('.')[0]));
  return Object.fromEntries(Object.entries(location).filter(([name]) => wanted.has(name)));
}

/** The places of the gazetteer as the realty API lists them, with how many homes each has. */
export function realtyLocations(dependencies: LocationDependencies) {
  let cachedPlaces: readonly ListedPlace[] | undefined;
  const all = () => {
    cachedPlaces ??= listedPlaces(dependencies.places);
    return cachedPlaces;
  };
  let byId: ReadonlyMap<string, ListedPlace> | undefined;
  const place = (id: string) => {
    byId ??= new Map(all().map((one) => [one.id, one]));
    return byId.get(id);
  };

  const named = (search: string, near: { lat?: number | undefined; long?: number | undefined }) => {
    const { lat, long } = near;
    const at = lat === undefined || long === undefined ? undefined : { lat, lng: long };
    return dependencies.places
      .search(search, { limit: SEARCH_LIMIT, kinds: ['city', 'neighbourhood'], near: at })
      .flatMap((match) => place(placeId(match)) ?? []);
  };

  const sorted = (places: readonly ListedPlace[], query: Choice) => {
    if (!query.sortBy) return places;
    const sign = query.sortBy === 'typeAsc' ? 1 : -1;
    return places.toSorted((a, b) => sign * a.type.localeCompare(b.type));
  };

  const listed = async (places: readonly ListedPlace[], query: Choice, look: LocationLook) => {
    const listing: ReturnType<typeof picked>[] = [];
    for (const one of places) {
      await pauseWork();
      listing.push(picked(locationOf(one, look, dependencies), query.fields));
    }
    return listing;
  };

  const page = async (places: readonly ListedPlace[], query: Choice, withPoint: boolean) => {
    const { resultsPerPage = 10, pageNum = 1, boundary = false } = query;
    const withSize = query.minSize !== undefined || query.maxSize !== undefined;
    const size = boundary || withSize ? Math.min(resultsPerPage, OUTLINED_CITIES) : resultsPerPage;
    const chosen = sorted(places, query).slice((pageNum - 1) * size, pageNum * size);
    return {
      page: pageNum,
      numPages: Math.ceil(places.length / size),
      pageSize: size,
      count: places.length,
      source: ['MLS'],
      locations:
        query.locations === false
          ? []
          : await listed(chosen, query, { boundary, withSize, withPoint }),
    };
  };
  const fromOurs = ({ source }: Choice) => !source || source.includes('MLS');

  return {
    async list(query: LocationQuery) {
      const { search, city, neighborhood, aggregates } = query;
      const candidates = search === undefined ? all() : named(search, query);
      const places = fromOurs(query) ? await chosenOf(candidates, query, dependencies) : [];
      return {
        ...(await page(places, query, true)),
        ...(search === undefined ? {} : { search: matchingLocations(places, dependencies) }),
        ...(city || neighborhood
          ? { boards: await boardLocations(places, query, dependencies) }
          : {}),
        ...(aggregates ? { aggregates: locationGroups(places, aggregates, dependencies) } : {}),
      };
    },

    async suggest(query: LocationSuggestionQuery) {
      const candidates = fromOurs(query) ? named(query.search, query) : [];
      return await page(await chosenOf(candidates, query, dependencies), query, false);
    },

    /** Places for the older call: those a name begins, or those of the named city or area. */
    async places(query: Choice): Promise<readonly ListedPlace[]> {
      const candidates = query.search === undefined ? all() : named(query.search, query);
      return await chosenOf(candidates, query, dependencies);
    },
  };
}
