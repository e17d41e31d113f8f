import { anyOf, atLeast, atMost, type FieldParameter } from './search-parameter.ts';
import {
  boards,
  classes,
  day,
  dollars,
  lastStatuses,
  lotSqft,
  maxCount,
  minCount,
  mlsNumbers,
  names,
  priceChange,
  sqft,
  statuses,
  trueOrFalse,
  types,
  year,
  yesNo,
} from './search-values.ts';

/**
 * What a listing has in a field, and so how it is compared: a word or number that is one of those
 * asked for, several such words, a word that begins as one asked for, a number by its size, a span
 * of numbers that meets the range asked for, or a count of which only matters whether it is zero.
 */
export type FieldKind = 'word' | 'words' | 'prefix' | 'number' | 'span' | 'presence';

type SearchableField = {
  readonly kind: FieldKind;
  readonly parameters: Readonly<Record<string, FieldParameter>>;
};

/**
 * The fields of a listing that a search may ask for, with the parameters that ask for them. The query
 * schema, the columns of the database and of the index, the conditions in SQL and the documentation
 * are derived from it; `domain/search/field-readers.ts` says how each is read from a listing.
 */
export const SEARCHABLE_FIELDS = {
  status: {
    kind: 'word',
    parameters: { status: anyOf(statuses, 'A: on the market; U: off the market.') },
  },
  type: { kind: 'word', parameters: { type: anyOf(types, 'For sale or for lease.') } },
  class: { kind: 'word', parameters: { class: anyOf(classes, 'Kind of property.') } },
  lastStatus: {
    kind: 'word',
    parameters: {
      lastStatus: anyOf(lastStatuses, 'What happened last to a listing, by the code of the trade.'),
    },
  },
  propertyType: {
    kind: 'word',
    parameters: {
      propertyType: anyOf(names, 'Such as Detached, Semi-Detached or Condo Apartment.'),
    },
  },
  style: { kind: 'word', parameters: { style: anyOf(names, 'Such as 2-Storey or Bungalow.') } },
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
  boardId: {
    kind: 'word',
    parameters: {
      boardId: anyOf(boards, 'Number of the real-estate board.'),
    },
  },
  mlsNumber: {
    kind: 'word',
    parameters: { mlsNumber: anyOf(mlsNumbers, 'Number of the listing.') },
  },
  listPrice: {
    kind: 'number',
    parameters: {
      minPrice: atLeast(dollars, 'Lowest asking price in dollars; for a lease by the month.'),
      maxPrice: atMost(dollars, 'Highest asking price in dollars; for a lease by the month.'),
    },
  },
  soldPrice: {
    kind: 'number',
    parameters: {
      minSoldPrice: atLeast(dollars, 'Lowest price in dollars it sold for.'),
      maxSoldPrice: atMost(dollars, 'Highest price in dollars it sold for.'),
    },
  },
  bedrooms: {
    kind: 'number',
    parameters: {
      minBedrooms: atLeast(minCount, 'Fewest bedrooms.', 'minBeds'),
      maxBedrooms: atMost(maxCount, 'Most bedrooms.', 'maxBeds'),
    },
  },
  bathrooms: {
    kind: 'number',
    parameters: {
      minBaths: atLeast(minCount, 'Fewest bathrooms.'),
      maxBaths: atMost(maxCount, 'Most bathrooms.'),
    },
  },
  sqft: {
    kind: 'span',
    parameters: {
      minSqft: atLeast(sqft, 'Smallest size in square feet.'),
      maxSqft: atMost(sqft, 'Largest size in square feet.'),
    },
  },
  yearBuilt: {
    kind: 'span',
    parameters: {
      minYearBuilt: atLeast(year, 'First year it may be built in.'),
      maxYearBuilt: atMost(year, 'Last year it may be built in.'),
    },
  },
  listDay: {
    kind: 'span',
    parameters: {
      minListDate: atLeast(day, 'First day it was listed.'),
      maxListDate: atMost(day, 'Last day it was listed.'),
    },
  },
  soldDay: {
    kind: 'span',
    parameters: {
      minSoldDate: atLeast(day, 'First day it was sold.'),
      maxSoldDate: atMost(day, 'Last day it was sold.'),
    },
  },
  updatedSecond: {
    kind: 'number',
    parameters: {
      minUpdatedOn: atLeast(day, 'First day it was last changed on.'),
      maxUpdatedOn: atMost(day, 'Last day it was last changed on.'),
    },
  },
  garageSpaces: {
    kind: 'number',
    parameters: { minGarageSpaces: atLeast(minCount, 'Fewest cars the garage holds.') },
  },
  parkingSpaces: {
    kind: 'number',
    parameters: {
      minParkingSpaces: atLeast(minCount, 'Fewest parking spaces, those of the garage among them.'),
    },
  },
  lotSqft: {
    kind: 'number',
    parameters: {
      minLotSizeSqft: atLeast(lotSqft, 'Smallest lot in square feet.'),
      maxLotSizeSqft: atMost(lotSqft, 'Largest lot in square feet.'),
    },
  },
  maintenanceFee: {
    kind: 'number',
    parameters: {
      maxMaintenanceFee: atMost(dollars, 'Highest condominium fee in dollars a month.'),
    },
  },
  priceChange: {
    kind: 'word',
    parameters: {
      lastPriceChangeType: anyOf(
        priceChange,
        'Whether the last change of the price was a decrease or an increase.',
      ),
    },
  },
  photoCount: {
    kind: 'presence',
    parameters: {
      hasImages: anyOf(trueOrFalse, 'Only listings with photos, or only those without.'),
    },
  },
  garage: {
    kind: 'word',
    parameters: { garage: anyOf(names, 'Kind of garage, such as Attached.') },
  },
  basement: {
    kind: 'word',
    parameters: { basement: anyOf(names, 'Kind of basement, such as Finished.') },
  },
  swimmingPool: {
    kind: 'word',
    parameters: { swimmingPool: anyOf(names, 'Kind of swimming pool, such as Inground.') },
  },
  amenities: {
    kind: 'words',
    parameters: { amenities: anyOf(names, 'What the building offers, such as Gym or Concierge.') },
  },
  streetNumber: { kind: 'word', parameters: { streetNumber: anyOf(names, 'House number.') } },
  streetName: {
    kind: 'word',
    parameters: { streetName: anyOf(names, 'Name of the street, without its kind.') },
  },
  streetSuffix: {
    kind: 'word',
    parameters: { streetSuffix: anyOf(names, 'Kind of the street, such as St or Ave.') },
  },
  streetDirection: {
    kind: 'word',
    parameters: { streetDirection: anyOf(names, 'Direction of the street, such as W.') },
  },
  unitNumber: { kind: 'word', parameters: { unitNumber: anyOf(names, 'Number of the unit.') } },
  zip: { kind: 'prefix', parameters: { zip: anyOf(names, 'Postal code or its first letters.') } },
  displayPublic: {
    kind: 'word',
    parameters: {
      displayPublic: anyOf(yesNo, 'Y: everyone may see the listing; N: only who is signed in.'),
    },
  },
  displayAddress: {
    kind: 'word',
    parameters: {
      displayAddressOnInternet: anyOf(yesNo, 'Y: the address may be shown; N: it may not.'),
    },
  },
} as const satisfies Readonly<Record<string, SearchableField>>;

export type FieldName = keyof typeof SEARCHABLE_FIELDS;
export type KindOf<Name extends FieldName> = (typeof SEARCHABLE_FIELDS)[Name]['kind'];
