import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { provinceOf } from '#src/domain/places/provinces.ts';
import type {
  AddressProvider,
  ProvidedAddress,
} from '#src/server/places/addresses/address-provider.ts';
import { type AskGeocoder, CANADA } from './geocoder-requests.ts';

const text = z.optional(z.string());

const Feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    type: text,
    countrycode: text,
    name: text,
    housenumber: text,
    street: text,
    city: text,
    /** The town itself, when the place is one. */
    locality: text,
    county: text,
    state: text,
    /** West, north, east, south. */
    extent: z.optional(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  }),
});
const Answer = z.object({ features: z.array(Feature) });

const KINDS = { house: 'address', street: 'street' } as const;

const isAddressType = (type: string | undefined): type is keyof typeof KINDS =>
  type === 'house' || type === 'street';

function addressOf({ geometry, properties }: z.infer<typeof Feature>): ProvidedAddress[] {
  const { type, countrycode, name, housenumber, city, locality, county, state, extent } =
    properties;
  const province = provinceOf(state ?? '')?.code;
  const town = city ?? locality ?? county;
  const street = properties.street ?? (type === 'street' ? name : undefined);
  const isCanadian = countrycode?.toUpperCase() === 'CA';
  if (!isAddressType(type) || !isCanadian || !province || !town || !street) return [];
  const [lng, lat] = geometry.coordinates;
  const [west, north, east, south] = extent ?? [];
  const hasBounds =
    west !== undefined && north !== undefined && east !== undefined && south !== undefined;
  return [
    {
      houseNumber: KINDS[type] === 'address' ? (housenumber ?? null) : null,
      ...{ street, city: town, province },
      point: { lat, lng },
      bounds: hasBounds ? { west, north, east, south } : null,
    },
  ];
}

const BBOX = [CANADA.west, CANADA.south, CANADA.east, CANADA.north].join(',');

/**
 * Addresses from a Photon server (komoot), which searches OpenStreetMap as people type. Places outside
 * Canada are left out: the server has no such filter in all its versions.
 */
export function photonAddresses(ask: AskGeocoder): AddressProvider {
  return {
    async search(words, { near, limit }) {
      const bias: Record<string, string> = near
        ? { lat: String(near.lat), lon: String(near.lng), zoom: '12' }
        : {};
      const { features } = await ask(
        '/api',
        { q: words, limit: String(limit), lang: 'en', bbox: BBOX, ...bias },
        Answer,
      );
      return features.flatMap(addressOf);
    },
    async reverse({ lat, lng }) {
      const point = { lat: String(lat), lon: String(lng) };
      const { features } = await ask('/reverse', { ...point, limit: '3', lang: 'en' }, Answer);
      return features.flatMap(addressOf).find(({ houseNumber }) => houseNumber !== null);
    },
  };
}
