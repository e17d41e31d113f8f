import type { DatabaseSync } from 'node:sqlite';
import type { FieldValue } from '#src/domain/search/readers/field-reader.ts';
import { labelReader, readLabels, labelOfKey } from '../sqlite/listings/labels.ts';

/** More labels than this are read faster all at once than one by one. */
const MAX_SINGLE_READS = 2000;

/** How boards write the values that rows keep folded. */
export type LabelCache = {
  /** All values of a column as boards write them, after an empty one. */
  readonly all: (column: string, words: readonly FieldValue[]) => readonly string[];
  /** Some of the values of a column that has many. */
  readonly some: (column: string, words: readonly FieldValue[]) => readonly string[];
  /** Forgets the labels, as they may have changed. */
  readonly forget: () => void;
};

/** Reads the labels of a column at the first question for them, and caches them until `forget`. */
export function labelCache(db: DatabaseSync): LabelCache {
  const prepare = (sql: string) => db.prepare(sql);
  const labelOf = labelReader(db);
  const labels = new Map<string, ReadonlyMap<string, string>>();
  const writtenWords = new Map<string, string[]>();

  function labelsOf(column: string): ReadonlyMap<string, string> {
    const ofColumn = labels.get(column) ?? readLabels(prepare, column);
    labels.set(column, ofColumn);
    return ofColumn;
  }

  return {
    all(column, words) {
      const columnLabels = writtenWords.get(column) ?? [''];
      writtenWords.set(column, columnLabels);
      for (let at = columnLabels.length - 1; at < words.length; at += 1) {
        columnLabels.push(labelOfKey(String(words[at]), labelsOf(column)));
      }
      return columnLabels;
    },
    some(column, words) {
      const isSingle = words.length <= MAX_SINGLE_READS && !labels.has(column);
      const source = isSingle ? { get: (key: string) => labelOf(column, key) } : labelsOf(column);
      return words.map((word) => labelOfKey(String(word), source));
    },
    forget() {
      labels.clear();
      writtenWords.clear();
    },
  };
}
