import type { PlaceDatabase, PlacePolygon, PlaceSuggestions } from '#src/contract/places/calls.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';
import type { StreetDirectory } from './streets/street-directory.ts';
import { cityStreets } from './streets/city-streets.ts';
import { spacedSteps } from '../scheduling/spaced-steps.ts';
import { streetFinder } from './streets/find-street.ts';
import { type GeocodedPlace, geocoder } from './geocoder.ts';
import { type ReversePlace, reverseGeocoder } from './reverse-geocoder.ts';
import { outlines as makeOutlines } from './outlines/outlines.ts';
import type { CanadianPlaces, PlaceCity } from './gazetteer/place-city.ts';
import { placeEntries } from './search/place-entry.ts';
import { placeIndex } from './search/place-index.ts';
import { placePolygon } from './outlines/place-polygons.ts';
import { postalPlaces } from './search/postal-places.ts';
import { type PlaceMatch, type SearchOptions, searchPlaces } from './search/search-places.ts';
import { type StreetListDependencies, streetList } from './streets/street-list.ts';
import { type SuggestionRequest, suggester } from './search/suggestions.ts';

type PlacesServiceDependencies = {
  readonly places: CanadianPlaces;
  readonly world: StreetDirectory;
  /** Where the list of all streets is kept between starts. */
  readonly streetCache?: StreetListDependencies['cache'];
};

export type PlacesService = {
  suggest(request: SuggestionRequest): Promise<PlaceSuggestions>;
  /** Cities and neighbourhoods by name, without streets. */
  search(text: string, options: SearchOptions): PlaceMatch[];
  geocode(text: string, near?: LatLng): Promise<GeocodedPlace | undefined>;
  reverse(point: LatLng): ReversePlace | undefined;
  polygon(cityKey: string, neighbourhood?: string): PlacePolygon | undefined;
  database(): PlaceDatabase;
  /** Makes the list of all streets and the outlines of cities, if they are not made yet. */
  warm(): Promise<void>;
  /** Whether suggestions have streets by now. */
  isWarm(): boolean;
};

/** The one gazetteer behind autocomplete, geocoding, outlines and the browser's own database. */
export function placesService({
  places,
  world,
  streetCache,
}: PlacesServiceDependencies): PlacesService {
  const { cities } = places;
  const byKey = new Map(cities.map((city) => [city.key, city]));
  const index = placeIndex(placeEntries(cities));
  const postal = postalPlaces(cities);
  const outlines = makeOutlines(world);
  const listedCities = cities.filter(({ fsa }) => fsa.length > 0);
  const list = streetList({ world, cities: listedCities, cache: streetCache });
  const reverse = reverseGeocoder({ cities, world, outlines });
  const cityAt = (point: LatLng) => byKey.get(reverse(point)?.cityKey ?? '');
  const streets = {
    ...{ world, index, list, cityAt },
    cityOf: byKey.get.bind(byKey),
    streetsOf: cityStreets(world),
  };
  const geocode = geocoder({ index, postal, reverse, findStreet: streetFinder(streets) });
  return {
    suggest: suggester({ index, postal, list, geocode, cityAt }),
    search: (text, options) => searchPlaces(index, text, options),
    geocode,
    reverse,
    polygon: (cityKey, neighbourhood) => {
      const city = byKey.get(cityKey);
      return city && placePolygon(city, neighbourhood, outlines);
    },
    warm: async () => {
      await list.whenReady();
      await spacedSteps(listedCities.map((city) => () => outlines.ofCity(city)));
    },
    isWarm: () => list.ready() !== undefined,
    database: () => ({ cities: cities.map(databaseCity) }),
  };
}

function databaseCity(city: PlaceCity): PlaceDatabase['cities'][number] {
  const { key, name, province, lat, lng, population } = city;
  const neighborhoods = city.neighbourhoods.map((part): [string, number, number] => [
    part.name,
    part.lat,
    part.lng,
  ]);
  return { key, name, state: province, lat, lng, population, neighborhoods };
}
