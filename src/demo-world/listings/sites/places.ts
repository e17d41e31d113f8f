import { provinceOf } from '#src/domain/places/provinces.ts';
import { slug } from '#src/lib/text/fold.ts';
import type { Street } from '#src/server/places/streets/street-directory.ts';
import type { SiteGeography } from './site-geography.ts';
import { distanceKm, nearestLand } from './nearest-land.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';
import type { City, MarketNeighbourhood } from '../market/market.ts';
import { randomOf } from '../random.ts';
import type { DemoRandom } from '../random.ts';
import { towerName } from './tower-names.ts';

const TOWERS_PER_NEIGHBOURHOOD = 3;
const TALLEST_FLOORS = { metropolis: 46, town: 20 } as const;

export type Tower = {
  readonly name: string;
  readonly neighbourhood: MarketNeighbourhood;
  /** Centre of the neighbourhood, on land. */
  readonly centre: LatLng;
  readonly street: Street;
  readonly streetNumber: string;
  readonly zip: string;
  readonly point: LatLng;
  readonly floors: number;
  readonly yearBuilt: number;
};

export type DemoArea = {
  readonly neighbourhood: MarketNeighbourhood;
  /** Centre of the area, or the nearest land. */
  readonly centre: LatLng;
  /** Streets with houses that begin in it. */
  readonly streets: readonly Street[];
};

export type CityPlaces = {
  readonly areas: readonly DemoArea[];
  readonly towers: readonly Tower[];
  /** The area whose centre is nearest: the cells in which the map shows the neighbourhoods. */
  readonly areaAt: (point: LatLng) => DemoArea;
  readonly geography: SiteGeography;
  /** Lots that have a home already: `street id/number`. */
  readonly takenAddresses: Set<string>;
};

const ZIP_LETTERS = [...'ABCEGHJKLMNPRSTVWXYZ'];

/** The postal code of a street in an area: the same for all its homes. */
export function postalCodeOf(city: City, { neighbourhood }: DemoArea, street: Street): string {
  const ofArea = randomOf(`${city.name}/${neighbourhood.name}/fsa`);
  const start = neighbourhood.fsa ?? ofArea.pick(city.fsa);
  const fsa = start.length === 3 ? start : start + ofArea.pick(ZIP_LETTERS);
  return `${fsa} ${localUnit(randomOf(`${street.id}/postal`))}`;
}

function localUnit(random: DemoRandom): string {
  return `${random.integer(0, 9)}${random.pick(ZIP_LETTERS)}${random.integer(0, 9)}`;
}

/** The key of a city in the gazetteer and the streets: "ON/st-catharines". */
export function keyOfCity({ name, province }: City): string {
  return `${provinceOf(province)?.code ?? province}/${slug(name)}`;
}

/** The areas and condo towers of a city. Throws a RangeError for a city without streets. */
export function placesOf(city: City, geography: SiteGeography): CityPlaces {
  const neighbourhoods = neighbourhoodsOf(city, geography);
  const nearest = nearestOf(neighbourhoods);
  const streetsByNeighbourhood = new Map<MarketNeighbourhood, Street[]>();
  for (const street of geography.streetsOf(keyOfCity(city))) {
    const [start] = street.path;
    if (street.firstNumber === 0 || start === undefined) continue;
    const neighbourhood = nearest({ lng: start[0], lat: start[1] });
    const streets = streetsByNeighbourhood.get(neighbourhood);
    if (streets === undefined) streetsByNeighbourhood.set(neighbourhood, [street]);
    else streets.push(street);
  }
  const all = neighbourhoods.map((neighbourhood): DemoArea => ({
    neighbourhood,
    centre: nearestLand(neighbourhood, neighbourhood, geography.isLand),
    streets: streetsByNeighbourhood.get(neighbourhood) ?? [],
  }));
  const areas = all.filter(({ streets }) => streets.length > 0);
  if (areas.length === 0) throw new RangeError(`${city.name} has no streets.`);
  const byNeighbourhood = new Map(all.map((area) => [area.neighbourhood, area]));
  const takenAddresses = new Set<string>();
  const areaAt = (point: LatLng) => byNeighbourhood.get(nearest(point)) ?? (all[0] as DemoArea);
  const towers = areas.flatMap((area, at) =>
    towersOf(city, { area, at, areaAt, geography, takenAddresses }),
  );
  return { areas, towers, areaAt, geography, takenAddresses };
}

/** The parts of the gazetteer, with the price factors of the market's neighbourhoods near them. */
function neighbourhoodsOf(city: City, geography: SiteGeography): MarketNeighbourhood[] {
  const neighbourhoodByName = new Map(city.neighbourhoods.map((one) => [one.name, one]));
  const parts = geography.partsOf(keyOfCity(city));
  if (parts.length === 0) return city.neighbourhoods;
  const nearest = nearestOf(city.neighbourhoods);
  return parts.map(({ name, lat, lng, fsa }) => ({
    name,
    lat,
    lng,
    priceFactor: (neighbourhoodByName.get(name) ?? nearest({ lat, lng })).priceFactor,
    fsa: fsa ?? undefined,
  }));
}

function nearestOf(
  neighbourhoods: readonly MarketNeighbourhood[],
): (point: LatLng) => MarketNeighbourhood {
  const [first] = neighbourhoods;
  if (first === undefined) throw new RangeError('A city needs a neighbourhood.');
  return (point) => {
    let nearest = first;
    let nearestKm = Infinity;
    for (const one of neighbourhoods) {
      const apartKm = distanceKm(one, point);
      if (apartKm >= nearestKm) continue;
      nearest = one;
      nearestKm = apartKm;
    }
    return nearest;
  };
}

type TowerRequest = Pick<CityPlaces, 'areaAt' | 'geography' | 'takenAddresses'> & {
  readonly area: DemoArea;
  readonly at: number;
};

function towersOf(
  city: City,
  { area, at, areaAt, geography, takenAddresses }: TowerRequest,
): Tower[] {
  return Array.from({ length: TOWERS_PER_NEIGHBOURHOOD }, (_, tower): Tower[] => {
    const random = randomOf(`${city.name}/${area.neighbourhood.name}/tower/${tower}`);
    const street = area.streets[Math.floor(random.fraction() * area.streets.length)];
    const lot = street && firstFreeLot(street, geography, takenAddresses);
    if (street === undefined || lot === undefined) return [];
    takenAddresses.add(`${street.id}/${lot.number}`);
    const home = areaAt(lot.point);
    const tallest = city.population > 500_000 ? TALLEST_FLOORS.metropolis : TALLEST_FLOORS.town;
    return [
      {
        name: towerName(city, at * TOWERS_PER_NEIGHBOURHOOD + tower),
        neighbourhood: home.neighbourhood,
        centre: home.centre,
        street,
        streetNumber: String(lot.number),
        zip: postalCodeOf(city, home, street),
        point: lot.point,
        floors: Math.round(6 + (tallest - 6) * random.fraction() ** 1.5),
        yearBuilt: random.integer(1968, 2024),
      },
    ];
  }).flat();
}

/** The lowest free number of a street: towers stand near the main roads. */
export function firstFreeLot(
  street: Street,
  geography: SiteGeography,
  takenAddresses: ReadonlySet<string>,
): { number: number; point: LatLng } | undefined {
  for (let number = street.firstNumber; number <= street.lastNumber; number += 1) {
    const point = takenAddresses.has(`${street.id}/${number}`)
      ? undefined
      : geography.locate(street, number);
    if (point !== undefined) return { number, point };
  }
  return undefined;
}
