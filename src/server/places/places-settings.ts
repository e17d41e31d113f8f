import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import type { InvalidSetting } from '#src/domain/map/settings.ts';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import {
  POINTS_SETTINGS,
  type PointsConfig,
  readPointsSettings,
} from './points-of-interest/points-settings.ts';

/** The source of streets and addresses. */
export type AddressesConfig =
  /** The invented streets of the demo world, which the embedded map shows. */
  | { readonly kind: 'demo' }
  /** No source: only cities, neighbourhoods and postal codes are found. */
  | { readonly kind: 'none' }
  | { readonly kind: 'photon' | 'nominatim'; readonly url: string };

export type PlacesConfig = {
  readonly addresses: AddressesConfig;
  readonly pointsOfInterest: PointsConfig;
};

/** The settings of places, as the README lists them. */
export const PLACES_SETTINGS = [
  {
    name: 'GEOCODER',
    byDefault: 'demo with demo listings, otherwise none',
    meaning:
      'Source of streets and addresses: demo for the invented streets of the embedded map, photon or nominatim for an OpenStreetMap server, none for only cities, neighbourhoods and postal codes',
  },
  {
    name: 'GEOCODER_URL',
    byDefault: '',
    meaning:
      'Address of the Photon or Nominatim server, such as https://photon.example.ca; required with photon and nominatim',
  },
  ...POINTS_SETTINGS,
] as const;

const KINDS = ['demo', 'none', 'photon', 'nominatim'] as const;

const Environment = z.object({
  GEOCODER: z.optional(z.enum(KINDS)),
  GEOCODER_URL: z.optional(z.string()),
});

/** The address must have no query and no slash at the end. */
function isServerAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  return url.search === '' && url.hash === '' && url.username === '' && !text.endsWith('/');
}

const URL_SENTENCE =
  'GEOCODER_URL must be an http or https address without a query and without a slash at the end, such as https://photon.example.ca';

/** Reads the source of streets; by default the demo streets when the listings are of the demo, too. */
function readAddressesSettings(
  values: Readonly<Record<string, string | undefined>>,
  { hasFeed }: { readonly hasFeed: boolean },
): Outcome<AddressesConfig, readonly InvalidSetting[]> {
  const parsed = Environment.safeParse(values);
  if (!parsed.success) {
    const sentence = `GEOCODER must be one of ${KINDS.join(', ')}`;
    return failure([{ name: 'GEOCODER', sentence }]);
  }
  const { GEOCODER: kind = hasFeed ? 'none' : 'demo', GEOCODER_URL: url } = parsed.data;
  if (kind === 'photon' || kind === 'nominatim') {
    if (url !== undefined && isServerAddress(url)) return success({ kind, url });
    return failure([{ name: 'GEOCODER_URL', sentence: URL_SENTENCE }]);
  }
  if (url === undefined) return success({ kind });
  const sentence = 'GEOCODER must be photon or nominatim when GEOCODER_URL is set';
  return failure([{ name: 'GEOCODER', sentence }]);
}

/** Reads the sources of streets, addresses and points of interest. */
export function readPlacesSettings(
  values: Readonly<Record<string, string | undefined>>,
  defaults: { readonly hasFeed: boolean },
): Outcome<PlacesConfig, readonly InvalidSetting[]> {
  const addresses = readAddressesSettings(values, defaults);
  const points = readPointsSettings(values, defaults);
  if (addresses.ok && points.ok) {
    return success({ addresses: addresses.value, pointsOfInterest: points.value });
  }
  return failure([addresses, points].flatMap((result) => (result.ok ? [] : result.error)));
}
