import type { PostgresDatabase } from './database.ts';

/** The tables of one module, as steps in their order; a step that has been released never changes. */
export type Migration = { readonly module: string; readonly steps: readonly string[] };

/** Held while tables are changed, so that servers that start together do not change them twice. */
const MIGRATION_LOCK = 7_170_316;

/**
 * Brings the tables of a module up to date, all or nothing.
 *
 * @throws when they are newer than this program, or the database refuses
 */
export function migrate(
  database: Pick<PostgresDatabase, 'transaction'>,
  { module, steps }: Migration,
): Promise<void> {
  return database.transaction(async (query) => {
    await query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await query(
      'CREATE TABLE IF NOT EXISTS site_schema (module TEXT PRIMARY KEY, version INTEGER NOT NULL)',
    );
    const { rows } = await query('SELECT version FROM site_schema WHERE module = $1', [module]);
    const version = Number(rows[0]?.['version'] ?? 0);
    if (version > steps.length) {
      throw new Error(`the tables of its ${module} were created by a newer version of the site`);
    }
    for (const step of steps.slice(version)) await query(step);
    await query(
      `INSERT INTO site_schema (module, version) VALUES ($1, $2)
       ON CONFLICT (module) DO UPDATE SET version = excluded.version`,
      [module, steps.length],
    );
  });
}
