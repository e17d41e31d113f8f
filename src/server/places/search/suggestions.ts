import type { PlaceSuggestion, PlaceSuggestions } from '#src/contract/places/calls.ts';
import { slug } from '#src/lib/text/fold.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';
import { addressText } from './address-text.ts';
import type { PlaceCity } from '../gazetteer/place-city.ts';
import { matchStreets, matchLocalStreets } from '../streets/match-streets.ts';
import { addressAt, type GeocodedPlace, geocodedPlace } from '../geocoder.ts';
import type { ProvidedMatch } from '../addresses/provided-addresses.ts';
import type { PlaceIndex } from './place-index.ts';
import type { PostalPlaces } from './postal-places.ts';
import { type PlaceMatch, searchPlaces } from './search-places.ts';
import type { StreetList } from '../streets/street-list.ts';

/** A shorter text begins thousands of streets. */
const MIN_STREET_LENGTH = 3;

type SuggestionDependencies = {
  readonly index: PlaceIndex;
  readonly postal: PostalPlaces;
  readonly list: StreetList;
  readonly geocode: (text: string, near?: LatLng) => Promise<GeocodedPlace | undefined>;
  readonly cityAt: (point: LatLng) => PlaceCity | undefined;
};

export type SuggestionRequest = {
  readonly text: string;
  readonly near?: LatLng | undefined;
  /** The most suggestions in each group. */
  readonly limit: number;
};

/**
 * Places and neighbourhoods for an unfinished text. An address comes before streets, a postal code before
 * names, a street of the city at `near` before those of others. Streets are suggested once their list is
 * made.
 */
export function suggester(dependencies: SuggestionDependencies) {
  return async (request: SuggestionRequest): Promise<PlaceSuggestions> => {
    const { index, postal, list, cityAt } = dependencies;
    const { text, near, limit } = request;
    const streets = list.ready();
    const cities = searchPlaces(index, text, { near, limit, kinds: ['city'] });
    const localStreets = streets ? matchLocalStreets(streets, text, { near, limit, cityAt }) : [];
    const address = streets ? await addressFor(text, near, dependencies) : undefined;
    const places = [
      ...(address ? [address] : []),
      ...postal.find(text).map(geocodedPlace),
      ...localStreets.map(geocodedPlace),
      ...[...cities, ...(streets ? streetsFor(request, streets) : [])]
        .toSorted(byScore)
        .map(geocodedPlace),
    ];
    const neighbourhoods = searchPlaces(index, text, { near, limit, kinds: ['neighbourhood'] });
    return {
      locations: onceEach(places.map(suggestionOf)).slice(0, limit),
      neighborhoods: neighbourhoods.map(geocodedPlace).map(suggestionOf),
    };
  };
}

/** The parts of a suggester whose addresses and streets come from a provider. */
export type ProvidedSuggestions = {
  readonly index: PlaceIndex;
  readonly postal: PostalPlaces;
  readonly search: (
    text: string,
    near: LatLng | undefined,
    limit: number,
  ) => Promise<readonly ProvidedMatch[]>;
};

/** The same suggestions with a provider's addresses and streets. For a typed address these come first. */
export function providedSuggester({ index, postal, search }: ProvidedSuggestions) {
  return async ({ text, near, limit }: SuggestionRequest): Promise<PlaceSuggestions> => {
    const cities = searchPlaces(index, text, { near, limit, kinds: ['city'] });
    const neighbourhoods = searchPlaces(index, text, { near, limit, kinds: ['neighbourhood'] });
    const codes = postal.find(text);
    const mayBeStreet = codes.length === 0 && text.trim().length >= MIN_STREET_LENGTH;
    const streets = mayBeStreet ? (await search(text, near, limit)).map(providedPlace) : [];
    const namedPlaces = [...codes, ...cities].map(geocodedPlace);
    const isAddress = addressText(text).number !== undefined;
    const places = isAddress ? [...streets, ...namedPlaces] : [...namedPlaces, ...streets];
    return {
      locations: onceEach(places.map(suggestionOf)).slice(0, limit),
      neighborhoods: neighbourhoods.map(geocodedPlace).map(suggestionOf),
    };
  };
}

function providedPlace({ kind, match, address }: ProvidedMatch): GeocodedPlace {
  const { houseNumber, point } = address;
  if (kind === 'address' && houseNumber !== null) return addressAt({ match }, houseNumber, point);
  return geocodedPlace(match);
}

function streetsFor({ text, near, limit }: SuggestionRequest, streets: PlaceIndex): PlaceMatch[] {
  return text.trim().length >= MIN_STREET_LENGTH
    ? matchStreets(streets, text, { near, limit })
    : [];
}

function onceEach(suggestions: readonly PlaceSuggestion[]): PlaceSuggestion[] {
  return [...new Map(suggestions.map((one) => [one.place_id, one])).values()];
}

async function addressFor(
  text: string,
  near: LatLng | undefined,
  { geocode }: SuggestionDependencies,
): Promise<GeocodedPlace | undefined> {
  const { number, rest } = addressText(text);
  if (number === undefined || rest.length < MIN_STREET_LENGTH) return undefined;
  const place = await geocode(text, near);
  return place?.kind === 'address' || place?.kind === 'street' ? place : undefined;
}

function byScore(one: PlaceMatch, other: PlaceMatch): number {
  return other.score - one.score;
}

function suggestionOf(place: GeocodedPlace): PlaceSuggestion {
  const { kind, name, label, city, cityKey, province, point, zoom } = place;
  const context = kind === 'city' ? province : `${city}, ${province}`;
  return {
    type: kind === 'neighbourhood' ? 'neighborhood' : 'locations',
    kind,
    place_id: kind === 'city' ? cityKey : `${cityKey}/${kind}/${slug(name)}`,
    description: `${label}, Canada`,
    structured_formatting: { main_text: name, secondary_text: `${context}, Canada` },
    city,
    cityKey,
    state: province,
    location: point,
    zoom,
  };
}
