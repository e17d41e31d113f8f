import { openPostgres, type PostgresDatabase } from '../database.ts';

/** Opens replicas of the database, which need not answer yet; they are read only, so nothing is migrated. */
export async function openReplicas(
  urls: readonly string[],
  onLost: (error: Error) => void,
): Promise<readonly PostgresDatabase[]> {
  const outcomes = await Promise.all(
    urls.map((url) => openPostgres(url, { migrations: [], onLost })),
  );
  return outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
}
