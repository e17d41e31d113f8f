import type { AddressProvider } from '#src/server/places/addresses/address-provider.ts';
import { geocoderRequests } from './geocoder-requests.ts';
import { nominatimAddresses } from './nominatim.ts';
import { photonAddresses } from './photon.ts';

const ADAPTERS = { photon: photonAddresses, nominatim: nominatimAddresses } as const;

type GeocoderServer = {
  readonly kind: keyof typeof ADAPTERS;
  /** Address of the server, without a slash at the end. */
  readonly url: string;
};

/** The addresses of a geocoding server; `userAgent` tells it who asks. */
export function openGeocoder({ kind, url }: GeocoderServer, userAgent: string): AddressProvider {
  return ADAPTERS[kind](geocoderRequests(url, userAgent));
}
