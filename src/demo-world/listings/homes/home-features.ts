import type { Site } from '../sites/addresses.ts';
import type { Home } from './homes.ts';
import type { MarketNeighbourhood } from '../market/market.ts';
import { randomOf } from '../random.ts';
import type { DemoRandom } from '../random.ts';

/** A board's details beyond the main facts of a home; remarks say nothing beyond these. */
export type HomeFeatures = {
  readonly exposure: 'North' | 'East' | 'South' | 'West' | null;
  /** For an apartment. */
  readonly balcony: 'Open' | 'Terrace' | 'Juliette' | 'None' | null;
  readonly locker: 'Owned' | 'None' | null;
  readonly pets: 'Permitted' | 'Restricted' | null;
  /** Amenities of the building. */
  readonly amenities: readonly string[];
  /** Places near it in the neighbourhood. */
  readonly nearby: readonly string[];
  readonly pool: 'Inground' | 'None' | null;
  readonly driveway: 'Private' | 'Mutual' | 'Lane' | null;
  readonly drivewaySpaces: number;
  readonly possession: 'Flexible' | 'Immediate' | '30-60 Days' | '60-90 Days';
  readonly occupancy: 'Owner' | 'Tenant' | 'Vacant';
  /** Utilities included in a rent; empty for a sale. */
  readonly utilities: readonly string[];
};

const AMENITIES = [
  'Gym',
  'Concierge',
  'Party Room',
  'Rooftop Deck',
  'Visitor Parking',
  'Indoor Pool',
  'Guest Suites',
  'Bike Storage',
  'Media Room',
  'Car Wash',
] as const;
const NEARBY = [
  'Park',
  'Public Transit',
  'School',
  'Library',
  'Hospital',
  'Rec Centre',
  'Place Of Worship',
  'Ravine',
  'Golf',
  'Arena',
] as const;
const TALL_FLOORS = 12;

/** A number of the values, in their order. */
function some<Value>(values: readonly Value[], count: number, random: DemoRandom): Value[] {
  const left = [...values];
  while (left.length > count) left.splice(random.integer(0, left.length - 1), 1);
  return left;
}

function memoize<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const cache = new WeakMap<Key, Value>();
  return (key) => {
    const value = cache.get(key) ?? make(key);
    cache.set(key, value);
    return value;
  };
}

const amenitiesOf = memoize(({ name, floors }: NonNullable<Site['tower']>) => {
  const random = randomOf(`${name}/amenities`);
  return some(
    AMENITIES,
    floors >= TALL_FLOORS ? random.integer(4, 7) : random.integer(1, 4),
    random,
  );
});

const nearbyOf = memoize(({ name, lat }: MarketNeighbourhood) => {
  const random = randomOf(`${name}/${lat}/nearby`);
  return some(NEARBY, random.integer(3, 6), random);
});

/** Homes of one neighbourhood share most of the places nearby, not all. */
function nearHome(neighbourhood: MarketNeighbourhood, random: DemoRandom): string[] {
  const all = nearbyOf(neighbourhood);
  return some(all, Math.max(2, all.length - random.integer(0, 2)), random);
}

function balconyOf({ kind, bedrooms }: Home, random: DemoRandom): HomeFeatures['balcony'] {
  if (kind !== 'condoApt') return null;
  return random.pickWeighted([
    { value: 'Open', weight: 7 },
    { value: 'Terrace', weight: bedrooms !== null && bedrooms >= 2 ? 1.5 : 0.3 },
    { value: 'Juliette', weight: 1 },
    { value: 'None', weight: 1 },
  ]);
}

function drivewayOf({ kind, garage, garageSpaces }: Home, random: DemoRandom) {
  if (kind === 'condoApt' || kind === 'land' || kind === 'other') {
    return { driveway: null, drivewaySpaces: 0 };
  }
  if (garageSpaces === 0) {
    return random.chance(0.6)
      ? { driveway: 'Private' as const, drivewaySpaces: random.integer(1, 2) }
      : { driveway: null, drivewaySpaces: 0 };
  }
  if (garage === 'Detached' && random.chance(0.4)) {
    return { driveway: 'Lane' as const, drivewaySpaces: 0 };
  }
  const driveway = kind === 'semi' && random.chance(0.3) ? 'Mutual' : 'Private';
  return { driveway, drivewaySpaces: random.integer(1, 2) } as const;
}

function utilitiesOf({ kind }: Home, type: 'Sale' | 'Lease', random: DemoRandom): string[] {
  if (type === 'Sale') return [];
  return some(['Heat', 'Water', 'Hydro'], random.integer(0, kind === 'condoApt' ? 2 : 1), random);
}

/** The features of a home for sale or for lease on a site. */
export function homeFeaturesOf(
  home: Home,
  site: Site,
  type: 'Sale' | 'Lease',
  random: DemoRandom,
): HomeFeatures {
  const isCondo = home.class === 'CondoProperty';
  const isLand = home.kind === 'land';
  return {
    exposure: isCondo ? random.pick(['North', 'East', 'South', 'West']) : null,
    balcony: balconyOf(home, random),
    locker: home.kind === 'condoApt' ? (random.chance(0.62) ? 'Owned' : 'None') : null,
    pets: isCondo ? (random.chance(0.25) ? 'Permitted' : 'Restricted') : null,
    amenities: site.tower === undefined ? [] : amenitiesOf(site.tower),
    nearby: nearHome(site.neighbourhood, random),
    pool: home.kind === 'detached' ? (random.chance(0.05) ? 'Inground' : 'None') : null,
    ...drivewayOf(home, random),
    possession: random.pickWeighted([
      { value: 'Flexible', weight: 4 },
      { value: '30-60 Days', weight: 3 },
      { value: '60-90 Days', weight: 2 },
      { value: 'Immediate', weight: isLand ? 4 : 1.5 },
    ]),
    occupancy: isLand ? 'Vacant' : random.pick(['Owner', 'Owner', 'Owner', 'Tenant', 'Vacant']),
    utilities: utilitiesOf(home, type, random),
  };
}
