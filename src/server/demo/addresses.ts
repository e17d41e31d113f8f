import type { Address } from '#src/contract/listing.ts';
import { landPoint, moved } from './land-point.ts';
import type { IsLand, Point } from './land-point.ts';
import type { City, HomeKind, Neighbourhood } from './market.ts';
import { STREETS_PER_NEIGHBOURHOOD } from './places.ts';
import type { CityPlaces, Street, Tower } from './places.ts';
import type { Random } from './random.ts';

export type Site = {
  readonly address: Address;
  readonly point: Point;
  readonly neighbourhood: Neighbourhood;
  /** Of the neighbourhood, on land: it stands for the home where its own point is not shown. */
  readonly centre: Point;
  readonly tower: Tower | undefined;
};

/** A city's places and the ordinal of the home in it, from which its address follows. */
export type SiteRequest = {
  readonly city: City;
  readonly places: CityPlaces;
  readonly ordinal: number;
  readonly isLand: IsLand;
};

const NUMBER_COUNT = 359;
/** Prime, and no divisor of a street's numbers or a tower's units: stepping by it uses each once. */
const STRIDE = 97;
const FIRST_NUMBER = 4;
const UNITS_PER_FLOOR = 12;
const SETBACK_KM = 0.018;

function addressOn(city: City, neighbourhood: Neighbourhood, street: Street) {
  return {
    streetName: street.name,
    streetSuffix: street.suffix,
    streetDirection: street.direction,
    city: city.name,
    area: city.region,
    neighborhood: neighbourhood.name,
    state: city.province,
  };
}

function pointOnStreet(street: Street, share: number, isOdd: boolean): Point {
  const along = (share - 0.5) * street.lengthKm;
  const across = isOdd ? SETBACK_KM : -SETBACK_KM;
  return moved(
    street.middle,
    Math.cos(street.bearing) * along - Math.sin(street.bearing) * across,
    Math.sin(street.bearing) * along + Math.cos(street.bearing) * across,
  );
}

/** No two ordinals of a city share a number and a street. */
function houseSite({ city, places, ordinal, isLand }: SiteRequest, random: Random): Site {
  const { neighbourhood, centre, streets } = random.pick(places.areas);
  const street = streets[ordinal % STREETS_PER_NEIGHBOURHOOD] ?? random.pick(streets);
  const turn = Math.floor(ordinal / STREETS_PER_NEIGHBOURHOOD);
  const place = (turn * STRIDE + (ordinal % STREETS_PER_NEIGHBOURHOOD) * 53) % NUMBER_COUNT;
  const isOdd = random.chance(0.5);
  const wanted = pointOnStreet(street, place / NUMBER_COUNT, isOdd);
  return {
    address: {
      ...addressOn(city, neighbourhood, street),
      streetNumber: String(FIRST_NUMBER + place * 2 + (isOdd ? 1 : 0)),
      unitNumber: null,
      zip: street.zip,
    },
    point: landPoint(wanted, street.middle, isLand),
    neighbourhood,
    centre,
    tower: undefined,
  };
}

/** No two ordinals of a city share a unit of a tower, as long as its smallest tower has enough. */
function towerSite({ city, places, ordinal }: SiteRequest, random: Random): Site {
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

/** Where a home stands: on an invented street, or in an invented tower with its neighbours' point. */
export function siteOf(request: SiteRequest, kind: HomeKind, random: Random): Site {
  if (kind === 'condoApt') return towerSite(request, random);
  const site = houseSite(request, random);
  if (kind !== 'condoTown') return site;
  const unitNumber = String(random.whole(1, 60));
  return { ...site, address: { ...site.address, unitNumber } };
}
