import type { NearbyPoints } from '#src/contract/places/nearby-call.ts';
import type {
  MapNeighbourhood,
  PlaceDatabase,
  PlacePolygon,
  PlaceSuggestions,
} from '#src/contract/places/calls.ts';
import type { Bounds, LatLng } from '#src/lib/geo/shapes.ts';
import type { StreetAddress, StreetDirectory } from './streets/street-directory.ts';
import { streetLabel } from './streets/street-label.ts';
import { cityStreets } from './streets/city-streets.ts';
import { spacedSteps } from '../scheduling/spaced-steps.ts';
import { type FoundStreet, streetFinder, type StreetRequest } from './streets/find-street.ts';
import { slug } from '#src/lib/text/fold.ts';
import type { ResilientProvider } from './addresses/address-provider.ts';
import { nearbyPoints } from './points-of-interest/nearby-points.ts';
import { noPoints, type PointsOfInterest } from './points-of-interest/points-provider.ts';
import { providedAddresses } from './addresses/provided-addresses.ts';
import { type GeocodedPlace, geocoder } from './geocoder.ts';
import { type HouseAddress, type ReversePlace, reverseGeocoder } from './reverse-geocoder.ts';
import { outlines as makeOutlines, type PlaceOutlines } from './outlines/outlines.ts';
import type { CanadianPlaces, PlaceCity } from './gazetteer/place-city.ts';
import { placeEntries } from './search/place-entry.ts';
import { type PlaceIndex, placeIndex } from './search/place-index.ts';
import { neighbourhoodsIn } from './gazetteer/neighbourhoods-in.ts';
import { placePolygon } from './outlines/place-polygons.ts';
import { type PostalPlaces, postalPlaces } from './search/postal-places.ts';
import { type PlaceMatch, type SearchOptions, searchPlaces } from './search/search-places.ts';
import { type StreetListDependencies, streetList } from './streets/street-list.ts';
import { likelySuggestions } from './search/likely-suggestions.ts';
import { providedSuggester, type SuggestionRequest, suggester } from './search/suggestions.ts';

type PlacesServiceDependencies = {
  readonly places: CanadianPlaces;
  readonly world: StreetDirectory;
  /** Keeps the list of all streets between starts. */
  readonly streetCache?: StreetListDependencies['cache'];
  /** Source of streets and addresses in place of `world`. */
  readonly addresses?: ResilientProvider | undefined;
  /** Source of schools, transit, parks and shops; without it there are none. */
  readonly pointsOfInterest?: PointsOfInterest;
};

/** The lookups of streets and addresses. */
type Addresses = Pick<PlacesService, 'suggest' | 'reverse' | 'warm' | 'isWarm' | 'isAnswering'> & {
  readonly findStreet: (request: StreetRequest) => Promise<FoundStreet | undefined>;
};

export type PlacesService = {
  suggest(request: SuggestionRequest): Promise<PlaceSuggestions>;
  /** Cities and neighbourhoods by name, without streets. */
  search(text: string, options: SearchOptions): PlaceMatch[];
  geocode(text: string, near?: LatLng): Promise<GeocodedPlace | undefined>;
  reverse(point: LatLng): Promise<ReversePlace | undefined>;
  polygon(cityKey: string, neighbourhood?: string): PlacePolygon | undefined;
  /** The neighbourhoods whose centres lie within bounds, those of the largest cities first. */
  neighbourhoodsIn(bounds: Bounds): MapNeighbourhood[];
  /** The points of each kind in walking distance of a point. */
  nearby(at: LatLng, limit: number): Promise<NearbyPoints>;
  database(): PlaceDatabase;
  /** Whether the points of interest have been read. */
  arePointsReady(): boolean;
  /** Makes the list of all streets and the outlines of cities, if they are not made yet. */
  warm(): Promise<void>;
  /** Whether the provider of addresses answers; always true for the server's own streets. */
  isAnswering(): boolean;
  /** Whether suggestions include all available streets and addresses. */
  isWarm(): boolean;
};

/** The one gazetteer behind autocomplete, geocoding, outlines and the browser's own database. */
export function placesService(dependencies: PlacesServiceDependencies): PlacesService {
  const { cities } = dependencies.places;
  const gazetteer = {
    byKey: new Map(cities.map((city) => [city.key, city])),
    index: placeIndex(placeEntries(cities)),
    postal: postalPlaces(cities),
    outlines: makeOutlines(dependencies.world),
  };
  const { byKey, index, postal, outlines } = gazetteer;
  const { addresses: provider } = dependencies;
  const addresses = provider
    ? addressesOfProvider(provider, gazetteer)
    : addressesOfWorld(dependencies, gazetteer);
  const { findStreet, suggest, reverse, warm, isWarm, isAnswering } = addresses;
  const { pointsOfInterest = noPoints } = dependencies;
  return {
    suggest: likelySuggestions(suggest),
    search: (text, options) => searchPlaces(index, text, options),
    geocode: geocoder({ index, postal, reverse, findStreet }),
    reverse,
    polygon: (cityKey, neighbourhood) => {
      const city = byKey.get(cityKey);
      return city && placePolygon(city, neighbourhood, outlines);
    },
    warm: async () => {
      await warm();
      const marketCities = cities.filter(isInMarket);
      await spacedSteps(marketCities.map((city) => () => outlines.ofCity(city)));
    },
    isWarm,
    isAnswering,
    neighbourhoodsIn: (bounds) => neighbourhoodsIn(cities, bounds),
    nearby: nearbyPoints(pointsOfInterest),
    arePointsReady: pointsOfInterest.isReady,
    database: () => ({ cities: cities.map(databaseCity) }),
  };
}

type Gazetteer = {
  readonly byKey: ReadonlyMap<string, PlaceCity>;
  readonly index: PlaceIndex;
  readonly postal: PostalPlaces;
  readonly outlines: PlaceOutlines;
};

/** Whether a city is one of the larger ones, whose streets are listed ahead of requests. */
const isInMarket = ({ fsa }: PlaceCity) => fsa.length > 0;

/** Finds exactly the streets that the map draws. */
function addressesOfWorld(
  { places: { cities }, world, streetCache }: PlacesServiceDependencies,
  { byKey, index, postal, outlines }: Gazetteer,
): Addresses {
  const list = streetList({ world, cities: cities.filter(isInMarket), cache: streetCache });
  const nameAt = reverseGeocoder({ cities, outlines });
  const placeAt = (point: LatLng) => nameAt(point, houseOf(world.nearestAddress(point)));
  const reverse = async (point: LatLng) => placeAt(point);
  const cityAt = (point: LatLng) => byKey.get(placeAt(point)?.cityKey ?? '');
  const cityOf = byKey.get.bind(byKey);
  const streetsOf = cityStreets(world);
  const findStreet = streetFinder({ world, index, list, cityAt, cityOf, streetsOf });
  const geocode = geocoder({ index, postal, reverse, findStreet });
  return {
    findStreet,
    reverse,
    suggest: suggester({ index, postal, list, geocode, cityAt }),
    warm: async () => void (await list.whenReady()),
    isWarm: list.isMade,
    isAnswering: () => true,
  };
}

function houseOf(address: StreetAddress | undefined): HouseAddress | undefined {
  if (!address) return undefined;
  const { number, street } = address;
  return { number: String(number), street: streetLabel(street), cityKey: street.cityKey };
}

/** Streets from an external service. */
function addressesOfProvider(
  provider: ResilientProvider,
  { byKey, index, postal, outlines }: Gazetteer,
): Addresses {
  const nameAt = reverseGeocoder({ cities: [...byKey.values()], outlines });
  const { search, findStreet } = providedAddresses({
    provider,
    cityOf: byKey.get.bind(byKey),
    cityAt: (point) => byKey.get(nameAt(point)?.cityKey ?? ''),
  });
  return {
    findStreet,
    suggest: providedSuggester({ index, postal, search }),
    async reverse(point) {
      const address = await provider.reverse(point);
      if (!address?.houseNumber) return nameAt(point);
      const { houseNumber: number, street, city, province } = address;
      return nameAt(point, { number, street, cityKey: `${province}/${slug(city)}` });
    },
    warm: async () => undefined,
    isWarm: provider.isAnswering,
    isAnswering: provider.isAnswering,
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
