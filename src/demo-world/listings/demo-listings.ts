import { dayNumberOf } from './calendar.ts';
import { cityMarket } from './market/city-market.ts';
import type { CityMarket } from './market/city-market.ts';
import { cityPlans, closingMonths, DEFAULT_COUNT, planCount } from './market/city-plans.ts';
import type { CityPlan } from './market/city-plans.ts';
import { activeLifecycle, closedLifecycle, offMarketLifecycle } from './market/lifecycle.ts';
import type { Lifecycle } from './market/lifecycle.ts';
import type { SiteGeography } from './sites/site-geography.ts';
import { kindWeights } from './homes/homes.ts';
import { type DemoListing, demoListing } from './demo-listing.ts';
import { MAX_LISTINGS } from './board/mls-numbers.ts';
import { placesOf } from './sites/places.ts';
import { randomOf } from './random.ts';
import type { DemoRandom } from './random.ts';
import { towerOrdinals } from './sites/tower-ordinals.ts';

export type DemoListingsRequest = {
  /** The day the listings are anchored to, YYYY-MM-DD: some were listed on it. */
  readonly today: string;
  /** The streets that the homes stand on. */
  readonly geography: SiteGeography;
  /** Number of listings; 34,500 when not given. */
  readonly count?: number;
  /** Another seed gives other homes with other prices on the same streets. */
  readonly seed?: string;
};

const DEFAULT_SEED = 'homes-ytimosy';

type LifecycleOf = (random: DemoRandom) => Lifecycle;

function* times(count: number, lifecycleOf: LifecycleOf): Generator<LifecycleOf> {
  for (let at = 0; at < count; at += 1) yield lifecycleOf;
}

/** The lifecycle of each of a city's listings: the active first, then the closed, then the rest. */
function* lifecyclesOf(plan: CityPlan, market: CityMarket, today: number): Generator<LifecycleOf> {
  yield* times(plan.active, (random) => activeLifecycle(market, today, random));
  for (const { span, count } of closingMonths(plan, 'sold', today)) {
    yield* times(count, (random) => closedLifecycle(market, 'Sale', span, random));
  }
  for (const { span, count } of closingMonths(plan, 'leased', today)) {
    yield* times(count, (random) => closedLifecycle(market, 'Lease', span, random));
  }
  yield* times(plan.off, (random) => offMarketLifecycle(market, today, random));
}

/** The approximate number of apartments among a city's listings. */
function apartmentsOf(plan: CityPlan): number {
  const weights = kindWeights(plan.city, 'Lease');
  const all = weights.reduce((sum, { weight }) => sum + weight, 0);
  const leased = weights.find(({ value }) => value === 'condoApt')?.weight ?? 0;
  const sold = plan.city.mix.condoApt;
  return Math.ceil((planCount(plan) - plan.leased) * sold + (plan.leased * leased) / all);
}

function* cityListings(
  plan: CityPlan,
  { geography, seed = DEFAULT_SEED, ...request }: DemoListingsRequest,
): Generator<DemoListing> {
  const { city, firstOrdinal } = plan;
  const today = dayNumberOf(request.today);
  const name = `${seed}/${city.name}/${city.province}`;
  const market = cityMarket(plan, today, randomOf(name));
  const places = placesOf(city, geography);
  const nextTower = towerOrdinals(places.towers.length, apartmentsOf(plan));
  let ordinal = 0;
  for (const lifecycleOf of lifecyclesOf(plan, market, today)) {
    const key = `${name}/${ordinal}`;
    const overallOrdinal = firstOrdinal + ordinal;
    const random = randomOf(key);
    const listing = { market, ordinal, overallOrdinal, key, places, nextTower, today };
    yield demoListing(listing, lifecycleOf(random), random);
    ordinal += 1;
  }
}

/**
 * Every demo listing, city by city, one at a time. The same day, ground, count and seed give the same
 * listings, byte for byte; another day moves their dates with it. Throws a RangeError for a day that
 * is not written YYYY-MM-DD, a city without streets, or more listings than there are listing numbers.
 */
export function* demoListings(request: DemoListingsRequest): Generator<DemoListing> {
  const { count = DEFAULT_COUNT } = request;
  if (count > MAX_LISTINGS) throw new RangeError(`${count} is more than ${MAX_LISTINGS}.`);
  // To lay the streets of a city takes longer than to make a few of its listings.
  const plans = cityPlans(count).filter((plan) => planCount(plan) > 0);
  for (const plan of plans) yield* cityListings(plan, request);
}
