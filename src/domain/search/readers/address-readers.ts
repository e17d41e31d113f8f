import { provinceOf } from '../../places/provinces.ts';
import type { ADDRESS_FIELDS } from '#src/contract/listings/search/fields/address-fields.ts';
import { fold, slug } from '#src/lib/text/fold.ts';
import { addressKey } from '../../listing/address-key.ts';
import { stateKey, parseInteger, zipKey } from '../../listing/field-values.ts';
import { taxRegionOf } from '../../mortgage/closing/tax-region.ts';
import { shortForm } from '../../places/search-text.ts';
import { streetSuffixKey } from '../../places/street-suffixes.ts';
import { asWritten, extraText, type ReadersOf } from './field-reader.ts';

type LocatedAddress = {
  readonly city: string;
  readonly state: string;
  readonly neighborhood?: string | null | undefined;
};

/** The id of the smallest place an address lies in: "CA.ON.toronto.the-annex", else "CA.ON.toronto". */
function locationId({ city, state, neighborhood }: LocatedAddress): string {
  const place = `CA.${provinceOf(state)?.code ?? slug(state)}.${slug(city)}`;
  return neighborhood ? `${place}.${slug(neighborhood)}` : place;
}

/** The full stop after the id keeps "CA.ON.york" from being the beginning of "CA.ON.york-mills". */
const locationKey = (id: string) => `${id.toLowerCase()}.`;

const directionKey = (direction: string) => shortForm(fold(direction).replaceAll('.', ''));

/** How each field of the address is read from a listing, and which are rare. */
export const ADDRESS_READERS = {
  city: {
    read: ({ address }) => address.city,
    key: slug,
    isPublic: true,
    isRequired: true,
  },
  state: {
    read: ({ address }) => address.state,
    key: stateKey,
    isPublic: true,
    isRequired: true,
  },
  area: { read: ({ address }) => address.area, key: slug },
  district: { read: ({ address }) => extraText(address, 'district'), key: slug },
  neighborhood: { read: ({ address }) => address.neighborhood, key: slug },
  location: {
    // The public view of a restricted listing has no neighbourhood, so its location is only its city.
    read: ({ address }) => locationId(address),
    key: locationKey,
    isPublic: true,
    isRequired: true,
  },
  taxRegion: {
    read: ({ address }) => taxRegionOf(address.state, address.city),
    key: asWritten,
  },
  majorIntersection: { read: ({ address }) => extraText(address, 'majorIntersection'), key: fold },
  communityCode: { read: ({ address }) => extraText(address, 'communityCode'), key: fold },
  addressKey: {
    read: ({ address }) => (address.streetName ? addressKey(address) : null),
    key: (key: string) => key.toLowerCase(),
    isRare: true,
  },
  streetNumber: { read: ({ address }) => address.streetNumber, key: fold },
  houseNumber: {
    read: ({ address }) => parseInteger(/^\d{1,9}/.exec(address.streetNumber ?? '')?.[0]),
  },
  streetName: { read: ({ address }) => address.streetName, key: fold },
  streetSuffix: { read: ({ address }) => address.streetSuffix, key: streetSuffixKey },
  streetDirection: { read: ({ address }) => address.streetDirection, key: directionKey },
  unitNumber: { read: ({ address }) => address.unitNumber, key: fold },
  zip: { read: ({ address }) => address.zip, key: zipKey },
} as const satisfies ReadersOf<typeof ADDRESS_FIELDS>;
