import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '#src/lib/clock.ts';
import type { ChangeSource } from '#src/server/feeds/replication/replication-store.ts';
import type { PostgresDatabase } from '../database.ts';
import { changePage } from './change-pages.ts';
import { readClock } from './clock.ts';

/** After this time the replicas are asked again which of them is the nearest. */
const CHOSEN_FOR_MS = 60_000;

/** One that does not answer by then is not near. */
const ANSWER_WITHIN_MS = 1000;

type Databases = {
  readonly primary: PostgresDatabase;
  /** Copies of it that PostgreSQL keeps by streaming replication. */
  readonly replicas: readonly PostgresDatabase[];
  readonly clock: Clock;
};

/** The changes of the listings, read from the nearest replica, or from the primary when none answers. */
export function nearestChanges({ primary, replicas, clock }: Databases): ChangeSource {
  let chosen: PostgresDatabase = primary;
  let chosenUntilMs = Number.NEGATIVE_INFINITY;

  /** The replica of this database that answers first. */
  async function choose(mark: string | undefined): Promise<PostgresDatabase> {
    const nowMs = clock.now().getTime();
    if (replicas.length === 0 || nowMs < chosenUntilMs) return chosen;
    const answers = replicas.map(async (replica) => {
      const { mark: replicaMark } = await readClock(replica.query);
      if (mark !== undefined && replicaMark !== mark) throw new Error('It is of another database.');
      return replica;
    });
    const late = delay(ANSWER_WITHIN_MS, primary, { ref: false });
    chosen = await Promise.race([Promise.any(answers).catch(() => primary), late]);
    chosenUntilMs = nowMs + CHOSEN_FOR_MS;
    return chosen;
  }

  return {
    async page({ after, limit, fromPrimary = false }) {
      const database = fromPrimary ? primary : await choose(after?.mark);
      if (database === primary) return changePage(primary, after, limit);
      try {
        return await changePage(database, after, limit);
      } catch {
        // Another one is chosen the next time.
        chosenUntilMs = Number.NEGATIVE_INFINITY;
        return changePage(primary, after, limit);
      }
    },
  };
}
