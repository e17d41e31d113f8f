import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenAsFeed } from '#tests/support/feeds/listen-as-feed.ts';
import { API_KEY, aRepliersListing, repliersServer } from '#tests/support/feeds/repliers-server.ts';
import { startCommand, storedPrices } from '#tests/support/feeds/sync-process.ts';
import { changedAtMinute } from '#tests/support/feeds/sync-repliers.ts';

/** Number of times the program is killed; `SYNC_KILLS=100` for more. */
const KILLS = Number(process.env['SYNC_KILLS'] ?? 4);
const TIMEOUT_MS = 60_000 + KILLS * 10_000;
const LISTINGS = 150;
/** Number of listings that change at one moment: more than a page. */
const CHANGED_AT_ONCE = 105;

const number = (at: number) => `C${10_000 + at}`;

const server = repliersServer(
  Array.from({ length: LISTINGS }, (_, at) =>
    aRepliersListing(number(at), changedAtMinute(Math.floor(at / CHANGED_AT_ONCE))),
  ),
);

/** Changes the prices of some homes, all at one moment after all others. */
function changePrices(round: number): void {
  for (let count = 0; count < CHANGED_AT_ONCE; count += 1) {
    const at = (round * 60 + count) % LISTINGS;
    const listPrice = `${900_000 + round}.00`;
    const repliersUpdatedOn = new Date(Date.UTC(2026, 10, 2, 0, round)).toISOString();
    server.state.listings[at] = aRepliersListing(number(at), {
      listPrice,
      timestamps: { repliersUpdatedOn },
    });
  }
}

let onAnswer: () => void = () => undefined;
let feed: Awaited<ReturnType<typeof listenAsFeed>>;
const folder = mkdtempSync(join(tmpdir(), 'larchway-repliers-'));

beforeAll(async () => {
  feed = await listenAsFeed(server, () => onAnswer());
});
afterAll(() => {
  feed.close();
  rmSync(folder, { recursive: true });
});

const start = (args: readonly string[] = []) =>
  startCommand('sync', {
    args,
    dataDir: folder,
    env: {
      REALTY_PROVIDER: 'repliers',
      REALTY_FEED_URL: feed.url,
      REALTY_FEED_TOKEN: API_KEY,
      REALTY_FEED_BOARDS: '2=2',
    },
  });

test(
  'a check reports how the fields are filled and creates no listing database',
  async () => {
    const { code, output } = await start(['--check', 'repliers']).ended;
    expect([code, output]).toEqual([0, expect.stringMatching(/listPrice +10 of 10 {2}899000/)]);
    expect(output).not.toMatch(/key-0|PRIVATE/);
    expect(existsSync(join(folder, 'listings.sqlite'))).toBe(false);
  },
  TIMEOUT_MS,
);

test(
  'a program that is killed repeatedly loses and duplicates nothing',
  async () => {
    let killed = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { child, ended } = start();
      let answersLeft = 2 + (kill % 7);
      onAnswer = () => {
        answersLeft -= 1;
        // Some milliseconds later a page is being read, mapped or written.
        if (answersLeft === 0) setTimeout(() => child.kill('SIGKILL'), (kill * 7) % 60);
      };
      const { code } = await ended;
      if (code === null) killed += 1;
      changePrices(kill);
    }
    expect(killed).toBeGreaterThan(KILLS / 2);
    onAnswer = () => undefined;
    const { code, output } = await start().ended;
    expect([code, output]).toEqual([0, expect.stringContaining(' 0 rejected.\n0 removed.\n')]);
    const prices = server.state.listings.map(({ mlsNumber, listPrice }) => [
      mlsNumber,
      Number(listPrice),
    ]);
    expect(storedPrices(folder)).toEqual({
      prices,
      counts: { found: LISTINGS, records: LISTINGS },
    });
  },
  TIMEOUT_MS,
);

test(
  'reports a refused key and an unknown feed',
  async () => {
    server.state.keys.clear();
    expect(await start().ended).toMatchObject({
      code: 1,
      output: expect.stringContaining('The feed does not accept REALTY_FEED_TOKEN (401).'),
    });
    server.state.keys.add(API_KEY);
    expect(await start(['ddf']).ended).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is no feed ddf. The configured feeds are: repliers.'),
    });
  },
  TIMEOUT_MS,
);
