import { metresBetween } from '#src/lib/geo/local-plane.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';
import { isInArea, type PlaceOutlines } from './outlines/outlines.ts';
import type { Neighbourhood, PlaceCity } from './gazetteer/place-city.ts';

/** The place at a point. */
export type ReversePlace = {
  readonly kind: 'address' | 'neighbourhood' | 'city';
  /** "12 Alderbank Road, Toronto, ON", or the parts of it that are known. */
  readonly label: string;
  readonly point: LatLng;
  /** The nearest house, within 400 m. */
  readonly streetNumber: string | null;
  readonly streetName: string | null;
  readonly neighbourhood: string | null;
  readonly city: string;
  readonly cityKey: string;
  readonly province: string;
};

/** A house and its street, for example number "12" of "Alderbank Road". */
export type HouseAddress = {
  readonly number: string;
  readonly street: string;
  /** Undefined when only the point determines the city. */
  readonly cityKey: string | undefined;
};

type ReverseDependencies = {
  readonly cities: readonly PlaceCity[];
  readonly outlines: PlaceOutlines;
};

const MAX_DEGREES = 0.6;
/** The number of cities whose outline is checked. */
const CANDIDATES = 5;
const MAX_REACH_KM = 28;

/** Names the place at a point, with its address if known; undefined far from every town. */
export function reverseGeocoder(
  dependencies: ReverseDependencies,
): (point: LatLng, address?: HouseAddress) => ReversePlace | undefined {
  const byKey = new Map(dependencies.cities.map((city) => [city.key, city]));
  return (point, address) => {
    const city = byKey.get(address?.cityKey ?? '') ?? cityAt(point, dependencies);
    return city && namedPlace(point, city, address);
  };
}

function namedPlace(
  point: LatLng,
  city: PlaceCity,
  address: HouseAddress | undefined,
): ReversePlace {
  const neighbourhood = nearestOf(point, city.neighbourhoods)?.name ?? null;
  const ofCity = `${city.name}, ${city.province}`;
  const where = address ? `${address.number} ${address.street}` : neighbourhood;
  return {
    kind: address ? 'address' : neighbourhood === null ? 'city' : 'neighbourhood',
    label: where === null ? ofCity : `${where}, ${ofCity}`,
    point,
    streetNumber: address?.number ?? null,
    streetName: address?.street ?? null,
    neighbourhood,
    city: city.name,
    cityKey: city.key,
    province: city.province,
  };
}

/** The city whose land the point is on, else the one that reaches furthest to it. */
function cityAt(point: LatLng, { cities, outlines }: ReverseDependencies): PlaceCity | undefined {
  const near = cities
    .filter(
      ({ lat, lng }) =>
        Math.abs(lat - point.lat) < MAX_DEGREES && Math.abs(lng - point.lng) < 2 * MAX_DEGREES,
    )
    .map((city) => ({ city, km: kmTo(point, city) }))
    .toSorted((a, b) => cost(a) - cost(b));
  const inside = near
    .slice(0, CANDIDATES)
    .find(({ city }) => isInArea(outlines.ofCity(city), point));
  const reaches = near.find(
    ({ city, km }) => km <= Math.min(MAX_REACH_KM, 4 + Math.sqrt(city.population) / 45),
  );
  return (inside ?? reaches)?.city;
}

/** Large cities reach further: the same measure that gives sections to cities. */
function cost({ city, km }: { city: PlaceCity; km: number }): number {
  return km / city.population ** 0.28;
}

/** The neighbourhood with the nearest centre, which is the one whose outline holds the point. */
function nearestOf(point: LatLng, parts: readonly Neighbourhood[]): Neighbourhood | undefined {
  let nearest: { part: Neighbourhood; km: number } | undefined;
  for (const part of parts) {
    const km = kmTo(point, part);
    if (!nearest || km < nearest.km) nearest = { part, km };
  }
  return nearest?.part;
}

function kmTo(point: LatLng, { lat, lng }: LatLng): number {
  return metresBetween([lng, lat], [point.lng, point.lat]) / 1000;
}
