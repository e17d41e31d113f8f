import { searchListingsCall } from '#src/contract/listings/calls.ts';
import { metresBetween } from '#src/lib/geo/local-plane.ts';
import { slug } from '#src/lib/text/fold.ts';
import { defaultFilters } from '#src/domain/search/filters/registry.ts';
import { HOME_TYPES, type HomeType } from '#src/domain/search/home-types.ts';
import { countList } from '#src/domain/search/list/list-relaxations.ts';
import { DEFAULT_ORDER } from '#src/domain/search/list/list-order.ts';
import {
  type ListPlace,
  type ListRequest,
  listHref,
  listSearch,
} from '#src/domain/search/list/list-route.ts';
import { provinceOf } from '#src/domain/places/provinces.ts';
import { listPath } from '#src/domain/routes.ts';
import type { ViewerLocals } from './page-locals.ts';

/** A name with its number of homes for sale. */
export type NamedCount = { readonly name: string; readonly count: number };

export type PlaceWithHomes = NamedCount & { readonly href: string };

export type CountedHomeType = {
  readonly homeType: HomeType;
  readonly count: number;
  readonly href: string;
};

/** The asking prices of the homes for sale in a place, dollars. */
export type PriceRange = {
  /** Homes whose price is public. */
  readonly count: number;
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
};

/** How many homes are for sale in a place, and what they ask. */
export type PlaceFigures = {
  readonly count: number;
  /** Null for fewer than five homes: a median of them says nothing. */
  readonly prices: PriceRange | null;
};

/** The homes for sale of a place in numbers, as its list begins. */
export type PlaceSummary = PlaceFigures & {
  /** The kinds of home there are, the most frequent first. */
  readonly homeTypes: readonly CountedHomeType[];
  /** The cities of a province, the neighbourhoods of a city, or those nearest to a neighbourhood. */
  readonly places: readonly PlaceWithHomes[];
};

const MIN_PRICES_FOR_MEDIAN = 5;
const PLACES_SHOWN = 12;

type Groups = Readonly<Record<string, number>> | undefined;

type CountLocals = Pick<ViewerLocals, 'call' | 'today'>;

async function countHomes(
  place: ListPlace,
  { call, today }: CountLocals,
  aggregates: readonly ('address.neighborhood' | 'address.city')[] = [
    'address.neighborhood',
    'address.city',
  ],
) {
  const search = listSearch(
    { place, filters: defaultFilters('sale'), order: DEFAULT_ORDER },
    today,
  );
  const query = {
    ...search,
    listings: false,
    statistics: ['med-listPrice', 'min-listPrice', 'max-listPrice'],
    ...(aggregates.length > 0 ? { aggregates: [...aggregates] } : {}),
  } as const;
  const reply = await call(searchListingsCall, { query });
  return reply.ok ? reply.value : undefined;
}

function byCount(groups: Groups, most: number): NamedCount[] {
  return Object.entries(groups ?? {})
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name))
    .slice(0, most);
}

/** The neighbourhoods of a city with homes, the nearest to one of them first; without that one. */
function nearestTo(
  neighborhoodSlug: string,
  { groups, centres }: { groups: Groups; centres: ReadonlyMap<string, readonly [number, number]> },
): NamedCount[] {
  const centre = centres.get(neighborhoodSlug);
  const others = byCount(groups, Infinity).filter(({ name }) => slug(name) !== neighborhoodSlug);
  if (!centre) return others.slice(0, PLACES_SHOWN);
  const metresTo = ({ name }: NamedCount) => {
    const otherCentre = centres.get(slug(name));
    return otherCentre
      ? metresBetween([centre[1], centre[0]], [otherCentre[1], otherCentre[0]])
      : Infinity;
  };
  return others.toSorted((a, b) => metresTo(a) - metresTo(b)).slice(0, PLACES_SHOWN);
}

async function placesIn(
  { province, citySlug, neighborhoodSlug }: ListPlace,
  groups: { readonly city?: Groups; readonly neighborhood?: Groups },
  locals: ViewerLocals,
): Promise<PlaceWithHomes[]> {
  const state = province?.code;
  const countLinks = (places: readonly NamedCount[], pathOf: (name: string) => string) =>
    places.map((place) => ({ ...place, href: pathOf(place.name) }));
  if (!citySlug || !province) {
    return countLinks(byCount(groups.city, PLACES_SHOWN), (city) => listPath({ state, city }));
  }
  const hrefOf = (neighborhood: string) => listPath({ state, city: citySlug, neighborhood });
  if (!neighborhoodSlug) return countLinks(byCount(groups.neighborhood, PLACES_SHOWN), hrefOf);
  const ofCity = await countHomes({ province, citySlug }, locals);
  const namesakes = await locals.places.citiesNamed(citySlug);
  const city = namesakes.find((one) => provinceOf(one.state)?.code === province.code);
  const centres = new Map(
    city?.neighborhoods.map(([name, lat, lng]) => [slug(name), [lat, lng] as const]),
  );
  const near = nearestTo(neighborhoodSlug, {
    groups: ofCity?.aggregates?.address?.neighborhood,
    centres,
  });
  return countLinks(near, hrefOf);
}

async function homeTypesIn(
  request: ListRequest,
  { call, today }: ViewerLocals,
): Promise<CountedHomeType[]> {
  const counts = HOME_TYPES.map(async (homeType) => {
    const ofType = { ...request, filters: { ...request.filters, homeTypes: [homeType] } };
    return { homeType, count: await countList(call, ofType, today), href: listHref(ofType) };
  });
  return (await Promise.all(counts))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}

/** Whether a list is as it begins: of homes for sale without a filter, the first page. */
function isPlain(request: ListRequest): boolean {
  const { place } = request;
  const plain = { place, filters: defaultFilters('sale'), order: DEFAULT_ORDER, page: 1 };
  return listHref(request) === listHref(plain);
}

type Counted = NonNullable<Awaited<ReturnType<typeof countHomes>>>;

function figuresOf(reply: Counted): PlaceFigures {
  const { count, med, min, max } = reply.statistics?.listPrice ?? {};
  const isKnown = (value: number | null | undefined): value is number => typeof value === 'number';
  const hasMedian =
    (count ?? 0) >= MIN_PRICES_FOR_MEDIAN && isKnown(med) && isKnown(min) && isKnown(max);
  return {
    count: reply.count,
    prices: hasMedian ? { count: count ?? 0, median: med, lowest: min, highest: max } : null,
  };
}

/** The homes for sale of a place; undefined where there is none, and when they cannot be counted. */
export async function placeFigures(
  place: ListPlace,
  locals: CountLocals,
): Promise<PlaceFigures | undefined> {
  const reply = await countHomes(place, locals, []);
  return reply && reply.count > 0 ? figuresOf(reply) : undefined;
}

/**
 * A place in numbers, for the list of it as it begins; undefined for another list, for a place without
 * a home for sale, and when it cannot be counted, as the list stands without it.
 */
export async function placeSummary(
  request: ListRequest,
  locals: ViewerLocals,
): Promise<PlaceSummary | undefined> {
  if (!isPlain(request)) return undefined;
  const reply = await countHomes(request.place, locals);
  if (!reply || reply.count === 0) return undefined;
  return {
    ...figuresOf(reply),
    homeTypes: await homeTypesIn(request, locals),
    places: await placesIn(request.place, reply.aggregates?.address ?? {}, locals),
  };
}
