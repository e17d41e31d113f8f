import type { DatabaseSync } from 'node:sqlite';
import { readLabels } from '../sqlite/listings/labels.ts';
import type { LabelOf } from './index-facts.ts';

/** How the values of columns are written, read column by column when first asked for and kept until forgotten. */
export function labelCache(db: DatabaseSync): { labelOf: LabelOf; forget: () => void } {
  const prepare = (sql: string) => db.prepare(sql);
  const labels = new Map<string, ReadonlyMap<string, string>>();
  return {
    labelOf(column, key) {
      const ofColumn = labels.get(column) ?? readLabels(prepare, column);
      labels.set(column, ofColumn);
      return ofColumn.get(key);
    },
    forget: () => labels.clear(),
  };
}
