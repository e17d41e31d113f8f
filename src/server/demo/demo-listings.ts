import type { ListingRecord } from '#src/server/listings/repository.ts';
import { dayNumberOf } from './calendar.ts';
import { cityPlans, closingMonths } from './city-plans.ts';
import type { CityPlan } from './city-plans.ts';
import type { IsLand } from './land-point.ts';
import { listingRecord } from './listing-record.ts';
import { placesOf } from './places.ts';
import { randomOf } from './random.ts';
import type { Random } from './random.ts';
import { activeCourse, closedCourse, offCourse } from './statuses-and-dates.ts';
import type { Course } from './statuses-and-dates.ts';

export type DemoListingsRequest = {
  /** The day the listings are anchored to, YYYY-MM-DD: some were listed on it. */
  readonly today: string;
  /** Whether a home may stand at a point; every listing's point satisfies it. */
  readonly isLand: IsLand;
};

type CourseOf = (random: Random) => Course;

/** How each of a city's listings runs its course: the active first, then the closed, then the rest. */
function coursesOf(plan: CityPlan, today: number): CourseOf[] {
  const { city } = plan;
  return [
    ...Array.from<CourseOf>({ length: plan.active }).fill((random) =>
      activeCourse(city, today, random),
    ),
    ...closingMonths(plan, 'sold', today).map<CourseOf>(
      (month) => (random) => closedCourse(city, 'Sale', month, random),
    ),
    ...closingMonths(plan, 'leased', today).map<CourseOf>(
      (month) => (random) => closedCourse(city, 'Lease', month, random),
    ),
    ...Array.from<CourseOf>({ length: plan.off }).fill((random) => offCourse(today, random)),
  ];
}

function* cityListings(
  plan: CityPlan,
  cityOrdinal: number,
  today: number,
  isLand: IsLand,
): Generator<ListingRecord> {
  const { city } = plan;
  const places = placesOf(city, isLand);
  for (const [ordinal, courseOf] of coursesOf(plan, today).entries()) {
    const random = randomOf(`${city.name}/${city.province}/${ordinal}`);
    const request = { city, cityOrdinal, ordinal, places, isLand, today };
    yield listingRecord(request, courseOf(random), random);
  }
}

/**
 * Every demo listing, city by city. The same day and the same land give the same listings, byte for
 * byte. Throws a RangeError for a day that is not written YYYY-MM-DD, or a city without land.
 */
export function* demoListings({ today, isLand }: DemoListingsRequest): Generator<ListingRecord> {
  const day = dayNumberOf(today);
  for (const [cityOrdinal, plan] of cityPlans().entries()) {
    yield* cityListings(plan, cityOrdinal, day, isLand);
  }
}

/** Exactly how many listings `demoListings` gives, whatever the day. */
export function demoListingCount(): number {
  return cityPlans().reduce(
    (sum, { active, sold, leased, off }) => sum + active + sold + leased + off,
    0,
  );
}
