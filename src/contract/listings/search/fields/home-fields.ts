import { allOf, anyOf, atLeast, atMost } from '../parameters/search-parameter.ts';
import {
  feet,
  lotSqft,
  maxCount,
  minCount,
  names,
  sqft,
  year,
  yesNo,
} from '../values/search-values.ts';

/** A word field whose parameter has the field's name. */
const word = <const Name extends string>(name: Name, text: string) => ({
  kind: 'word' as const,
  parameters: { [name]: anyOf(names, text) } as {
    [Key in Name]: ReturnType<typeof anyOf<typeof names>>;
  },
});

/**
 * The fields of a home itself that a search may ask for: its kind, size, rooms, parts and building; homes
 * are only counted by fields without parameters.
 */
export const HOME_FIELDS = {
  propertyType: word('propertyType', 'Such as Detached, Semi-Detached or Condo Apartment.'),
  style: word('style', 'Such as 2-Storey or Bungalow.'),
  bedrooms: {
    kind: 'number',
    parameters: {
      minBedrooms: atLeast(minCount, 'Fewest bedrooms.', 'minBeds'),
      maxBedrooms: atMost(maxCount, 'Most bedrooms.', 'maxBeds'),
    },
  },
  bedroomsPlus: {
    kind: 'number',
    parameters: {
      minBedroomsPlus: atLeast(minCount, 'Fewest bedrooms added later.', 'minBedsPlus'),
      maxBedroomsPlus: atMost(maxCount, 'Most bedrooms added later.', 'maxBedsPlus'),
    },
  },
  bedroomsTotal: {
    kind: 'number',
    parameters: {
      minBedroomsTotal: atLeast(minCount, 'Fewest bedrooms, including those added later.'),
      maxBedroomsTotal: atMost(maxCount, 'Most bedrooms, including those added later.'),
    },
  },
  bathrooms: {
    kind: 'number',
    parameters: {
      minBaths: atLeast(minCount, 'Fewest bathrooms.', 'minBathrooms'),
      maxBaths: atMost(maxCount, 'Most bathrooms.', 'maxBathrooms'),
    },
  },
  halfBathrooms: {
    kind: 'number',
    parameters: {
      minBathroomsHalf: atLeast(minCount, 'Fewest half bathrooms.'),
      maxBathroomsHalf: atMost(maxCount, 'Most half bathrooms.'),
    },
  },
  kitchens: {
    kind: 'number',
    parameters: {
      minKitchens: atLeast(minCount, 'Fewest kitchens.'),
      maxKitchens: atMost(maxCount, 'Most kitchens.'),
    },
  },
  stories: {
    kind: 'number',
    parameters: {
      minStories: atLeast(minCount, 'Fewest storeys of the building.'),
      maxStories: atMost(maxCount, 'Most storeys of the building.'),
    },
  },
  sqft: {
    kind: 'span',
    parameters: {
      minSqft: atLeast(sqft, 'Smallest size in square feet.'),
      maxSqft: atMost(sqft, 'Largest size in square feet.'),
    },
  },
  sqftText: word('sqft', 'Size in square feet as listed, such as 1500-2000.'),
  yearBuilt: {
    kind: 'span',
    parameters: {
      minYearBuilt: atLeast(year, 'Earliest year of construction.'),
      maxYearBuilt: atMost(year, 'Latest year of construction.'),
    },
  },
  yearBuiltText: word('yearBuilt', 'Year or age as listed, such as 1987 or 6-15.'),
  garageSpaces: {
    kind: 'number',
    parameters: { minGarageSpaces: atLeast(minCount, 'Fewest cars that fit in the garage.') },
  },
  parkingSpaces: {
    kind: 'number',
    parameters: {
      minParkingSpaces: atLeast(minCount, 'Fewest parking spaces, including those in the garage.'),
      maxParkingSpaces: atMost(maxCount, 'Most parking spaces, including those in the garage.'),
    },
  },
  lotSqft: {
    kind: 'number',
    parameters: {
      minLotSizeSqft: atLeast(lotSqft, 'Smallest lot in square feet.'),
      maxLotSizeSqft: atMost(lotSqft, 'Largest lot in square feet.'),
    },
  },
  lotWidth: {
    kind: 'number',
    parameters: {
      minLotWidth: atLeast(feet, 'Smallest width of the lot, in the unit it is listed in.'),
      maxLotWidth: atMost(feet, 'Largest width of the lot, in the unit it is listed in.'),
    },
  },
  lotDepth: {
    kind: 'number',
    parameters: {
      minLotDepth: atLeast(feet, 'Smallest depth of the lot, in the unit it is listed in.'),
      maxLotDepth: atMost(feet, 'Largest depth of the lot, in the unit it is listed in.'),
    },
  },
  garage: word('garage', 'Kind of garage, such as Attached.'),
  driveway: word('driveway', 'Kind of driveway, such as Private.'),
  parkingType: word('parkingType', 'Who owns the parking space of a condo.'),
  basement: word('basement', 'Kind of basement, such as Finished.'),
  exteriorConstruction: {
    kind: 'words',
    parameters: {
      exteriorConstruction: anyOf(names, 'Material of its walls, such as Brick.'),
    },
  },
  wall1: { kind: 'word', parameters: {} },
  wall2: { kind: 'word', parameters: {} },
  basement2: { kind: 'word', parameters: {} },
  heating: word('heating', 'Kind of heating, such as Forced Air.'),
  cooling: word('cooling', 'Kind of air conditioning, such as Central Air.'),
  swimmingPool: word('swimmingPool', 'Kind of swimming pool, such as Inground.'),
  den: word('den', 'Whether it has a den, as listed.'),
  waterfront: {
    kind: 'word',
    parameters: {
      waterfront: anyOf(yesNo, 'Y: it is on the water; N: it is not, or the listing does not say.'),
    },
  },
  waterSource: word('waterSource', 'Where its water comes from, such as Municipal.'),
  sewer: word('sewer', 'Where its wastewater goes, such as Sewers.'),
  zoning: word('zoning', 'Zoning of the land.'),
  businessType: word('businessType', 'Kind of business of a commercial listing.'),
  businessSubType: word(
    'businessSubType',
    'Kind of business of a commercial listing, more specific.',
  ),
  amenities: {
    kind: 'words',
    parameters: {
      amenities: allOf(
        names,
        'What the building offers, such as Gym or Concierge; a listing must have all of them.',
      ),
    },
  },
  balcony: word('balcony', 'Kind of balcony, such as Open.'),
  locker: word('locker', 'Whether a condo has a locker, such as Owned.'),
  pets: word('pets', 'Whether a condo allows pets, such as Restricted.'),
  exposure: { kind: 'word', parameters: {} },
  propertyManager: { kind: 'word', parameters: {} },
  condoCorporation: { kind: 'word', parameters: {} },
  ensuiteLaundry: { kind: 'word', parameters: {} },
  nearbyAmenities: { kind: 'words', parameters: {} },
} as const;
