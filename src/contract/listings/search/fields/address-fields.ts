import { anyOf, atLeast, atMost } from '../parameters/search-parameter.ts';
import { houseNumber, names } from '../values/search-values.ts';

/** The address fields a search may ask for; homes are only counted by fields without parameters. */
export const ADDRESS_FIELDS = {
  city: { kind: 'word', parameters: { city: anyOf(names, 'Name of the city.') } },
  state: { kind: 'word', parameters: { state: anyOf(names, 'Name of the province.') } },
  area: { kind: 'word', parameters: { area: anyOf(names, 'Name of the region or county.') } },
  district: {
    kind: 'word',
    parameters: { district: anyOf(names, 'Name of the district of the city.') },
  },
  neighborhood: {
    kind: 'word',
    parameters: { neighborhood: anyOf(names, 'Name of the neighbourhood.') },
  },
  location: {
    kind: 'prefix',
    parameters: {
      locationId: anyOf(names, 'Id of a city or a part of one, from the calls about places.'),
    },
  },
  /** A region with one rule of taxes at closing. */
  taxRegion: { kind: 'word', parameters: {} },
  majorIntersection: { kind: 'word', parameters: {} },
  communityCode: { kind: 'word', parameters: {} },
  addressKey: {
    kind: 'word',
    parameters: { addressKey: anyOf(names, 'Key of an address, from a listing.') },
  },
  streetNumber: { kind: 'word', parameters: { streetNumber: anyOf(names, 'House number.') } },
  houseNumber: {
    kind: 'number',
    parameters: {
      minStreetNumber: atLeast(houseNumber, 'Lowest house number, without its letters.'),
      maxStreetNumber: atMost(houseNumber, 'Highest house number, without its letters.'),
    },
  },
  streetName: {
    kind: 'word',
    parameters: { streetName: anyOf(names, 'Name of the street, without its kind.') },
  },
  streetSuffix: {
    kind: 'word',
    parameters: {
      streetSuffix: anyOf(names, 'Kind of the street, in full or abbreviated: Street or St.'),
    },
  },
  streetDirection: {
    kind: 'word',
    parameters: { streetDirection: anyOf(names, 'Direction of the street, such as W or West.') },
  },
  unitNumber: { kind: 'word', parameters: { unitNumber: anyOf(names, 'Number of the unit.') } },
  zip: { kind: 'prefix', parameters: { zip: anyOf(names, 'Postal code or its first letters.') } },
} as const;
