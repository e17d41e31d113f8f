import type { Bounds, LatLng } from '#src/lib/geo/shapes.ts';
import { addressText } from './search/address-text.ts';
import { type FoundStreet, placeOfAddress, type StreetRequest } from './streets/find-street.ts';
import type { ReversePlace } from './reverse-geocoder.ts';
import { QUALITY } from './search/match-quality.ts';
import { labelOf, type PlaceEntry } from './search/place-entry.ts';
import type { PlaceIndex } from './search/place-index.ts';
import type { PostalPlaces } from './search/postal-places.ts';
import { searchPlaces } from './search/search-places.ts';

type GeocodedKind = PlaceEntry['kind'] | 'address';

/** A place that a text names. */
export type GeocodedPlace = {
  readonly kind: GeocodedKind;
  readonly name: string;
  /** The unit of an address, as it was typed. */
  readonly unit?: string;
  readonly label: string;
  readonly point: LatLng;
  /** Zoom of the map that shows the place. */
  readonly zoom: number;
  readonly city: string;
  readonly cityKey: string;
  readonly province: string;
  /** The bounds of a street. */
  readonly bounds?: Bounds;
};

type GeocoderDependencies = {
  readonly index: PlaceIndex;
  readonly postal: PostalPlaces;
  readonly findStreet: (request: StreetRequest) => Promise<FoundStreet | undefined>;
  readonly reverse: (point: LatLng) => Promise<ReversePlace | undefined>;
};

const ZOOMS: Readonly<Record<GeocodedKind, number>> = {
  city: 14,
  neighbourhood: 14,
  postal: 14,
  street: 16,
  address: 17,
};

const COORDINATES = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/**
 * Finds the place that a text names: "lat, lng", a postal code or its beginning, a city or
 * neighbourhood, a street or an address. Undefined when it names nothing in Canada.
 */
export function geocoder(dependencies: GeocoderDependencies) {
  return async (text: string, near?: LatLng): Promise<GeocodedPlace | undefined> => {
    const point = pointIn(text);
    if (point) return placeAt(point, dependencies);
    const postal = dependencies.postal.find(text)[0];
    if (postal) return geocodedPlace(postal);
    const [bestPlace] = searchPlaces(dependencies.index, text, { near, limit: 1 });
    if (bestPlace && bestPlace.score >= QUALITY.exact) return geocodedPlace(bestPlace);
    const { number, unit, rest } = addressText(text);
    const [place] = searchPlaces(dependencies.index, rest, { near, limit: 1 });
    const street =
      (await dependencies.findStreet({ text: rest, number, near })) ??
      // In "17 ave calgary" the number is the name.
      (number === undefined ? undefined : await dependencies.findStreet({ text, near }));
    if (!street) {
      const town = place ?? placeOfAddress(rest, near, dependencies.index);
      return town && geocodedPlace(town);
    }
    if (number === undefined && place && place.score >= street.match.score)
      return geocodedPlace(place);
    if (number === undefined || !street.house) {
      return { ...geocodedPlace(street.match), bounds: street.bounds };
    }
    const address = addressAt(street, number, street.house);
    return unit === undefined ? address : { ...address, unit };
  };
}

/** A match as a geocoded place. */
export function geocodedPlace(place: PlaceEntry): GeocodedPlace {
  const { kind, name, lat, lng, city, cityKey, province } = place;
  const point = { lat, lng };
  return { kind, name, label: labelOf(place), point, zoom: ZOOMS[kind], city, cityKey, province };
}

/** A house of a street as a geocoded place. */
export function addressAt(
  { match }: Pick<FoundStreet, 'match'>,
  number: number | string,
  point: LatLng,
): GeocodedPlace {
  const name = `${number} ${match.name}`;
  const place = geocodedPlace({ ...match, name, lat: point.lat, lng: point.lng });
  return { ...place, kind: 'address', zoom: ZOOMS.address };
}

function pointIn(text: string): LatLng | undefined {
  const [, lat, lng] = COORDINATES.exec(text) ?? [];
  if (lat === undefined || lng === undefined) return undefined;
  const point = { lat: Number(lat), lng: Number(lng) };
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : undefined;
}

async function placeAt(
  point: LatLng,
  { reverse }: GeocoderDependencies,
): Promise<GeocodedPlace | undefined> {
  const place = await reverse(point);
  if (!place) return undefined;
  const { kind, label, city, cityKey, province } = place;
  return {
    kind,
    name: label.split(',')[0] ?? label,
    label,
    point,
    zoom: ZOOMS.address,
    city,
    cityKey,
    province,
  };
}
