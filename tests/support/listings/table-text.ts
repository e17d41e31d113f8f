import type { DatabaseSync } from 'node:sqlite';

/** Numbers with more bits than JavaScript's, for example the keys of summaries, are rounded. */
const rounded = (_: string, value: unknown) => (typeof value === 'bigint' ? Number(value) : value);

/** All rows of a table as JSON, one after the other. */
export function tableText(db: DatabaseSync, table: string): string {
  const rows = db.prepare(`SELECT * FROM "${table}"`);
  rows.setReadBigInts(true);
  return rows
    .all()
    .map((row) => JSON.stringify(row, rounded))
    .join('');
}
