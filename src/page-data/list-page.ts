import { getListingSuggestionsCall } from '#src/contract/listings/detail/detail-calls.ts';
import { searchListingsCall } from '#src/contract/listings/calls.ts';
import { SUMMARY_FIELDS } from '#src/contract/listings/listing.ts';
import { pinsOf, restrictedCountOf } from '#src/domain/map/pins.ts';
import { type PlaceSummary, placeSummary } from '#src/page-data/place-summary.ts';
import type { ViewerLocals } from '#src/page-data/page-locals.ts';
import { pagesForViewer } from './viewer-pages.ts';
import { placeExists, similarPlaces, slugText } from './unknown-place.ts';
import { loadSmallTrend } from '#src/domain/market/trends/load-trends.ts';
import { cityPlace } from '#src/domain/market/trends/trend-place.ts';
import type { SmallTrend } from '#src/domain/market/trends/trends.ts';
import { readFilterForm } from '#src/domain/search/filter-form.ts';
import { defaultFilters } from '#src/domain/search/filters/registry.ts';
import { type ResultsPage, findPage } from '#src/domain/search/list/results-page.ts';
import { DEFAULT_ORDER } from '#src/domain/search/list/list-order.ts';
import {
  countList,
  type ListRelaxation,
  listRelaxations,
} from '#src/domain/search/list/list-relaxations.ts';
import {
  LIST_PAGE_SIZE,
  type ListPlace,
  type ListRequest,
  listHref,
  listSearch,
  placeNames,
  readListPath,
} from '#src/domain/search/list/list-route.ts';
import { DEFAULT_CITY } from '#src/domain/places/default-city.ts';
import { provinceOf } from '#src/domain/places/provinces.ts';
import { listPath } from '#src/domain/routes.ts';
import { slug } from '#src/lib/text/fold.ts';
import {
  type PlaceLink,
  type SuggestionColumns,
  suggestionColumns,
} from '#src/domain/search/suggestions/suggestion-columns.ts';

/** The page at a `/list…` address. */
export type ListPage =
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'unknown' }
  /** An unknown city or neighbourhood, with those whose names are similar. */
  | { readonly kind: 'unknown-place'; readonly name: string; readonly places: readonly PlaceLink[] }
  /** Several cities of one name. */
  | { readonly kind: 'cities'; readonly cities: readonly PlaceLink[] }
  | { readonly kind: 'no-place'; readonly request: ListRequest }
  | {
      readonly kind: 'list';
      readonly request: ListRequest;
      readonly results: ResultsPage;
      readonly relaxations: readonly ListRelaxation[];
      readonly suggestions: SuggestionColumns | undefined;
      readonly summary: PlaceSummary | undefined;
      readonly market: SmallTrend | undefined;
    };

type Asked = {
  /** The part after `/list/`. */
  readonly path: string | undefined;
  readonly query: URLSearchParams;
  /** A seed for a list that is to be shuffled and has none yet. */
  readonly newSeed: () => number;
};

const redirect = (to: string, status: 301 | 302): ListPage => ({ kind: 'redirect', to, status });

function mainPlace(): ListPlace {
  const province = provinceOf(DEFAULT_CITY.state);
  return province ? { province, citySlug: slug(DEFAULT_CITY.city) } : {};
}

/** The query of an address without a host. */
function queryOf(href: string): string {
  return href.split('?')[1] ?? '';
}

/** The city of that name, or the choice between all that have it. */
async function cityPage(
  citySlug: string,
  { query }: Asked,
  locals: ViewerLocals,
): Promise<ListPage> {
  const { places, call, today } = locals;
  const namesakes = await places.citiesNamed(citySlug);
  // If a province has two of them, only the larger has the address.
  const cities = [
    ...new Map(namesakes.toReversed().map((city) => [city.state, city])).values(),
  ].sort((a, b) => b.population - a.population);
  const [only, ...others] = cities;
  if (!only) return citySlug ? unknownPlace(citySlug, locals) : { kind: 'unknown' };
  const text = query.toString();
  const hrefOf = ({ state }: { state: string }) => listPath({ state, city: citySlug });
  if (others.length === 0) return redirect(hrefOf(only) + (text && `?${text}`), 301);
  const links = cities.map(async (city) => {
    const province = provinceOf(city.state);
    const place = province ? { province, citySlug } : {};
    const request = { place, filters: defaultFilters('sale'), order: DEFAULT_ORDER };
    const count = await countList(call, request, today);
    return { city: city.name, state: city.state, count, href: hrefOf(city) };
  });
  return { kind: 'cities', cities: await Promise.all(links) };
}

/** The request in its canonical form, with a single address. */
function canonicalRequest(request: ListRequest, { query, newSeed }: Asked): ListRequest {
  const { order } = request;
  const filters = readFilterForm(query);
  const isUnseeded = order.sort === 'random' && order.seed === null;
  return { ...request, filters, order: isUnseeded ? { ...order, seed: newSeed() } : order };
}

async function suggestionsFor(
  { listings: [first] }: ResultsPage,
  { call }: ViewerLocals,
): Promise<SuggestionColumns | undefined> {
  if (!first) return undefined;
  const { mlsNumber, boardId, address } = first;
  const reply = await call(getListingSuggestionsCall, {
    params: { mlsNumber },
    query: { boardId, fields: SUMMARY_FIELDS },
  });
  return reply.ok ? suggestionColumns(address, reply.value) : undefined;
}

async function unknownPlace(segment: string, locals: ViewerLocals): Promise<ListPage> {
  const name = slugText(segment);
  return { kind: 'unknown-place', name, places: await similarPlaces(name, locals) };
}

/** The market of the city of a list, or around it; none without sold homes. */
async function marketOf(
  { listings }: ResultsPage,
  { province, citySlug }: ListPlace,
  { call, today, hasSold }: ViewerLocals,
): Promise<SmallTrend | undefined> {
  if (!province || !citySlug || !hasSold) return undefined;
  const [name] = placeNames({ citySlug }, listings);
  const place = cityPlace(name ?? citySlug, province.code);
  return place && (await loadSmallTrend(call, place, today));
}

async function resultsOf(
  { call }: ViewerLocals,
  search: ReturnType<typeof listSearch>,
  page: number,
): Promise<ResultsPage> {
  const outcome = await findPage(call, { search, page, pageSize: LIST_PAGE_SIZE });
  if (!outcome.ok) throw new Error(`The list could not be searched: ${outcome.error.kind}.`);
  return outcome.value;
}

/** How many homes of a search need an account, counted by clusters as wide as the country. */
async function countHidden(
  { call }: ViewerLocals,
  search: ReturnType<typeof listSearch>,
): Promise<number> {
  const clusters = { cluster: true, clusterPrecision: 0, clusterFields: SUMMARY_FIELDS };
  const query = { ...search, listings: false, ...clusters };
  const reply = await call(searchListingsCall, { query });
  if (!reply.ok) throw new Error(`The list could not be counted: ${reply.error.kind}.`);
  const pins = pinsOf(reply.value, true);
  return pins.reduce((total, pin) => total + restrictedCountOf(pin), 0);
}

async function homesPage(request: ListRequest, locals: ViewerLocals): Promise<ListPage> {
  const { call, today } = locals;
  const { page } = request;
  const search = listSearch(request, today);
  const resultsPage = await resultsOf(locals, search, page);
  const pages = await pagesForViewer(resultsPage, LIST_PAGE_SIZE, () =>
    countHidden(locals, search),
  );
  const results = { ...resultsPage, page: Math.min(resultsPage.page, Math.max(1, pages)), pages };
  const { citySlug, neighborhoodSlug = citySlug } = request.place;
  if (results.count === 0 && neighborhoodSlug && !(await placeExists(request.place, locals))) {
    return unknownPlace(neighborhoodSlug, locals);
  }
  if (page > results.page) return redirect(listHref({ ...request, page: results.page }), 302);
  return {
    kind: 'list',
    request,
    results,
    relaxations: results.count === 0 ? await listRelaxations(call, request, today) : [],
    suggestions: await suggestionsFor(results, locals),
    summary: await placeSummary(request, locals),
    market: await marketOf(results, request.place, locals),
  };
}

/**
 * Finds what stands at a `/list…` address. Every search has one address: a form as it was sent, what
 * only a map understands, a shuffle without a seed, a page past the end lead there.
 *
 * @throws if the homes cannot be searched
 */
export async function listPage(address: Asked, locals: ViewerLocals): Promise<ListPage> {
  const route = readListPath(address.path, address.query);
  if (route.kind === 'redirect') return redirect(route.to, 301);
  if (route.kind === 'unknown') return route;
  if (route.kind === 'city') return cityPage(route.citySlug, address, locals);
  const request = canonicalRequest(route.request, address);
  const hasPlace = request.place.province !== undefined || request.areas !== undefined;
  if (!hasPlace && request.page === 1) {
    return redirect(listHref({ ...request, place: mainPlace() }), 302);
  }
  const href = listHref(request);
  if (queryOf(href) !== address.query.toString()) return redirect(href, 302);
  return hasPlace ? homesPage(request, locals) : { kind: 'no-place', request };
}
