import { HOME_KINDS, market } from '../market/market.ts';
import type { City, HomeKind, HomeParameters } from '../market/market.ts';
import type { DemoRandom, WeightedChoice } from '../random.ts';

export type Home = {
  readonly kind: HomeKind;
  readonly class: HomeParameters['class'];
  readonly propertyType: string;
  readonly style: string | null;
  /** Null for land. */
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly sqft: number | null;
  readonly garageSpaces: number;
  readonly garage: string | null;
  readonly yearBuilt: number | null;
  readonly heating: string | null;
  readonly airConditioning: string | null;
  readonly basement: string | null;
  readonly exterior: string | null;
  /** Feet; null for a home without a lot of its own. */
  readonly lot: { readonly width: number; readonly depth: number } | null;
};

/** Apartments are let far more often than they are sold; land and the rest hardly ever. */
const LEASE_WEIGHT: Record<HomeKind, number> = {
  detached: 0.45,
  semi: 0.6,
  townhouse: 0.9,
  condoTown: 1,
  condoApt: 2.4,
  multiplex: 0,
  land: 0,
  other: 0,
};
const OLDEST_YEAR = 1895;

/** How common each kind of home is among a city's homes for sale or for lease. */
export function kindWeights(city: City, type: 'Sale' | 'Lease'): WeightedChoice<HomeKind>[] {
  return HOME_KINDS.map((value) => ({
    value,
    weight: city.mix[value] * (type === 'Lease' ? LEASE_WEIGHT[value] : 1),
  }));
}

function styleOf(kind: HomeKind, bedrooms: number, random: DemoRandom): string | null {
  if (kind === 'condoApt') {
    if (bedrooms === 0) return 'Studio';
    return bedrooms <= 2 && random.chance(0.1) ? 'Loft' : 'Apartment';
  }
  const { styles } = market.homeTypes[kind];
  // The first style of a kind is by far the commonest.
  const choices = styles.map((value, at) => ({ value, weight: at === 0 ? 4 : 1 }));
  return choices.length === 0 ? null : random.pickWeighted(choices);
}

function bathroomsOf(kind: HomeKind, bedrooms: number, random: DemoRandom): number {
  if (kind === 'multiplex') return Math.max(2, Math.round(bedrooms * random.between(0.5, 0.8)));
  if (bedrooms <= 1) return 1;
  const most = kind === 'condoApt' || kind === 'other' ? Math.min(2, bedrooms) : bedrooms;
  return random.integer(bedrooms >= 4 ? 2 : 1, Math.max(most, bedrooms >= 4 ? 2 : 1));
}

const GARAGES: readonly WeightedChoice<string>[] = [
  { value: 'Attached', weight: 5 },
  { value: 'Built-In', weight: 3 },
  { value: 'Detached', weight: 3 },
  { value: 'Carport', weight: 1 },
];

function garageOf(kind: HomeKind, spaces: number, random: DemoRandom): string | null {
  if (kind === 'land') return null;
  if (spaces === 0) return 'None';
  return kind === 'condoApt' ? 'Underground' : random.pickWeighted(GARAGES);
}

function basementOf(kind: HomeKind, random: DemoRandom): string | null {
  if (kind === 'land') return null;
  if (kind === 'condoApt' || kind === 'other') return 'None';
  return random.pickWeighted([
    { value: 'Finished', weight: 40 },
    { value: 'Unfinished', weight: 26 },
    { value: 'Part Finished', weight: 12 },
    { value: 'Separate Entrance', weight: 9 },
    { value: 'Walk-Out', weight: 8 },
    { value: 'Crawl Space', weight: 5 },
  ]);
}

function exteriorOf(city: City, kind: HomeKind, random: DemoRandom): string | null {
  if (kind === 'land') return null;
  if (kind === 'other') return 'Vinyl Siding';
  if (kind === 'condoApt') return random.pick(['Concrete', 'Brick', 'Glass', 'Stucco']);
  const brick = city.province === 'Ontario' || city.province === 'Quebec';
  return random.pickWeighted([
    { value: 'Brick', weight: brick ? 6 : 1 },
    { value: 'Vinyl Siding', weight: brick ? 2 : 4 },
    { value: 'Stone', weight: 1 },
    { value: 'Stucco', weight: brick ? 1 : 3 },
    { value: 'Wood', weight: brick ? 0.5 : 2 },
  ]);
}

function heatingOf(city: City, kind: HomeKind, random: DemoRandom): string {
  if (city.province === 'Quebec') return random.pick(['Baseboard', 'Heat Pump', 'Forced Air']);
  if (kind === 'condoApt') return random.pick(['Forced Air', 'Heat Pump', 'Baseboard']);
  return random.pickWeighted([
    { value: 'Forced Air', weight: 8 },
    { value: 'Heat Pump', weight: 1.5 },
    { value: 'Radiant', weight: 1 },
    { value: 'Baseboard', weight: 1 },
  ]);
}

/** Newer homes are commoner than old ones. */
function yearBuiltOf(latestYear: number, random: DemoRandom): number {
  const span = latestYear - 1 - OLDEST_YEAR;
  return latestYear - 1 - Math.floor(span * random.fraction() ** 1.8);
}

function lotOf(parameters: HomeParameters, random: DemoRandom): Home['lot'] {
  const { lotFrontFt, lotDepthFt } = parameters;
  if (lotFrontFt === null || lotDepthFt === null) return null;
  return {
    width: Math.round(random.between(...lotFrontFt) * 4) / 4,
    depth: Math.round(random.between(...lotDepthFt)),
  };
}

function sqftOf(parameters: HomeParameters, bedrooms: number, random: DemoRandom): number {
  const [low, high] = parameters.sqft[String(bedrooms)] ?? [800, 1600];
  return Math.round(random.between(low, high));
}

function emptyLot(parameters: HomeParameters, random: DemoRandom): Home {
  return {
    kind: 'land',
    class: parameters.class,
    propertyType: random.pick(parameters.propertyTypes),
    style: null,
    bedrooms: null,
    bathrooms: null,
    sqft: null,
    garageSpaces: 0,
    garage: null,
    yearBuilt: null,
    heating: null,
    airConditioning: null,
    basement: null,
    exterior: null,
    lot: lotOf(parameters, random),
  };
}

/** The same home as it would stand in the middle of a city: ground is too dear there for one storey. */
export function centralHome(home: Home): Home {
  const isLow = home.kind !== 'other' && /^(Bungalow|Backsplit|Sidesplit)/.test(home.style ?? '');
  return isLow ? { ...home, style: '2-Storey' } : home;
}

/** A home of a kind, built before the given year or, in a tower, with it. */
export function homeOf(
  city: City,
  kind: HomeKind,
  constraint: { readonly towerYear?: number | undefined; readonly before: number },
  random: DemoRandom,
): Home {
  const parameters = market.homeTypes[kind];
  if (kind === 'land') return emptyLot(parameters, random);
  const bedrooms = random.pickWeighted(parameters.beds);
  const garageSpaces = random.pickWeighted(parameters.garageSpaces);
  const hasCooling = city.province !== 'Newfoundland and Labrador' && random.chance(0.78);
  return {
    kind,
    class: parameters.class,
    propertyType: random.pick(parameters.propertyTypes),
    style: styleOf(kind, bedrooms, random),
    bedrooms,
    bathrooms: bathroomsOf(kind, bedrooms, random),
    sqft: sqftOf(parameters, bedrooms, random),
    garageSpaces,
    garage: garageOf(kind, garageSpaces, random),
    yearBuilt: constraint.towerYear ?? yearBuiltOf(constraint.before, random),
    heating: heatingOf(city, kind, random),
    airConditioning: hasCooling ? 'Central Air' : 'None',
    basement: basementOf(kind, random),
    exterior: exteriorOf(city, kind, random),
    lot: lotOf(parameters, random),
  };
}
