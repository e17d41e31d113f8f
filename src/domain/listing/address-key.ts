import { provinceOf } from '../places/provinces.ts';
import { slug } from '#src/lib/text/fold.ts';

type KeyedAddress = {
  readonly [
    Part in 'unitNumber' | 'streetNumber' | 'streetName' | 'streetSuffix' | 'streetDirection'
  ]?: string | null | undefined;
} & { readonly city: string; readonly state: string };

/** One text for a home's address, the same for all its listings: "408-4-ivygate-street-toronto-on". */
export function addressKey(address: KeyedAddress): string {
  const { unitNumber, streetNumber, streetName, streetSuffix, streetDirection } = address;
  const state = provinceOf(address.state)?.code ?? address.state;
  return slug(
    [unitNumber, streetNumber, streetName, streetSuffix, streetDirection, address.city, state]
      .filter(Boolean)
      .join(' '),
  );
}
