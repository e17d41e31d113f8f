import { DEEPEST_TILE_ZOOM } from '#src/lib/geo/web-mercator.ts';
import { MORTON_LEVELS, mortonCode } from '../morton.ts';
import { CODE_FIELDS, type IndexRow, KEY_FIELDS, NUMBER_FIELDS } from '../row-fields.ts';
import { codeAt, numberAt, UNKNOWN } from './columns.ts';
import type { Dictionaries } from './dictionaries.ts';
import type { Partition } from './partitions.ts';

const TILE_SHIFT = DEEPEST_TILE_ZOOM - MORTON_LEVELS;

/** All values of a row in the index, as text: equal for equal rows. */
type RowText = string;

function textOfRow(row: IndexRow): RowText {
  const [id, audience, latE6, lngE6, x, y] = row;
  const code = mortonCode(Number(x) >>> TILE_SHIFT, Number(y) >>> TILE_SHIFT);
  const values = row.slice(KEY_FIELDS.length).map((value) => value ?? null);
  return JSON.stringify([id, audience, latE6, lngE6, code, ...values]);
}

function textAt(partition: Partition, row: number, dictionaries: Dictionaries): RowText {
  const words = CODE_FIELDS.map((field, at) => {
    const code = codeAt(partition.codes[field], row);
    return code === 0 ? null : (dictionaries.all[at]?.words[code - 1] ?? null);
  });
  const numbers = NUMBER_FIELDS.map((field) => {
    const number = numberAt(partition.numbers[field], row);
    return number === UNKNOWN ? null : number;
  });
  const { listingIds, audience, latsE6, lngsE6, mortonCodes } = partition;
  const place = [latsE6[row], lngsE6[row], mortonCodes[row]];
  return JSON.stringify([listingIds[row], audience, ...place, ...words, ...numbers]);
}

/** The rows of some listings in some partitions, by listing id. */
function textsOf(
  partitions: readonly Partition[],
  dictionaries: Dictionaries,
  listingIds: ReadonlySet<number>,
): ReadonlyMap<number, readonly RowText[]> {
  const texts = new Map<number, RowText[]>();
  // These bounds alone rule out most rows: ids that are asked for lie together.
  const [least, most] = [Math.min(...listingIds), Math.max(...listingIds)];
  for (const partition of partitions) {
    for (let row = 0; row < partition.rows; row += 1) {
      const id = partition.listingIds[row] ?? 0;
      if (id < least || id > most || !listingIds.has(id)) continue;
      if (partition.alive?.[row] === 0) continue;
      const rowTexts = texts.get(id) ?? [];
      rowTexts.push(textAt(partition, row, dictionaries));
      texts.set(id, rowTexts);
    }
  }
  return texts;
}

const isSameSet = (one: readonly RowText[], other: readonly RowText[]) =>
  one.length === other.length && one.every((text) => other.includes(text));

/**
 * The listings whose rows in the partitions differ from the given ones; a listing given without rows must
 * have none there.
 */
export function differingListings(
  partitions: readonly Partition[],
  dictionaries: Dictionaries,
  listings: ReadonlyMap<number, readonly IndexRow[]>,
): number[] {
  const texts = textsOf(partitions, dictionaries, new Set(listings.keys()));
  return [...listings]
    .filter(([id, rows]) => !isSameSet(rows.map(textOfRow), texts.get(id) ?? []))
    .map(([id]) => id);
}
