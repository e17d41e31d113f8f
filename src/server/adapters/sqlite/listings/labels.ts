import type { DatabaseSync } from 'node:sqlite';
import type { ListingDocument } from '#src/contract/listings/listing.ts';
import { FIELD_READERS } from '#src/domain/search/field-readers.ts';
import { asWritten } from '#src/domain/search/readers/field-reader.ts';
import { WORD_FACTS } from '#src/server/listings/repository.ts';
import type { Prepare } from '../statements.ts';
import type { RowValues } from './rows/listing-row.ts';
import { columnOf } from './rows/row-columns.ts';

/**
 * The words that rows keep folded but answers show as boards write them: their columns, and how to read a
 * listing's spelling.
 */
const LABELLED_FIELDS = WORD_FACTS.map((name) => ({
  column: columnOf(name),
  reader: FIELD_READERS[name],
}))
  .filter(({ reader }) => reader.key !== asWritten)
  .map(({ column, reader }) => ({
    column,
    key: reader.key as (word: unknown) => unknown,
    read: reader.read as (listing: ListingDocument) => unknown,
  }));

/** The first spelling of a value in binary order stays, which is the capitalized one. */
const KEEP_LABEL = `
  INSERT INTO listing_label (field, key, text) VALUES (?, ?, ?)
  ON CONFLICT (field, key) DO UPDATE SET text = excluded.text WHERE excluded.text < text`;

/**
 * Spellings of restricted listings are kept apart: they must not change how values of others are written.
 */
const RESTRICTED_PREFIX = 'restricted ';

/** Notes how listings write the values that rows keep folded, each spelling once. */
export function labelRecorder(prepare: Prepare) {
  const fields = LABELLED_FIELDS.map((field) => ({
    ...field,
    publicWords: new Set<unknown>(),
    restrictedWords: new Set<unknown>(),
  }));
  return (listing: ListingDocument, row: RowValues, isRestricted: boolean): void => {
    for (const { column, key, read: readLabels, publicWords, restrictedWords } of fields) {
      if (!row[column]) continue;
      const words = isRestricted ? restrictedWords : publicWords;
      const labels = readLabels(listing);
      // Each word of a list is noted.
      for (const text of Array.isArray(labels) ? labels : [labels]) {
        if (!text || words.has(text)) continue;
        words.add(text);
        const field = isRestricted ? RESTRICTED_PREFIX + column : column;
        prepare(KEEP_LABEL).run(field, String(key(text)), String(text));
      }
    }
  };
}

/** How single values of a column are written. */
type Labels = { readonly get: (key: string) => string | undefined };

/** How a value of a column is written; in a list, each word for itself. */
export function labelOfKey(key: string, labels: Labels): string {
  if (!key.startsWith('|')) return labels.get(key) ?? key;
  const words = key.split('|').map((word) => labels.get(word) ?? word);
  return words.join('|');
}

/** The spellings of the values of a column, by value; those of restricted listings come second. */
export function readLabels(prepare: Prepare, column: string): ReadonlyMap<string, string> {
  const ofField = prepare('SELECT key, text FROM listing_label WHERE field = ?');
  const rows = [RESTRICTED_PREFIX + column, column].flatMap((field) => ofField.all(field));
  return new Map(rows.map((row) => [String(row['key']), String(row['text'])]));
}

/** Reads how one value of a column is written. */
export function labelReader(db: DatabaseSync): (column: string, key: string) => string | undefined {
  const select = db.prepare('SELECT text FROM listing_label WHERE field = ? AND key = ?');
  const textOf = (field: string, key: string) => select.get(field, key)?.['text'];
  return (column, key) => {
    const text = textOf(column, key) ?? textOf(RESTRICTED_PREFIX + column, key);
    return text === undefined ? undefined : String(text);
  };
}
