import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { provinceOf } from '#src/domain/places/provinces.ts';
import type { Bounds, LatLng } from '#src/lib/geo/shapes.ts';
import type {
  AddressProvider,
  ProvidedAddress,
} from '#src/server/places/addresses/address-provider.ts';
import type { AskGeocoder } from './geocoder-requests.ts';

const text = z.optional(z.string());
const degrees = z.pipe(z.union([z.string(), z.number()]), z.pipe(z.transform(Number), z.number()));

const Place = z.object({
  lat: degrees,
  lon: degrees,
  /** South, north, west, east. */
  boundingbox: z.optional(z.tuple([degrees, degrees, degrees, degrees])),
  address: z.object({
    house_number: text,
    road: text,
    pedestrian: text,
    city: text,
    town: text,
    village: text,
    municipality: text,
    hamlet: text,
    state: text,
    'ISO3166-2-lvl4': text,
    country_code: text,
  }),
});
const Places = z.array(Place);
/** For a point without any address the server answers with an error. */
const PlaceOrNone = z.union([Place, z.object({ error: z.unknown() })]);

function boundsOf(box: z.infer<typeof Place>['boundingbox']): Bounds | null {
  if (!box) return null;
  const [south, north, west, east] = box;
  return { south, north, west, east };
}

function addressOf({ lat, lon, boundingbox, address }: z.infer<typeof Place>): ProvidedAddress[] {
  const street = address.road ?? address.pedestrian;
  const city =
    address.city ?? address.town ?? address.village ?? address.municipality ?? address.hamlet;
  const code = address['ISO3166-2-lvl4']?.replace(/^CA-/, '');
  const province = provinceOf(code ?? address.state ?? '')?.code;
  if (!street || !city || !province || address.country_code !== 'ca') return [];
  const houseNumber = address.house_number ?? null;
  const point = { lat, lng: lon };
  const bounds = houseNumber === null ? boundsOf(boundingbox) : null;
  return [{ ...{ houseNumber, street, city, province }, point, bounds }];
}

/** Half the sides of the preferred box, degrees: a metropolitan area. */
const BIAS = { lat: 0.4, lng: 0.6 } as const;

function viewbox({ lat, lng }: LatLng): string {
  return [lng - BIAS.lng, lat + BIAS.lat, lng + BIAS.lng, lat - BIAS.lat]
    .map((value) => value.toFixed(4))
    .join(',');
}

const COMMON = { format: 'jsonv2', addressdetails: '1', 'accept-language': 'en', layer: 'address' };

/** Addresses from a Nominatim server, which searches OpenStreetMap by whole words. */
export function nominatimAddresses(ask: AskGeocoder): AddressProvider {
  return {
    async search(words, { near, limit }) {
      const bias: Record<string, string> = near ? { viewbox: viewbox(near), bounded: '0' } : {};
      const query = { q: words, limit: String(limit), countrycodes: 'ca', ...COMMON, ...bias };
      return (await ask('/search', query, Places)).flatMap(addressOf);
    },
    async reverse({ lat, lng }) {
      const query = { lat: String(lat), lon: String(lng), zoom: '18', ...COMMON };
      const place = await ask('/reverse', query, PlaceOrNone);
      const [address] = 'address' in place ? addressOf(place) : [];
      return address?.houseNumber === null ? undefined : address;
    },
  };
}
