/** Fields that are compared for being one of a few values; kept as numbers of a dictionary. */
export const CODE_FIELDS = [
  'status',
  'type',
  'class',
  'lastStatus',
  'propertyType',
  'style',
  'city',
  'state',
  'area',
  'neighborhood',
  'boardId',
] as const;
export type CodeField = (typeof CODE_FIELDS)[number];

/** Tells fields of words from those of numbers. */
export function isCodeField(field: string): field is CodeField {
  return (CODE_FIELDS as readonly string[]).includes(field);
}

/** Whole numbers that are compared by size. Days count from 1970; any of them may be unknown. */
export const NUMBER_FIELDS = [
  'listPrice',
  'soldPrice',
  'bedrooms',
  'bathrooms',
  'sqftLow',
  'sqftHigh',
  'yearBuiltFirst',
  'yearBuiltLast',
  'listDayFirst',
  'listDayLast',
  'soldDayFirst',
  'soldDayLast',
  'daysOnMarket',
  'updatedSecond',
  'shuffle',
] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

/** What every row has: whose it is, whom it is for and where it stands. Tiles are of level 29. */
export const KEY_FIELDS = ['listingId', 'audience', 'latE6', 'lngE6', 'tileX', 'tileY'] as const;

/** The values of an `IndexRow`, in this order. */
export const ROW_FIELDS = [...KEY_FIELDS, ...CODE_FIELDS, ...NUMBER_FIELDS] as const;

/** One row to index: the values of `ROW_FIELDS` in their order. */
export type IndexRow = readonly (string | number | null)[];

/** Whom a row is for. */
export const ROW_AUDIENCE = { everyone: 0, verified: 1, anonymous: 2 } as const;
