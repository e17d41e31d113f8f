import type { ListingLocationQuery } from '#src/contract/places/listing-locations.ts';
import type { LocationQuery, LocationSuggestionQuery } from '#src/contract/places/locations.ts';
import type { RealtyLocation } from '#src/contract/places/realty-location.ts';
import { pauseWork } from '../../scheduling/request-work.ts';
import { filterPlaces, type LocationFilter, OUTLINED_CITIES, sizeKm2 } from './filter-places.ts';
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

/** At least as many as the places that one beginning of a name can match. */
const SEARCH_LIMIT = 300;

/** The optional facts about a place. */
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

/** Only the wanted fields, by their first part: `map.boundary` keeps the whole map. */
function pickFields(location: RealtyLocation, fields: readonly string[] | undefined) {
  if (!fields?.length) return location;
  const topFields = new Set(fields.map((field) => field.split('.')[0]));
  return Object.fromEntries(Object.entries(location).filter(([name]) => topFields.has(name)));
}

/** The places of the gazetteer as the realty API lists them, with the number of homes in each. */
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

  const findNamed = (
    search: string,
    near: { lat?: number | undefined; long?: number | undefined },
  ) => {
    const { lat, long } = near;
    const at = lat === undefined || long === undefined ? undefined : { lat, lng: long };
    return dependencies.places
      .search(search, { limit: SEARCH_LIMIT, kinds: ['city', 'neighbourhood'], near: at })
      .flatMap((match) => place(placeId(match)) ?? []);
  };

  const sortPlaces = (places: readonly ListedPlace[], query: LocationFilter) => {
    if (!query.sortBy) return places;
    const sign = query.sortBy === 'typeAsc' ? 1 : -1;
    return places.toSorted((a, b) => sign * a.type.localeCompare(b.type));
  };

  const listPlaces = async (
    places: readonly ListedPlace[],
    query: LocationFilter,
    look: LocationLook,
  ) => {
    const listing: ReturnType<typeof pickFields>[] = [];
    for (const one of places) {
      await pauseWork();
      listing.push(pickFields(locationOf(one, look, dependencies), query.fields));
    }
    return listing;
  };

  const page = async (
    places: readonly ListedPlace[],
    query: LocationFilter,
    withPoint: boolean,
  ) => {
    const { resultsPerPage = 10, pageNum = 1, boundary = false } = query;
    const withSize = query.minSize !== undefined || query.maxSize !== undefined;
    const size = boundary || withSize ? Math.min(resultsPerPage, OUTLINED_CITIES) : resultsPerPage;
    const pagePlaces = sortPlaces(places, query).slice((pageNum - 1) * size, pageNum * size);
    return {
      page: pageNum,
      numPages: Math.ceil(places.length / size),
      pageSize: size,
      count: places.length,
      source: ['MLS'],
      locations:
        query.locations === false
          ? []
          : await listPlaces(pagePlaces, query, { boundary, withSize, withPoint }),
    };
  };
  const fromOurs = ({ source }: LocationFilter) => !source || source.includes('MLS');

  return {
    async list(query: LocationQuery) {
      const { search, city, neighborhood, aggregates } = query;
      const candidates = search === undefined ? all() : findNamed(search, query);
      const places = fromOurs(query) ? await filterPlaces(candidates, query, dependencies) : [];
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
      const candidates = fromOurs(query) ? findNamed(query.search, query) : [];
      return await page(await filterPlaces(candidates, query, dependencies), query, false);
    },

    /** Places for the older call: those that a name begins, or those of the named city or area. */
    async places(query: ListingLocationQuery): Promise<readonly ListedPlace[]> {
      const candidates = query.search === undefined ? all() : findNamed(query.search, {});
      const places = await filterPlaces(candidates, query, dependencies);
      const { activeCountLimit: fewest } = query;
      return fewest === 0 ? places : places.filter((one) => countOf(one, dependencies) >= fewest);
    },
  };
}
