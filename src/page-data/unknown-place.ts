import { searchListingsCall } from '#src/contract/listings/calls.ts';
import { suggestPlacesCall, type PlaceSuggestion } from '#src/contract/places/calls.ts';
import { provinceOf } from '#src/domain/places/provinces.ts';
import { readFilters } from '#src/domain/search/filter-address.ts';
import type { SearchFilters } from '#src/domain/search/filters/registry.ts';
import { DEFAULT_ORDER } from '#src/domain/search/list/list-order.ts';
import { countList } from '#src/domain/search/list/list-relaxations.ts';
import { listHref, type ListPlace } from '#src/domain/search/list/list-route.ts';
import type { PlaceLink } from '#src/domain/search/suggestions/suggestion-columns.ts';
import { slug } from '#src/lib/text/fold.ts';
import type { ViewerLocals } from './page-locals.ts';

const SUGGESTED = 4;

/** The name in words of a place given by an address segment: "port-hope" → "port hope". */
export const slugText = (segment: string) => segment.replaceAll('-', ' ');

type NamedPlace = {
  readonly place: ListPlace;
  readonly filters: SearchFilters;
  readonly names: Omit<PlaceLink, 'count' | 'href'>;
};

async function linkTo(
  { place, filters, names }: NamedPlace,
  { call, today }: ViewerLocals,
): Promise<PlaceLink> {
  const request = { place, filters, order: DEFAULT_ORDER };
  const count = await countList(call, request, today);
  return { ...names, count, href: listHref({ ...request, page: 1 }) };
}

function placeOf(suggestion: PlaceSuggestion): NamedPlace[] {
  const { kind, city, state, homes, structured_formatting: text } = suggestion;
  const province = provinceOf(state);
  if (!province || (kind !== 'city' && kind !== 'neighbourhood')) return [];
  const isCity = kind === 'city';
  const place: ListPlace = {
    province,
    citySlug: slug(city),
    ...(isCity ? {} : { neighborhoodSlug: slug(text.main_text) }),
  };
  const name = isCity ? city : `${text.main_text}, ${city}`;
  return [
    {
      place,
      filters: readFilters(new URLSearchParams(homes?.filters)),
      names: { city: name, state, ...(homes ? { homes: homes.text } : {}) },
    },
  ];
}

/** Cities and neighbourhoods with names similar to an unknown one, the likeliest first. */
export async function similarPlaces(name: string, locals: ViewerLocals): Promise<PlaceLink[]> {
  const reply = await locals.call(suggestPlacesCall, { query: { q: name, limit: SUGGESTED } });
  if (!reply.ok) return [];
  const suggestions = [...reply.value.locations, ...reply.value.neighborhoods];
  const places = suggestions.flatMap(placeOf).slice(0, SUGGESTED);
  return Promise.all(places.map((place) => linkTo(place, locals)));
}

/**
 * Whether a place is known: to the gazetteer, or from a listing of any status that names it. A province
 * alone is known.
 */
export async function placeExists(place: ListPlace, locals: ViewerLocals): Promise<boolean> {
  const { province, citySlug, neighborhoodSlug } = place;
  if (!province || !citySlug) return true;
  const namesakes = await locals.places.citiesNamed(citySlug);
  const isInGazetteer = namesakes
    .filter(({ state }) => provinceOf(state)?.code === province.code)
    .some(
      ({ neighborhoods }) =>
        !neighborhoodSlug || neighborhoods.some(([name]) => slug(name) === neighborhoodSlug),
    );
  if (isInGazetteer) return true;
  const reply = await locals.call(searchListingsCall, {
    query: {
      status: ['A', 'U'],
      state: [province.code],
      city: [citySlug],
      ...(neighborhoodSlug ? { neighborhood: [neighborhoodSlug] } : {}),
      listings: false,
    },
  });
  return !reply.ok || reply.value.count > 0;
}
