import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { PushedChange } from './feed.ts';

const EVERY_MS = 40;
const ANSWER_WITHIN_MS = 2000;
const ASKED_AT_ONCE = 20;
const SEARCH = `/api/realty/listings?resultsPerPage=${ASKED_AT_ONCE}&fields=mlsNumber,listPrice`;

/**
 * The time at which a server first answered with a change, and the time since which it answered at all, ms.
 */
type Sighting = { readonly mlsNumber: string; readonly seenMs: number; readonly upSinceMs: number };

type Price = { readonly mlsNumber: string; readonly listPrice: unknown };

/** Asks one server repeatedly which changes it shows. */
export function watchServer(origin: string) {
  let isOver = false;
  let upSinceMs: number | undefined;
  const pending = new Map<string, number>();
  const sightings: Sighting[] = [];

  async function pricesOf(numbers: readonly string[]): Promise<readonly Price[]> {
    const url = origin + SEARCH + numbers.map((each) => `&mlsNumber=${each}`).join('');
    const reply = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    if (reply.status !== 200) throw new Error(`${url} is answered ${reply.status}.`);
    return ((await reply.json()) as { listings: Price[] }).listings;
  }

  async function look(numbers: readonly string[]): Promise<void> {
    const prices = await pricesOf(numbers);
    const nowMs = Date.now();
    upSinceMs ??= nowMs;
    for (const { mlsNumber, listPrice } of prices) {
      if (pending.get(mlsNumber) !== Number(listPrice)) continue;
      pending.delete(mlsNumber);
      sightings.push({ mlsNumber, seenMs: nowMs, upSinceMs });
    }
  }

  async function lookAtAll(): Promise<void> {
    const numbers = [...pending.keys()];
    for (let at = 0; at < numbers.length; at += ASKED_AT_ONCE) {
      await look(numbers.slice(at, at + ASKED_AT_ONCE));
    }
  }

  async function watch(): Promise<void> {
    while (!isOver) {
      await lookAtAll().catch((error: Error) => {
        // A killed server has to show all changes from its first answer on; a slow one must show them at
        // once.
        if (error.message === 'fetch failed') upSinceMs = undefined;
      });
      await delay(EVERY_MS);
    }
  }

  const watching = watch();
  return {
    expect: ({ mlsNumber, price }: PushedChange) => void pending.set(mlsNumber, price),
    pending: () => [...pending.keys()],
    /** Ends the watch; returns its sightings. */
    async end(): Promise<readonly Sighting[]> {
      isOver = true;
      await watching;
      return sightings;
    },
  };
}

/**
 * The time of the commit of each listing's latest change, ms, by listing key. Needs
 * `track_commit_timestamp`.
 */
export async function commitTimes(url: string): Promise<ReadonlyMap<string, number>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ listing_key: string; at: string }>(
    `SELECT listing_key, extract(epoch FROM pg_xact_commit_timestamp(xmin)) * 1000 AS at
     FROM listing_change`,
  );
  await client.end();
  return new Map(rows.map((row) => [row.listing_key, Number(row.at)]));
}
