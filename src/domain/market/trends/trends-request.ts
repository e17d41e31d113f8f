import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { pagePath } from '../../routes.ts';
import { placePath, readPlacePath, TREND_CITIES, type TrendPlace } from './trend-place.ts';

/** The most bedrooms of the homes; the largest is the default (specification). */
export const BEDROOM_LIMITS = [1, 2, 3, 4] as const;
export type BedroomLimit = (typeof BEDROOM_LIMITS)[number];
export const DEFAULT_BEDS: BedroomLimit = 4;

/** How many places can be compared. */
export const MAX_PLACES = 3;

/** What a trends page shows. */
export type TrendsRequest = {
  /** The text is about the first; none occurs twice. */
  readonly places: readonly [TrendPlace, ...TrendPlace[]];
  readonly maxBeds: BedroomLimit;
  /** Two years in place of half a year. */
  readonly isOlder: boolean;
};

const Beds = z.enum(['1', '2', '3', '4']);

function readBeds(text: string | null): BedroomLimit {
  const { data } = Beds.safeParse(text);
  return BEDROOM_LIMITS.find((limit) => String(limit) === data) ?? DEFAULT_BEDS;
}

/** The first places, without duplicates; the default city where there is none. */
export function comparedPlaces(places: readonly TrendPlace[]): TrendsRequest['places'] {
  const byPath = new Map(places.map((place) => [placePath(place), place]));
  const [first = TREND_CITIES[0], ...others] = [...byPath.values()].slice(0, MAX_PLACES);
  return [first, ...others];
}

/** Reads the address of a trends page. Invalid parts count as missing. */
export function readTrends(query: URLSearchParams): TrendsRequest {
  const places = query.getAll('place').flatMap((path) => readPlacePath(path) ?? []);
  return {
    places: comparedPlaces(places),
    maxBeds: readBeds(query.get('beds')),
    isOlder: query.get('older') === '1',
  };
}

/** The one address of a view of the trends page. */
export function trendsHref({ places, maxBeds, isOlder }: TrendsRequest): string {
  const query = new URLSearchParams();
  const paths = places.map(placePath);
  const isDefault = paths.length === 1 && paths[0] === placePath(TREND_CITIES[0]);
  if (!isDefault) for (const path of paths) query.append('place', path);
  if (maxBeds !== DEFAULT_BEDS) query.set('beds', String(maxBeds));
  if (isOlder) query.set('older', '1');
  // A slash needs no escape in a query, and is what people read.
  const text = query.toString().replaceAll('%2F', '/');
  return pagePath('/trends') + (text && `?${text}`);
}

/** The trends of one place with the default choices. */
export function trendsOf(place: TrendPlace): string {
  return trendsHref({ places: [place], maxBeds: DEFAULT_BEDS, isOlder: false });
}
