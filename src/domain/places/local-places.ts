import type { PlaceDatabase, PlaceSuggestion } from '#src/contract/places/calls.ts';
import { slug } from '#src/lib/text/fold.ts';
import { DEFAULT_ZOOM } from '../map/route.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';

/** A town in the browser's own database. */
export type LocalCity = {
  readonly key: string;
  /** The name folded by `slug`, for search by its beginning. */
  readonly nameKey: string;
  readonly name: string;
  readonly state: string;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
};

export type LocalNeighborhood = {
  /** Id of the places API. */
  readonly id: string;
  readonly nameKey: string;
  readonly name: string;
  readonly city: string;
  readonly cityKey: string;
  readonly state: string;
  readonly lat: number;
  readonly lng: number;
};

export type LocalPlaces = {
  readonly cities: readonly LocalCity[];
  readonly neighborhoods: readonly LocalNeighborhood[];
};

type City = PlaceDatabase['cities'][number];

function neighborhoodsOf({ key, name: city, state, neighborhoods }: City): LocalNeighborhood[] {
  return neighborhoods.map(([name, lat, lng]) => ({
    id: `${key}/neighbourhood/${slug(name)}`,
    nameKey: slug(name),
    name,
    city,
    cityKey: key,
    state,
    lat,
    lng,
  }));
}

/** The places of the API's database as rows of the browser's own. */
export function localRows({ cities }: PlaceDatabase): LocalPlaces {
  return {
    cities: cities.map(({ key, name, state, lat, lng, population }) => ({
      key,
      nameKey: slug(name),
      name,
      state,
      lat,
      lng,
      population,
    })),
    neighborhoods: cities.flatMap(neighborhoodsOf),
  };
}

/** Squared and in degrees, with longitudes narrowed by latitude: enough to order by. */
function away(from: LatLng, { lat, lng }: LatLng): number {
  const width = Math.cos((from.lat * Math.PI) / 180);
  return (lat - from.lat) ** 2 + ((lng - from.lng) * width) ** 2;
}

/** The best of the rows whose names begin with a text: that very name first, then large cities. */
export function bestCities(rows: readonly LocalCity[], nameKey: string, limit: number) {
  const isWhole = (row: LocalCity) => Number(row.nameKey === nameKey);
  return rows
    .toSorted((a, b) => isWhole(b) - isWhole(a) || b.population - a.population)
    .slice(0, limit);
}

type NameQuery = { readonly nameKey: string; readonly near: LatLng; readonly limit: number };

/** An exact match first, then near ones. */
export function bestNeighborhoods(
  rows: readonly LocalNeighborhood[],
  { nameKey, near, limit }: NameQuery,
): LocalNeighborhood[] {
  const isWhole = (row: LocalNeighborhood) => Number(row.nameKey === nameKey);
  return rows
    .toSorted((a, b) => isWhole(b) - isWhole(a) || away(near, a) - away(near, b))
    .slice(0, limit);
}

export function cityPlace({ key, name, state, lat, lng }: LocalCity): PlaceSuggestion {
  return {
    type: 'locations',
    kind: 'city',
    place_id: key,
    description: `${name}, ${state}, Canada`,
    structured_formatting: { main_text: name, secondary_text: `${state}, Canada` },
    city: name,
    cityKey: key,
    state,
    location: { lat, lng },
    zoom: DEFAULT_ZOOM,
  };
}

export function neighborhoodPlace(row: LocalNeighborhood): PlaceSuggestion {
  const { id, name, city, cityKey, state, lat, lng } = row;
  return {
    type: 'neighborhood',
    kind: 'neighbourhood',
    place_id: id,
    description: `${name}, ${city}, ${state}, Canada`,
    structured_formatting: { main_text: name, secondary_text: `${city}, ${state}, Canada` },
    city,
    cityKey,
    state,
    location: { lat, lng },
    zoom: DEFAULT_ZOOM,
  };
}
