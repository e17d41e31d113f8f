import type { DatabaseSync } from 'node:sqlite';
import { readLabels } from '../sqlite/listings/labels.ts';
import type { LabelOf } from './index-facts.ts';

/** How the values of columns are written, read when first asked for and kept until forgotten. */
export function labelCache(db: DatabaseSync): { labelOf: LabelOf; forget: () => void } {
  const prepare = (sql: string) => db.prepare(sql);
  let labels: ReturnType<typeof readLabels> | undefined;
  return {
    labelOf(column, key) {
      labels ??= readLabels(prepare);
      return labels.get(column)?.get(key);
    },
    forget() {
      labels = undefined;
    },
  };
}
