import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { SearchField } from '#src/contract/listings/search/search-fields.ts';

/** The columns of `listing_text`; `other` holds words that no search field names. */
export const TEXT_COLUMNS = [
  'mls_number',
  'street_number',
  'street_name',
  'street_suffix',
  'unit_number',
  'city',
  'area',
  'neighborhood',
  'state',
  'zip',
  'description',
  'extras',
  'property_type',
  'style',
  'other',
] as const;
type TextColumn = (typeof TEXT_COLUMNS)[number];

/** The column of each field in which a search may look for words. */
export const COLUMN_OF: Readonly<Record<SearchField, TextColumn>> = {
  mlsNumber: 'mls_number',
  'address.streetNumber': 'street_number',
  'address.streetName': 'street_name',
  'address.streetSuffix': 'street_suffix',
  'address.unitNumber': 'unit_number',
  'address.city': 'city',
  'address.area': 'area',
  'address.neighborhood': 'neighborhood',
  'address.state': 'state',
  'address.zip': 'zip',
  'details.description': 'description',
  'details.extras': 'extras',
  'details.propertyType': 'property_type',
  'details.style': 'style',
};

/** The texts of a listing in the order of the columns. */
export function listingTexts({ mlsNumber, type, address, details }: ListingDocument) {
  const other = [type, details.garage, details.basement, details.heating, details.airConditioning];
  const texts: Record<TextColumn, string | null | undefined> = {
    mls_number: mlsNumber,
    street_number: address.streetNumber,
    street_name: address.streetName,
    street_suffix: address.streetSuffix,
    unit_number: address.unitNumber,
    city: address.city,
    area: address.area,
    neighborhood: address.neighborhood,
    state: address.state,
    zip: address.zip,
    description: details.description,
    extras: details.extras,
    property_type: details.propertyType,
    style: details.style,
    other: [...other, details.exteriorConstruction].filter(Boolean).join(' '),
  };
  return TEXT_COLUMNS.map((column) => texts[column] ?? '');
}
