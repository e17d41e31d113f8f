import { TEXT_COLUMNS } from './listing-text.ts';
import type { Prepare } from '../../statements.ts';
import type { KeyedPlace } from '../place-key.ts';
import { textKey } from './text-key.ts';

const INSERT = `
  INSERT INTO listing_text (rowid, ${TEXT_COLUMNS.join(', ')})
  VALUES (?, ${TEXT_COLUMNS.map(() => '?').join(', ')})`;

/** Texts of some megabytes. */
const MAX_WAITING = 5000;

const inOrder = (keys: Iterable<number>) => [...keys].toSorted((a, b) => a - b);

// FTS5 finds a rowid only by an integer, and numbers are bound as floating point.
const rowid = BigInt;

export type TextRows = {
  readonly put: (id: number, place: KeyedPlace, texts: readonly string[]) => void;
  readonly remove: (id: number, place: KeyedPlace) => void;
  /** Writes the waiting texts; called before the transaction ends. */
  readonly flush: () => void;
};

/**
 * Writes the words of listings many at a time in the order of their keys: FTS5 begins a piece of its
 * index anew with each key that is below the one before.
 */
export function textRows(prepare: Prepare): TextRows {
  const removedIds = new Set<number>();
  const waiting = new Map<number, readonly string[]>();

  function flush(): void {
    for (const key of inOrder(removedIds)) {
      prepare('DELETE FROM listing_text WHERE rowid = ?').run(rowid(key));
    }
    for (const key of inOrder(waiting.keys())) {
      prepare(INSERT).run(rowid(key), ...(waiting.get(key) ?? []));
    }
    removedIds.clear();
    waiting.clear();
  }

  return {
    put(id, place, texts) {
      waiting.set(textKey(id, place), texts);
      if (waiting.size >= MAX_WAITING) flush();
    },
    remove(id, place) {
      const key = textKey(id, place);
      removedIds.add(key);
      waiting.delete(key);
    },
    flush,
  };
}
