import { suggestPlacesCall } from '#src/contract/places/calls.ts';
import { loadTrends } from '#src/domain/market/trends/load-trends.ts';
import {
  suggestedPlace,
  TREND_CITIES,
  type TrendPlace,
} from '#src/domain/market/trends/trend-place.ts';
import type { PlaceTrends } from '#src/domain/market/trends/trends.ts';
import {
  comparedPlaces,
  readTrends,
  trendsHref,
  trendsOf,
  type TrendsRequest,
} from '#src/domain/market/trends/trends-request.ts';
import { cleanText, TEXT_LIMIT } from '#src/domain/search/suggestions/suggestions.ts';
import { provinceOf } from '#src/domain/places/provinces.ts';
import { slug } from '#src/lib/text/fold.ts';
import type { ViewerLocals } from './page-locals.ts';

const SUGGESTED = 3;

/** The page at a `/trends` address. */
export type TrendsPage =
  | { readonly kind: 'redirect'; readonly to: string }
  | {
      readonly kind: 'trends';
      readonly request: TrendsRequest;
      /** Null when the listings cannot be asked. */
      readonly trends: readonly PlaceTrends[] | null;
      /** The typed text that is no place; null for none. */
      readonly unknown: string | null;
      /**
       * Whether search engines may list it: one city by default choices, and either sales or the default.
       */
      readonly isIndexed: boolean;
    };

/** The place as the gazetteer spells it. */
async function withGazetteerSpelling(
  place: TrendPlace,
  { places }: ViewerLocals,
): Promise<TrendPlace> {
  const { state, citySlug, neighborhoodSlug } = place;
  const namesakes = await places.citiesNamed(citySlug);
  const city = namesakes.find((one) => provinceOf(one.state)?.code === state);
  const [neighborhood] =
    city?.neighborhoods.find(([name]) => slug(name) === neighborhoodSlug) ?? [];
  if (!city || (neighborhoodSlug && !neighborhood)) return place;
  return { ...place, name: neighborhood ? `${neighborhood}, ${city.name}` : city.name };
}

/** The request of a form sent without its script: a place by name, instead of the first or beside it. */
async function typedPlace(text: string, { call }: ViewerLocals): Promise<TrendPlace | undefined> {
  const reply = await call(suggestPlacesCall, { query: { q: text, limit: SUGGESTED } });
  if (!reply.ok) return undefined;
  const { locations, neighborhoods } = reply.value;
  return [...locations, ...neighborhoods].map(suggestedPlace).find((place) => place !== undefined);
}

function withPlace(
  { places, ...choice }: TrendsRequest,
  place: TrendPlace,
  isCompared: boolean,
): TrendsRequest {
  const [, ...others] = places;
  return {
    ...choice,
    places: comparedPlaces(isCompared ? [...places, place] : [place, ...others]),
  };
}

/** Whether a market is that of one city, with the default choices. */
function isOneCity(request: TrendsRequest): boolean {
  const [city] = request.places;
  return city.neighborhoodSlug === null && trendsHref(request) === trendsOf(city);
}

const isDefault = (request: TrendsRequest) => trendsHref(request) === trendsOf(TREND_CITIES[0]);

function hasSales(trends: readonly PlaceTrends[] | null): boolean {
  return (trends?.[0]?.total.sold ?? 0) > 0;
}

/**
 * Finds the page at a `/trends` address. Every market has one address: a submitted form and parameters
 * without effect lead there.
 */
export async function trendsPage(
  query: URLSearchParams,
  locals: ViewerLocals,
): Promise<TrendsPage> {
  const trendsRequest = readTrends(query);
  const [first, ...others] = await Promise.all(
    trendsRequest.places.map((place) => withGazetteerSpelling(place, locals)),
  );
  const request = first ? { ...trendsRequest, places: [first, ...others] as const } : trendsRequest;
  const text = cleanText(query.get('q') ?? '').slice(0, TEXT_LIMIT);
  if (text !== '') {
    const place = await typedPlace(text, locals);
    if (place) {
      const isCompared = query.get('do') === 'compare';
      return { kind: 'redirect', to: trendsHref(withPlace(request, place, isCompared)) };
    }
  } else {
    const href = trendsHref(request);
    const canonical = new URLSearchParams(href.split('?')[1] ?? '');
    if (canonical.toString() !== query.toString()) return { kind: 'redirect', to: href };
  }
  const outcome = await loadTrends(locals.call, request, { today: locals.today });
  const trends = outcome.ok ? outcome.value : null;
  return {
    kind: 'trends',
    request,
    trends,
    unknown: text === '' ? null : text,
    isIndexed: text === '' && isOneCity(request) && (hasSales(trends) || isDefault(request)),
  };
}
