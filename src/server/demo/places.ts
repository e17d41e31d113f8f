import { distanceKm, landPoint, moved } from './land-point.ts';
import type { IsLand, Point } from './land-point.ts';
import type { City, Neighbourhood } from './market.ts';
import { randomOf } from './random.ts';
import type { Random } from './random.ts';
import { STREET_SUFFIXES, streetName } from './street-names.ts';
import { towerName } from './tower-names.ts';

export const STREETS_PER_NEIGHBOURHOOD = 16;
const TOWERS_PER_NEIGHBOURHOOD = 3;
/** Share of the distance to the next neighbourhood that homes scatter over. */
const SPREAD = 0.33;
const SPREAD_KM = { min: 0.3, max: 1.1 } as const;

export type Street = {
  readonly name: string;
  readonly suffix: string;
  readonly direction: string | null;
  readonly zip: string;
  readonly middle: Point;
  /** Of the street's run, radians from north. */
  readonly bearing: number;
  readonly lengthKm: number;
};

export type Tower = {
  readonly name: string;
  readonly neighbourhood: Neighbourhood;
  /** Of the neighbourhood, on land. */
  readonly centre: Point;
  readonly street: Street;
  readonly streetNumber: string;
  readonly zip: string;
  readonly point: Point;
  readonly floors: number;
  readonly yearBuilt: number;
};

export type Area = {
  readonly neighbourhood: Neighbourhood;
  /** Its centre, or the nearest land. */
  readonly centre: Point;
  readonly streets: readonly Street[];
};
export type CityPlaces = { readonly areas: readonly Area[]; readonly towers: readonly Tower[] };

const ZIP_LETTERS = [...'ABCEGHJKLMNPRSTVWXYZ'];

function forwardSortationArea(city: City, neighbourhood: Neighbourhood): string {
  const random = randomOf(`${city.name}/${neighbourhood.name}/fsa`);
  const start = neighbourhood.fsa ?? random.pick(city.fsa);
  return start.length === 3 ? start : start + random.pick(ZIP_LETTERS);
}

function postalCode(fsa: string, random: Random): string {
  return `${fsa} ${random.whole(0, 9)}${random.pick(ZIP_LETTERS)}${random.whole(0, 9)}`;
}

function spreadKm(neighbourhood: Neighbourhood, all: readonly Neighbourhood[]): number {
  const distances = all
    .filter((other) => other !== neighbourhood)
    .map((other) => distanceKm(neighbourhood, other));
  const nearest = distances.length > 0 ? Math.min(...distances) : SPREAD_KM.max;
  return Math.min(SPREAD_KM.max, Math.max(SPREAD_KM.min, nearest * SPREAD));
}

/** Alberta's two big cities name their quadrants; elsewhere a few long streets have two ends. */
function directionOf(city: City, point: Point, random: Random): string | null {
  if (city.name === 'Calgary' || city.name === 'Edmonton') {
    return `${point.lat >= city.lat ? 'N' : 'S'}${point.lng >= city.lng ? 'E' : 'W'}`;
  }
  return random.chance(0.08) ? random.pick(['N', 'S', 'E', 'W']) : null;
}

function streetsOf(city: City, at: number, isLand: IsLand): Area {
  const neighbourhood = city.neighbourhoods[at];
  if (neighbourhood === undefined) throw new RangeError(`${city.name} has no neighbourhood ${at}.`);
  const centre = landPoint(neighbourhood, neighbourhood, isLand);
  const spread = spreadKm(neighbourhood, city.neighbourhoods);
  const fsa = forwardSortationArea(city, neighbourhood);
  // The streets of a city run mostly along two directions at a right angle.
  const grid = randomOf(`${city.name}/grid`).between(0, Math.PI / 2);
  const streets = Array.from({ length: STREETS_PER_NEIGHBOURHOOD }, (_, street): Street => {
    const random = randomOf(`${city.name}/${neighbourhood.name}/street/${street}`);
    const wanted = moved(centre, random.normal() * spread, random.normal() * spread);
    const middle = landPoint(wanted, centre, isLand);
    return {
      name: streetName(city, at * STREETS_PER_NEIGHBOURHOOD + street),
      suffix: random.weighted(STREET_SUFFIXES),
      direction: directionOf(city, middle, random),
      zip: postalCode(fsa, random),
      middle,
      bearing: grid + (random.chance(0.5) ? Math.PI / 2 : 0) + random.normal() * 0.04,
      lengthKm: random.between(0.25, 0.8),
    };
  });
  return { neighbourhood, centre, streets };
}

function towersOf(city: City, area: Area, at: number, isLand: IsLand): Tower[] {
  const { neighbourhood, centre, streets } = area;
  return streets.slice(0, TOWERS_PER_NEIGHBOURHOOD).map((street, tower): Tower => {
    const random = randomOf(`${city.name}/${neighbourhood.name}/tower/${tower}`);
    const offset = moved(street.middle, random.normal() * 0.05, random.normal() * 0.05);
    const tallest = city.population > 500_000 ? 46 : 20;
    return {
      name: towerName(city, at * TOWERS_PER_NEIGHBOURHOOD + tower),
      neighbourhood,
      centre,
      street,
      // Beyond the numbers of the houses on the same street.
      streetNumber: String(random.whole(750, 999)),
      zip: postalCode(street.zip.slice(0, 3), random),
      point: landPoint(offset, street.middle, isLand),
      floors: Math.round(6 + (tallest - 6) * random.fraction() ** 1.5),
      yearBuilt: random.whole(1968, 2024),
    };
  });
}

/** The invented streets and condo towers of a city, all on land. */
export function placesOf(city: City, isLand: IsLand): CityPlaces {
  const areas = city.neighbourhoods.map((_, at) => streetsOf(city, at, isLand));
  return { areas, towers: areas.flatMap((area, at) => towersOf(city, area, at, isLand)) };
}
