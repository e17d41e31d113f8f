import { BROKERAGE_NAME } from '#src/content-folder/facts.ts';
import type { Config } from '../../config.ts';
import { noAddresses, type ResilientProvider } from '../../places/addresses/address-provider.ts';
import { resilientProvider } from '../../places/addresses/resilient-provider.ts';
import { openGeocoder } from './open-geocoder.ts';

/** The provider of streets and addresses; undefined for those of the demo world. */
export function openAddresses(
  { addresses, siteOrigin }: Pick<Config, 'addresses' | 'siteOrigin'>,
  warn: (sentence: string) => void,
): ResilientProvider | undefined {
  if (addresses.kind === 'demo') return undefined;
  if (addresses.kind === 'none') return noAddresses;
  return resilientProvider(openGeocoder(addresses, `${BROKERAGE_NAME} (${siteOrigin})`), {
    onFailure: (error) =>
      warn(
        `The geocoder at ${addresses.url} failed (${String(error)}). Until it responds, streets and addresses cannot be found.`,
      ),
  });
}
