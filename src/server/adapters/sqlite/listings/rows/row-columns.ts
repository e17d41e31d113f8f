import {
  type FieldName,
  SEARCHABLE_FIELDS,
} from '#src/contract/listings/search/fields/searchable-fields.ts';
import { FIELD_READERS } from '#src/domain/search/field-readers.ts';

type Readers = typeof FIELD_READERS;

/** `latE6` → `lat_e6`. */
type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';

/** The column of a value that has this name in the program. */
export function columnOf<Name extends string>(name: Name): SnakeCase<Name> {
  const column = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return column as SnakeCase<Name>;
}

/** The other columns of a row: its audience, its price, the number it is shuffled by, and its place. */
const OTHER_COLUMNS = {
  audience: 'INTEGER NOT NULL CHECK (audience IN (0, 1, 2))',
  price: 'INTEGER',
  shuffle: 'INTEGER NOT NULL',
  lat_e6: 'INTEGER NOT NULL',
  lng_e6: 'INTEGER NOT NULL',
  tile_x: 'INTEGER NOT NULL',
  tile_y: 'INTEGER NOT NULL',
} as const;

function isRare(field: FieldName): boolean {
  return 'isRare' in FIELD_READERS[field];
}

type FieldColumn = {
  [Name in FieldName]: Readers[Name] extends { readonly ends: readonly [infer Low, infer High] }
    ? SnakeCase<(Low | High) & string>
    : SnakeCase<Name>;
}[FieldName];

/** A column of `listing_row`, without the id of the listing its rows belong to. */
export type RowColumn = FieldColumn | keyof typeof OTHER_COLUMNS;

/** Fields that the index leaves to SQLite come first: a row is read from its beginning. */
const FIELDS = (Object.keys(SEARCHABLE_FIELDS) as FieldName[]).toSorted(
  (one, other) => Number(isRare(other)) - Number(isRare(one)),
);

/** The columns of a field: two of a span, one of anything else. */
export function columnsOf(field: FieldName): readonly FieldColumn[] {
  const reader = FIELD_READERS[field];
  const names: readonly string[] = 'ends' in reader ? reader.ends : [field];
  return names.map((name) => columnOf(name) as FieldColumn);
}

function declarationOf(field: FieldName): string {
  const reader = FIELD_READERS[field];
  const isList = SEARCHABLE_FIELDS[field].kind === 'numbers';
  const isText = isList || ('key' in reader && !('isNumber' in reader));
  return `${isText ? 'TEXT' : 'INTEGER'}${'isRequired' in reader ? ' NOT NULL' : ''}`;
}

/** The SQL of each column. */
export const DECLARATIONS: Readonly<Record<RowColumn, string>> = {
  ...OTHER_COLUMNS,
  ...(Object.fromEntries(
    FIELDS.flatMap((field) => columnsOf(field).map((column) => [column, declarationOf(field)])),
  ) as Record<FieldColumn, string>),
};

/** The columns of `listing_row`, without the id of the listing they belong to. */
export const ROW_COLUMNS = Object.keys(DECLARATIONS) as RowColumn[];
