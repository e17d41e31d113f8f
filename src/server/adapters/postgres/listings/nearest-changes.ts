import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '#src/lib/clock.ts';
import type { ChangeSource } from '#src/server/feeds/replication/replication-store.ts';
import type { PostgresDatabase } from '../database.ts';
import { changePage } from './change-pages.ts';
import { readClock } from './clock.ts';

/** How long a choice holds, before the replicas are asked again which of them is the nearest. */
const CHOSEN_FOR_MS = 60_000;
/**
 * While no replica answers they are asked sooner, so that the primary is not read for longer than
 * necessary.
 */
const WITHOUT_REPLICA_MS = 10_000;

/** A replica that takes longer than this to answer is not near. */
const ANSWER_WITHIN_MS = 1000;
/** How long a replica may take for each change of a page; a machine that is cut off says nothing at all. */
const CHANGE_WITHIN_MS = 20;

type Databases = {
  readonly primary: PostgresDatabase;
  /** Copies of the primary that PostgreSQL keeps by streaming replication. */
  readonly replicas: readonly PostgresDatabase[];
  readonly clock: Clock;
};

/** The answer; rejects when it does not come in time. */
async function withTimeout<Value>(ms: number, answer: Promise<Value>): Promise<Value> {
  const controller = new AbortController();
  const { signal } = controller;
  const timeout = delay(ms, undefined, { ref: false, signal }).then(() => {
    throw new Error(`There was no response within ${ms} ms.`);
  });
  return Promise.race([answer, timeout]).finally(() => controller.abort());
}

/** The changes of the listings, read from the nearest replica, or from the primary when none answers. */
export function nearestChanges({ primary, replicas, clock }: Databases): ChangeSource {
  let nearest: PostgresDatabase = primary;
  let chosenUntilMs = Number.NEGATIVE_INFINITY;

  /** The replica of this database that answers first. */
  async function choose(mark: string | undefined): Promise<PostgresDatabase> {
    const nowMs = clock.now().getTime();
    if (replicas.length === 0 || nowMs < chosenUntilMs) return nearest;
    const answers = replicas.map(async (replica) => {
      const { mark: replicaMark } = await readClock(replica.query);
      if (mark !== undefined && replicaMark !== mark)
        throw new Error('It is a replica of another database.');
      return replica;
    });
    nearest = await withTimeout(ANSWER_WITHIN_MS, Promise.any(answers)).catch(() => primary);
    chosenUntilMs = nowMs + (nearest === primary ? WITHOUT_REPLICA_MS : CHOSEN_FOR_MS);
    return nearest;
  }

  return {
    async page({ after, limit, fromPrimary = false }) {
      const database = fromPrimary ? primary : await choose(after?.mark);
      if (database === primary) return changePage(primary, after, limit);
      try {
        const limitMs = Math.max(ANSWER_WITHIN_MS, limit * CHANGE_WITHIN_MS);
        return await withTimeout(limitMs, changePage(database, after, limit));
      } catch {
        // Another one is chosen the next time.
        chosenUntilMs = Number.NEGATIVE_INFINITY;
        return changePage(primary, after, limit);
      }
    },
  };
}
