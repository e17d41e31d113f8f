import type { Home } from '../homes/homes.ts';
import { market } from './market.ts';
import type { City, HomeKind, MarketNeighbourhood } from './market.ts';
import { listPriceDollars, rentDollars, soldPriceDollars } from './price-rounding.ts';
import type { CityLevels } from './city-levels.ts';
import type { DemoRandom } from '../random.ts';

const SQFT_POWER = 0.6;
const LEASE = { sigma: 0.11, placePower: 0.5, studioShare: 0.86, indexPower: 0.5 } as const;

/** A home in its place: the basis of its price. */
export type PricedHome = {
  readonly city: City;
  readonly levels: CityLevels;
  readonly neighbourhood: MarketNeighbourhood;
  readonly home: Home;
  /** How much this home differs from its like; about 1, the same over its whole history. */
  readonly qualityFactor: number;
};

/** A lognormal factor whose mean is 1. */
function lognormal(sigma: number, random: DemoRandom): number {
  return Math.exp(random.normal() * sigma - (sigma * sigma) / 2);
}

/** The quality factor of a home for sale or for lease. */
export function qualityFactorOf(type: 'Sale' | 'Lease', random: DemoRandom): number {
  return lognormal(type === 'Sale' ? market.priceSigma : LEASE.sigma, random);
}

const PLACE_MEANS = new WeakMap<City, number>();

function placeMean(city: City): number {
  const means = PLACE_MEANS.get(city);
  if (means !== undefined) return means;
  const sum = city.neighbourhoods.reduce((total, { priceFactor }) => total + priceFactor, 0);
  const mean = sum / city.neighbourhoods.length;
  PLACE_MEANS.set(city, mean);
  return mean;
}

function placeFactor({ city, neighbourhood }: PricedHome): number {
  return neighbourhood.priceFactor / placeMean(city);
}

function bedFactors(kind: HomeKind): Readonly<Record<string, number>> {
  return market.homeTypes[kind].class === 'CondoProperty'
    ? market.bedPriceFactor.condo
    : market.bedPriceFactor.house;
}

/** Price of a home with a number of bedrooms relative to the average home of its kind. */
function bedFactor(kind: HomeKind, bedrooms: number): number {
  const factors = bedFactors(kind);
  const { beds } = market.homeTypes[kind];
  const weight = beds.reduce((sum, bed) => sum + bed.weight, 0);
  const mean = beds.reduce((sum, bed) => sum + bed.weight * (factors[bed.value] ?? 1), 0) / weight;
  return (factors[bedrooms] ?? 1) / mean;
}

function sqftFactor({ kind, bedrooms, sqft }: Home): number {
  const [low, high] = market.homeTypes[kind].sqft[String(bedrooms)] ?? [1, 1];
  return sqft === null ? 1 : (sqft / ((low + high) / 2)) ** SQFT_POWER;
}

/** Land is worth what fits on it. */
function lotFactor({ kind, lot }: Home): number {
  if (kind !== 'land' || lot === null) return 1;
  const { lotFrontFt } = market.homeTypes.land;
  const usual = lotFrontFt === null ? lot.width : (lotFrontFt[0] + lotFrontFt[1]) / 2;
  return (lot.width / usual) ** 0.5;
}

/** Worth of a home on a day, dollars, by its city, place, kind, size and the market of the day. */
function marketPriceDollars(pricedHome: PricedHome, day: number): number {
  const { city, levels, home, qualityFactor } = pricedHome;
  return (
    city.avgPriceK[home.kind] *
    1000 *
    placeFactor(pricedHome) *
    (home.bedrooms === null ? 1 : bedFactor(home.kind, home.bedrooms)) *
    sqftFactor(home) *
    lotFactor(home) *
    qualityFactor *
    levels.price(day)
  );
}

function tableRent({ rent }: City, { kind, bedrooms }: Home): number {
  if (bedrooms === null || bedrooms === 0) return rent[1] * LEASE.studioShare;
  if (bedrooms === 1) return rent[1];
  if (bedrooms === 2) return rent[2];
  return bedrooms === 3 && kind !== 'detached' ? rent[3] : rent.house * (bedrooms >= 5 ? 1.25 : 1);
}

/** Monthly rent of a home on a day, dollars. */
function marketRentDollars(pricedHome: PricedHome, day: number): number {
  const { city, levels, home, qualityFactor } = pricedHome;
  return (
    tableRent(city, home) *
    placeFactor(pricedHome) ** LEASE.placePower *
    sqftFactor(home) ** 0.5 *
    qualityFactor *
    levels.price(day) ** LEASE.indexPower
  );
}

/**
 * The asking price of a home on a day, as sellers and landlords write it. Sellers add to a home's worth
 * what buyers of the city usually take off.
 */
export function askingDollars(
  home: PricedHome,
  type: 'Sale' | 'Lease',
  day: number,
  random: DemoRandom,
): number {
  if (type === 'Lease') return rentDollars(marketRentDollars(home, day), random);
  const worth = marketPriceDollars(home, day);
  return listPriceDollars((worth * 100) / home.city.saleToListPct, random);
}

/** Mean part by which a sale above the asking price exceeds it. */
const ABOVE_LIST = 0.035;
const MIN_BELOW_LIST = 0.006;

/**
 * The price paid for a home with an asking price, when the usual ratio of paid to asked is a number of
 * percentage points above or below the city's. A city's share of sales above the asking price and the ratio
 * both hold: the sales below make up for those above.
 */
export function paidDollars(
  askingPrice: number,
  type: 'Sale' | 'Lease',
  terms: { readonly city: City; readonly ratioPoints: number },
  random: DemoRandom,
): number {
  if (type === 'Lease') {
    return random.chance(0.6)
      ? askingPrice
      : rentDollars(askingPrice * random.between(0.95, 1.02), random);
  }
  const { city, ratioPoints } = terms;
  const above = Math.min(0.9, Math.max(0.02, city.aboveListPct / 100 + ratioPoints / 20));
  const isAbove = random.chance(above);
  const meanChange = (city.saleToListPct + ratioPoints) / 100 - 1;
  const below = Math.max(MIN_BELOW_LIST, (above * ABOVE_LIST - meanChange) / (1 - above));
  const change = isAbove ? ABOVE_LIST * random.between(0.2, 1.8) : -below * random.between(0, 2);
  return soldPriceDollars(askingPrice * (1 + change), random);
}
