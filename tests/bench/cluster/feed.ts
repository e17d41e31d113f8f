import { setTimeout as delay } from 'node:timers/promises';
import { systemClock } from '#src/lib/clock.ts';
import { openSyncStores } from '#src/server/adapters/sync-stores.ts';
import { readConfig } from '#src/server/config.ts';
import { repliersClient } from '#src/server/feeds/repliers/repliers-client.ts';
import { readRecords } from '#src/server/feeds/sync/read-records.ts';
import { subscribe } from '#src/server/feeds/webhooks/subscriptions.ts';
import { listenAsFeed } from '#tests/support/feeds/listen-as-feed.ts';
import { API_KEY, aRepliersListing, repliersServer } from '#tests/support/feeds/repliers-server.ts';
import { repliersFeedOf } from '#tests/support/feeds/sync-repliers.ts';
import { askTwice } from './requests.ts';
import type { RequestTally } from './tally.ts';

const CHANGE_EVERY_MS = 200;
const READ_AGAIN_MS = 500;
const BEGIN_MS = Date.UTC(2026, 10, 1);
const MINUTE_MS = 60_000;
/** The address that the provider calls from. */
const PROVIDER = '127.40.0.1';

const numberAt = (at: number) => `C${100_000 + at}`;

/** A home somewhere in Toronto. */
function listingAt(at: number, listPrice: number, changedAtMs: number) {
  const changedAt = new Date(changedAtMs).toISOString();
  return aRepliersListing(numberAt(at), {
    listPrice: `${listPrice}.00`,
    address: { streetNumber: String(1 + (at % 900)), streetName: `Alder ${Math.floor(at / 900)}` },
    map: {
      latitude: 43.6 + (at % 211) * 0.001,
      longitude: -79.55 + (at % 307) * 0.001,
      point: null,
    },
    timestamps: { listingUpdated: changedAt, repliersUpdatedOn: changedAt },
  });
}

/** A change that the provider has made and reported. */
export type PushedChange = { readonly mlsNumber: string; readonly price: number };

/** Repliers on this machine, with some homes. */
export async function startFeed(homeCount: number) {
  const price = (at: number) => 500_000 + at;
  const server = repliersServer(
    Array.from({ length: homeCount }, (_, at) =>
      listingAt(at, price(at), BEGIN_MS + at * MINUTE_MS),
    ),
  );
  const address = await listenAsFeed(server);
  const settings = {
    REALTY_PROVIDER: 'repliers',
    REALTY_FEED_URL: address.url,
    REALTY_FEED_TOKEN: API_KEY,
    REALTY_FEED_BOARDS: '2=2',
  };
  const pathOf = (url: string) => new URL(url).pathname;

  /**
   * Subscribes the site behind `origin` to changes, and reads the feed as `npm run sync` does elsewhere.
   */
  async function connect(origin: string, env: Readonly<Record<string, string>>) {
    const config = readConfig({ ...env, ...settings });
    if (!config.ok) throw new Error(config.error.join('\n'));
    const stores = await openSyncStores(config.value);
    if (!stores.ok) throw new Error(stores.error);
    const { feeds, webhooks, close } = stores.value;
    server.state.confirm = async (url, secret) => {
      const headers = { 'x-hook-secret': secret };
      const sent = { path: pathOf(url), from: PROVIDER, body: {}, headers };
      return (await askTwice(origin, sent)).answer ? secret : null;
    };
    const feed = { url: address.url, apiKey: API_KEY, settingPrefix: 'REALTY_FEED' };
    const outcome = await subscribe({
      ...{ feedId: 'repliers', client: repliersClient({ settings: feed }) },
      ...{ webhooks, siteOrigin: origin, clock: systemClock },
    });
    if (!outcome.ok) throw new Error(outcome.error);

    /** Reads a home into PostgreSQL, and tries again while that is down. */
    async function read({ mlsNumber }: PushedChange): Promise<void> {
      const changes = [{ key: `2:${mlsNumber}`, isDeleted: false }];
      const read = repliersFeedOf(server);
      for (;;) {
        const problems = await readRecords(read, feeds, { clock: systemClock, changes }).then(
          (report) => report.problems,
          (error: Error) => [error.message],
        );
        if (problems.length === 0) return;
        await delay(READ_AGAIN_MS);
      }
    }

    /** Reports a home by a webhook, through nginx. */
    function tell({ mlsNumber }: PushedChange, tally: RequestTally): Promise<unknown> {
      const at = server.state.webhooks.findIndex(({ event }) => event === 'listing.updated');
      const event = {
        path: pathOf(server.state.webhooks[at]?.target_url ?? ''),
        from: PROVIDER,
        headers: { 'x-hook-secret': `secret-${at}` },
        body: { data: { mlsNumber, boardId: 2 } },
      };
      return tally.count('events', () => askTwice(origin, event));
    }

    return { read, tell, close };
  }

  /**
   * Changes one home after the other until it is ended. Every second change is reported; the others are
   * read at once.
   */
  function pushChanges(
    { read, tell }: Awaited<ReturnType<typeof connect>>,
    tally: RequestTally,
    onPush: (change: PushedChange) => void,
  ) {
    let isOver = false;

    async function push(): Promise<void> {
      const pushed: Promise<unknown>[] = [];
      for (let turn = 0; !isOver && turn < homeCount; turn += 1) {
        const change = { mlsNumber: numberAt(turn), price: 100_000 + turn };
        server.state.listings[turn] = listingAt(turn, change.price, Date.now());
        onPush(change);
        pushed.push(turn % 2 === 0 ? tell(change, tally) : read(change));
        await delay(CHANGE_EVERY_MS);
      }
      await Promise.all(pushed);
    }

    const pushing = push();
    return {
      async end() {
        isOver = true;
        await pushing;
      },
    };
  }

  return { settings, connect, pushChanges, close: () => void address.close() };
}
