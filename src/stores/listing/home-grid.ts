import { atom, computed, onMount } from 'nanostores';
import { call } from '#src/clients/http.ts';
import { searchListingsCall } from '#src/contract/listings/calls.ts';
import { SUMMARY_FIELDS } from '#src/contract/listings/listing.ts';
import type { ListingSearchReply } from '#src/contract/listings/search/search-reply.ts';
import {
  getListingSuggestionsCall,
  type ListingSuggestions,
} from '#src/contract/listings/detail/detail-calls.ts';
import { activeQuery } from '#src/domain/search/filter-query.ts';
import { defaultFilters } from '#src/domain/search/filters/registry.ts';
import { mainCity } from '#src/domain/places/main-city.ts';
import { DEFAULT_CITY } from '#src/domain/places/default-city.ts';
import { readHomePath } from '#src/domain/routes.ts';
import { placeNames } from '#src/domain/search/list/list-route.ts';
import { slug } from '#src/lib/text/fold.ts';
import { suggestPlacesCall } from '#src/contract/places/calls.ts';
import { provinceOf } from '#src/domain/places/provinces.ts';
import {
  type SuggestionColumns,
  suggestionColumns,
} from '#src/domain/search/suggestions/suggestion-columns.ts';
import { calendarDay, systemClock } from '#src/lib/clock.ts';
import { loadLatest, type AsyncState, currentValue } from '../shell/async-state.ts';
import { rememberedSettings } from '../search/settings.ts';

export const HOME_GRID_SIZE = 4;

/** A city, a province, or neither. */
export type HomePlace = { readonly city?: string; readonly state?: string };

export const DEFAULT_PLACE: HomePlace = {
  city: DEFAULT_CITY.city,
  state: DEFAULT_CITY.stateName,
};

const PLACE_LIMIT = 100;

function placeNamed(city: string | undefined, state: string | undefined): HomePlace {
  const province = provinceOf(state ?? '')?.name;
  return { ...(city && { city }), ...(province && { state: province }) };
}

const cityName = (citySlug: string) => placeNames({ citySlug }, [])[0];

/**
 * Where the home page shows homes: the city and province of its path or query, else the city of the
 * map as it was left, else the main city of the brokerage. An address may also name an empty city, which chooses none.
 */
export function chosenPlace(path: string, query: string): HomePlace {
  const inPath = readHomePath(path);
  if (inPath) {
    const { state, citySlug } = inPath;
    return placeNamed(citySlug && cityName(citySlug), state);
  }
  const params = new URLSearchParams(query);
  const parameter = (name: string) => params.get(name)?.trim().slice(0, PLACE_LIMIT);
  const [city, state] = [parameter('city'), parameter('state')];
  if (city !== undefined || state !== undefined) {
    return placeNamed(city && (cityName(slug(city)) || city), state);
  }
  const rememberedCity = rememberedSettings().city;
  return rememberedCity ? placeNamed(rememberedCity.city, rememberedCity.state) : DEFAULT_PLACE;
}

/** The place whose homes the home page shows. */
export const $homePlace = atom<HomePlace>(DEFAULT_PLACE);

/** The newest homes of that place; idle when there is none. */
export const $homeGrid = atom<AsyncState<ListingSearchReply>>({ kind: 'idle' });

/** A place with its city as its homes spell it, and with their province where none was named. */
export function namedPlace(place: HomePlace, grid: AsyncState<ListingSearchReply>): HomePlace {
  const addresses = (currentValue(grid)?.listings ?? []).map(({ address }) => address);
  const [first] = addresses;
  if (!first || !place.city || slug(first.city) !== slug(place.city)) return place;
  const isOneProvince = addresses.every(({ state }) => state === first.state);
  return placeNamed(first.city, place.state ?? (isOneProvince ? first.state : undefined));
}

/** Whether the requested city is unknown. */
export const $isPlaceUnknown = atom(false);

async function isCityUnknown(city: string, signal: AbortSignal): Promise<boolean> {
  const query = { q: city, limit: 5 };
  const reply = await call(suggestPlacesCall, { query, signal });
  if (!reply.ok) return false;
  return !reply.value.locations.some((place) => slug(place.city) === slug(city));
}

const request = loadLatest($homeGrid);

export function loadHomeGrid(): void {
  const { city, state } = $homePlace.get();
  if (!city && !state) {
    request.stop();
    $homeGrid.set({ kind: 'idle' });
    return;
  }
  void request.load(async (signal) => {
    const reply = await call(searchListingsCall, {
      query: {
        ...activeQuery(defaultFilters('sale'), calendarDay(systemClock.now())),
        ...(city && { city: [city] }),
        ...(state && { state: [state] }),
        resultsPerPage: HOME_GRID_SIZE,
        sortBy: 'createdOnDesc',
        fields: SUMMARY_FIELDS,
      },
      signal,
    });
    const isEmpty = reply.ok && reply.value.count === 0;
    const isUnknown = isEmpty && city !== undefined && (await isCityUnknown(city, signal));
    if (!signal.aborted) $isPlaceUnknown.set(isUnknown);
    return reply;
  });
}

onMount($homeGrid, () => {
  if (typeof window === 'undefined') return;
  $homePlace.set(chosenPlace(window.location.pathname, window.location.search));
  const stop = $homePlace.subscribe(loadHomeGrid);
  return () => {
    stop();
    request.stop();
  };
});

const $suggestions = atom<AsyncState<ListingSuggestions>>({ kind: 'idle' });
const suggesting = loadLatest($suggestions);

/** Whether a grid that is not loading has no home for which suggestions could be requested. */
function isWithoutHomes(grid: AsyncState<ListingSearchReply>): boolean {
  if (grid.kind === 'ready') return grid.value.listings.length === 0;
  return grid.kind !== 'loading';
}

/** Where to look on from the homes shown; null unless something is nearby, popular and recent. */
export const $homeSuggestions = computed(
  [$suggestions, $homeGrid],
  (suggestions, grid): AsyncState<SuggestionColumns | null> => {
    if (suggestions.kind !== 'ready') {
      return suggestions.kind === 'failed' || isWithoutHomes(grid)
        ? { kind: 'ready', value: null }
        : { kind: 'loading', last: null };
    }
    const city = mainCity(currentValue(grid)?.listings ?? []);
    return { kind: 'ready', value: (city && suggestionColumns(city, suggestions.value)) ?? null };
  },
);

onMount($homeSuggestions, () => {
  const stop = $homeGrid.subscribe((grid) => {
    const [listing] = grid.kind === 'ready' ? grid.value.listings : [];
    if (!listing) return;
    const { mlsNumber, boardId } = listing;
    const query = { boardId, fields: SUMMARY_FIELDS };
    void suggesting.load((signal) =>
      call(getListingSuggestionsCall, { params: { mlsNumber }, query, signal }),
    );
  });
  return () => {
    stop();
    suggesting.stop();
  };
});
