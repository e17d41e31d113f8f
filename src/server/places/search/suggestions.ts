import type { PlaceSuggestion, PlaceSuggestions } from '#src/contract/places/calls.ts';
import { slug } from '#src/lib/fold.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';
import { addressText } from './address-text.ts';
import { streetsNamed } from '../streets/find-street.ts';
import { type GeocodedPlace, geocoded } from '../geocoder.ts';
import type { PlaceIndex } from './place-index.ts';
import type { PostalPlaces } from './postal-places.ts';
import { type PlaceMatch, searchPlaces } from './search-places.ts';
import type { StreetList } from '../streets/street-list.ts';

/** Fewer letters begin thousands of streets. */
const SHORTEST_STREET = 3;

type SuggestionDependencies = {
  readonly index: PlaceIndex;
  readonly postal: PostalPlaces;
  readonly list: StreetList;
  readonly geocode: (text: string, near?: LatLng) => Promise<GeocodedPlace | undefined>;
};

export type SuggestionRequest = {
  readonly text: string;
  readonly near?: LatLng | undefined;
  /** Of each group. */
  readonly limit: number;
};

/**
 * Places and neighbourhoods for what is typed so far. An address comes before streets, a postal code
 * before names. Streets are suggested from the moment their list is made.
 */
export function suggester(dependencies: SuggestionDependencies) {
  return async ({ text, near, limit }: SuggestionRequest): Promise<PlaceSuggestions> => {
    const { index, postal, list } = dependencies;
    const streets = list.ready();
    const cities = searchPlaces(index, text, { near, limit, kinds: ['city'] });
    const inStreets =
      streets && text.trim().length >= SHORTEST_STREET
        ? streetsNamed(streets, text, { near, limit })
        : [];
    const address = streets ? await addressFor(text, near, dependencies) : undefined;
    const places = [
      ...(address ? [address] : []),
      ...postal.find(text).map(geocoded),
      ...[...cities, ...inStreets].toSorted(byScore).map(geocoded),
    ];
    const neighbourhoods = searchPlaces(index, text, { near, limit, kinds: ['neighbourhood'] });
    return {
      locations: places.slice(0, limit).map(suggestionOf),
      neighborhoods: neighbourhoods.map(geocoded).map(suggestionOf),
    };
  };
}

async function addressFor(
  text: string,
  near: LatLng | undefined,
  { geocode }: SuggestionDependencies,
): Promise<GeocodedPlace | undefined> {
  const { number, rest } = addressText(text);
  if (number === undefined || rest.length < SHORTEST_STREET) return undefined;
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
