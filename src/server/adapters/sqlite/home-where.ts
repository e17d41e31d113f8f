import type { ListingFilter } from '#src/contract/listings/search.ts';
import { fold } from '#src/lib/fold.ts';
import { AUDIENCE } from './audience.ts';
import { anyOf, between, type Condition, joined, meets } from './condition.ts';
import { textQuery } from './listing-text.ts';
import { LISTING_OF_TEXT } from './text-key.ts';

const folded = (texts: readonly string[] | undefined) => texts?.map(fold);

function anyAmenity(words: readonly string[] | undefined): Condition[] {
  return joined(
    (words ?? []).map((word) => ({
      sql: 'instr(amenities, ?) > 0',
      values: [`|${fold(word).replaceAll('|', ' ')}|`],
    })),
    'OR',
  );
}

/**
 * Keywords. They are words of the whole listing, so a row that shows only a public view is never
 * found by them, nor by their absence.
 */
function keywords({ search, searchFields }: ListingFilter): Condition[] {
  if (search === undefined) return [];
  const { wanted, unwanted } = textQuery(search, searchFields);
  const matches = (query: string, not: string) => ({
    sql: `listing_id ${not}IN (SELECT ${LISTING_OF_TEXT} FROM listing_text WHERE listing_text MATCH ?)`,
    values: [query],
  });
  return joined(
    [
      { sql: `audience <> ${AUDIENCE.anonymous}`, values: [] },
      ...(wanted ? [matches(wanted, '')] : []),
      ...(unwanted ? [matches(unwanted, 'NOT ')] : []),
      ...(wanted || unwanted ? [] : [{ sql: '0', values: [] }]),
    ],
    'AND',
  );
}

function hasImages(wanted: boolean | undefined): Condition[] {
  if (wanted === undefined) return [];
  return [{ sql: wanted ? 'photo_count > 0' : 'photo_count = 0', values: [] }];
}

function priceChange(direction: ListingFilter['lastPriceChangeType']): Condition[] {
  return anyOf('price_change', direction && [direction === 'decrease' ? -1 : 1]);
}

/** What a filter asks of the home itself: its kind, size, price, parts and words. */
export function homeConditions(filter: ListingFilter): Condition[] {
  const kinds = folded(filter.propertyTypeOrStyle);
  return [
    ...anyOf('property_type', folded(filter.propertyType)),
    ...anyOf('style', folded(filter.style)),
    ...joined([...anyOf('property_type', kinds), ...anyOf('style', kinds)], 'OR'),
    ...anyOf('garage', folded(filter.garage)),
    ...anyOf('basement', folded(filter.basement)),
    ...anyOf('swimming_pool', folded(filter.swimmingPool)),
    ...anyAmenity(filter.amenities),
    ...between('list_price', filter.minPrice, filter.maxPrice),
    ...between('sold_price', filter.minSoldPrice, filter.maxSoldPrice),
    ...between('bedrooms', filter.minBedrooms, filter.maxBedrooms),
    ...between('bathrooms', filter.minBaths, filter.maxBaths),
    ...between('garage_spaces', filter.minGarageSpaces, undefined),
    ...between('parking_spaces', filter.minParkingSpaces, undefined),
    ...between('lot_sqft', filter.minLotSizeSqft, filter.maxLotSizeSqft),
    ...between('maintenance_fee', undefined, filter.maxMaintenanceFee),
    ...meets(['sqft_low', 'sqft_high'], filter.minSqft, filter.maxSqft),
    ...meets(['year_built_first', 'year_built_last'], filter.minYearBuilt, filter.maxYearBuilt),
    ...priceChange(filter.lastPriceChangeType),
    ...hasImages(filter.hasImages),
    ...keywords(filter),
  ];
}
