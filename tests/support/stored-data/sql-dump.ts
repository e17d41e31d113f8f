import type { DatabaseSync } from 'node:sqlite';

const SCHEMA = `SELECT type, name, sql FROM sqlite_schema
  WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY type = 'table' DESC, rowid`;

const quotedName = (name: unknown) => `"${String(name).replaceAll('"', '""')}"`;

function insertsOf(db: DatabaseSync, table: string): string[] {
  const columns = db.prepare(`PRAGMA table_info(${table})`).all();
  const values = columns.map(({ name }) => `quote(${quotedName(name)})`).join(` || ', ' || `);
  const rows = db.prepare(`SELECT ${values} AS line FROM ${table}`).all();
  return rows.map(({ line }) => `INSERT INTO ${table} VALUES (${String(line)});`);
}

/** The statements that make a database with the same tables, schema version and rows, except of some tables. */
export function sqlDump(db: DatabaseSync, emptyTables: readonly string[] = []): string {
  const entries = db.prepare(SCHEMA).all();
  const tables = entries.filter(({ type }) => type === 'table');
  const others = entries.filter(({ type }) => type !== 'table');
  const version = db.prepare('PRAGMA user_version').get()?.['user_version'];
  return [
    'PRAGMA foreign_keys = OFF;',
    ...tables.map(({ sql }) => `${String(sql)};`),
    ...tables.flatMap(({ name }) =>
      emptyTables.includes(String(name)) ? [] : insertsOf(db, quotedName(name)),
    ),
    ...others.map(({ sql }) => `${String(sql)};`),
    `PRAGMA user_version = ${String(version)};`,
    '',
  ].join('\n');
}
