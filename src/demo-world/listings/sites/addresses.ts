import type { Address } from '#src/contract/listings/listing.ts';
import type { Street } from '#src/server/places/streets/street-directory.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';
import type { City, HomeKind, MarketNeighbourhood } from '../market/market.ts';
import { isCentral } from './city-centre.ts';
import { firstFreeLot, postalCodeOf } from './places.ts';
import type { CityPlaces, Tower } from './places.ts';
import type { DemoRandom } from '../random.ts';

export type Site = {
  readonly address: Address;
  readonly point: LatLng;
  readonly neighbourhood: MarketNeighbourhood;
  /** Centre of the neighbourhood, on land: it stands for the home where its own point is not shown. */
  readonly centre: LatLng;
  readonly tower: Tower | undefined;
};

/** A city's places and the ordinal of the home in it. */
type SiteRequest = {
  readonly city: City;
  readonly places: CityPlaces;
  readonly ordinal: number;
};

/** Prime, and no divisor of a tower's units: stepping by it uses each once. */
const STRIDE = 97;
const UNITS_PER_FLOOR = 12;
/** Random lots to try before taking the first free one of a street. */
const TRIES = 12;

function addressOn(city: City, neighbourhood: MarketNeighbourhood, street: Street) {
  return {
    streetName: street.name,
    streetSuffix: street.suffix === '' ? null : street.suffix,
    streetDirection: street.direction,
    city: city.name,
    area: city.region,
    neighborhood: neighbourhood.name,
    state: city.province,
  };
}

type IsSuitable = (point: LatLng) => boolean;

/**
 * A lot that no other home of the city has, a suitable one where a few tries find it. Throws a
 * RangeError when all are taken.
 */
function freeLot(
  { areas, geography, takenAddresses }: CityPlaces,
  isSuitable: IsSuitable,
  random: DemoRandom,
) {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const street = random.pick(random.pick(areas).streets);
    const number = random.integer(street.firstNumber, street.lastNumber);
    const point = takenAddresses.has(`${street.id}/${number}`)
      ? undefined
      : geography.locate(street, number);
    if (point !== undefined && isSuitable(point)) return { street, number, point };
  }
  const start = random.integer(0, areas.length - 1);
  for (const area of [...areas.slice(start), ...areas.slice(0, start)]) {
    for (const street of area.streets) {
      const lot = firstFreeLot(street, geography, takenAddresses);
      if (lot !== undefined) return { street, ...lot };
    }
  }
  throw new RangeError('Every lot of the city has a home.');
}

function houseSite(
  { city, places }: SiteRequest,
  isSuitable: IsSuitable,
  random: DemoRandom,
): Site {
  const { street, number, point } = freeLot(places, isSuitable, random);
  places.takenAddresses.add(`${street.id}/${number}`);
  const area = places.areaAt(point);
  return {
    address: {
      ...addressOn(city, area.neighbourhood, street),
      streetNumber: String(number),
      unitNumber: null,
      zip: postalCodeOf(city, area, street),
    },
    point,
    neighbourhood: area.neighbourhood,
    centre: area.centre,
    tower: undefined,
  };
}

/** No two ordinals of a city share a unit of a tower, as long as its smallest tower has enough. */
function towerSite({ city, places, ordinal }: SiteRequest, random: DemoRandom): Site {
  const { towers } = places;
  const tower = towers[ordinal % towers.length] ?? random.pick(towers);
  const turn = Math.floor(ordinal / towers.length);
  const unit = (turn * STRIDE + (ordinal % towers.length) * 17) % (tower.floors * UNITS_PER_FLOOR);
  const floor = 1 + Math.floor(unit / UNITS_PER_FLOOR);
  return {
    address: {
      ...addressOn(city, tower.neighbourhood, tower.street),
      streetNumber: tower.streetNumber,
      unitNumber: `${floor}${String(1 + (unit % UNITS_PER_FLOOR)).padStart(2, '0')}`,
      zip: tower.zip,
    },
    point: tower.point,
    neighbourhood: tower.neighbourhood,
    centre: tower.centre,
    tower,
  };
}

/** The site of a home: a lot of the map's streets, or a tower with one point for all its homes. */
export function siteOf(request: SiteRequest, kind: HomeKind, random: DemoRandom): Site {
  if (kind === 'condoApt') return towerSite(request, random);
  // Empty lots and mobile homes are not met with in the middle of a city.
  const isOutlying = kind === 'land' || kind === 'other';
  const site = houseSite(
    request,
    (point) => !isOutlying || !isCentral(request.city, point),
    random,
  );
  if (kind !== 'condoTown') return site;
  const unitNumber = String(random.integer(1, 60));
  return { ...site, address: { ...site.address, unitNumber } };
}
