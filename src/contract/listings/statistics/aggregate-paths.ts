/** Dotted paths of the fields of a listing that are lists of words, each of which counts. */
const LIST_PATHS = [
  'details.exteriorConstruction',
  'condominium.amenities',
  'nearby.amenities',
] as const;
export type ListPath = (typeof LIST_PATHS)[number];

/** Dotted paths of the single-value fields that listings can be counted by. */
const VALUE_PATHS = [
  'address.city',
  'address.area',
  'address.district',
  'address.neighborhood',
  'address.state',
  'address.streetName',
  'address.streetSuffix',
  'address.streetDirection',
  'address.majorIntersection',
  'address.communityCode',
  'address.zip',
  'details.propertyType',
  'details.style',
  'details.numBedrooms',
  'details.numBedroomsPlus',
  'details.numBathrooms',
  'details.numKitchens',
  'details.numGarageSpaces',
  'details.numParkingSpaces',
  'details.sqft',
  'details.yearBuilt',
  'details.garage',
  'details.driveway',
  'details.basement',
  'details.basement1',
  'details.basement2',
  'details.exteriorConstruction1',
  'details.exteriorConstruction2',
  'details.heating',
  'details.airConditioning',
  'details.swimmingPool',
  'details.den',
  'details.sewer',
  'details.waterSource',
  'details.waterfront',
  'details.zoning',
  'details.balcony',
  'details.businessType',
  'details.businessSubType',
  'condominium.locker',
  'condominium.exposure',
  'condominium.pets',
  'condominium.parkingType',
  'condominium.stories',
  'condominium.propertyMgr',
  'condominium.condoCorp',
  'condominium.ensuiteLaundry',
  'permissions.displayPublic',
  'permissions.displayAddressOnInternet',
  'permissions.displayInternetEntireListing',
  'office.brokerageName',
  'photoCount',
  'boardId',
  'class',
  'type',
  'status',
  'lastStatus',
  'standardStatus',
  'listPrice',
] as const;

/** Everything that listings can be counted by. */
export const AGGREGATE_PATHS = [...VALUE_PATHS, ...LIST_PATHS] as const;
export type AggregatePath = (typeof AGGREGATE_PATHS)[number];

/** Spellings of the provider, one of them from its older answers. */
export const AGGREGATE_ALIASES = {
  'detail.numBedrooms': 'details.numBedrooms',
  'condominium.ammenities': 'condominium.amenities',
  'nearby.ammenities': 'nearby.amenities',
} as const satisfies Readonly<Record<string, AggregatePath>>;

/** Tells lists of words from single-value fields. */
export function isListPath(path: string): path is ListPath {
  return (LIST_PATHS as readonly string[]).includes(path);
}
