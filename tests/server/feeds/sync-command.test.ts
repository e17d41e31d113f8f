import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenAsFeed } from '#tests/support/feeds/listen-as-feed.ts';
import { aRecord, resoServer } from '#tests/support/feeds/reso-server.ts';
import { startCommand, storedPrices } from '#tests/support/feeds/sync-process.ts';

/** Number of times the program is killed; `SYNC_KILLS=100` for more. */
const KILLS = Number(process.env['SYNC_KILLS'] ?? 4);
const TIMEOUT_MS = 30_000 + KILLS * 10_000;
const RECORDS = 1200;
/** Number of records that change at one moment: several pages, and a part of one. */
const CHANGED_AT_ONCE = 350;

const momentOf = (round: number) => new Date(Date.UTC(2026, 10, 1, 0, round)).toISOString();

const server = resoServer(
  Array.from({ length: RECORDS }, (_, at) =>
    aRecord(String(10_000 + at), {
      ModificationTimestamp: momentOf(Math.floor(at / CHANGED_AT_ONCE)),
    }),
  ),
);

/** Changes the prices of some homes, all at one moment after all others. */
function changePrices(round: number): void {
  for (let count = 0; count < CHANGED_AT_ONCE; count += 1) {
    const at = (round * 500 + count) % RECORDS;
    server.state.records[at] = aRecord(String(10_000 + at), {
      ModificationTimestamp: momentOf(10 + round),
      ListPrice: 900_000 + round,
    });
  }
}

server.state.listPageSize = 500;

let onAnswer: () => void = () => undefined;
let feed: Awaited<ReturnType<typeof listenAsFeed>>;
const folder = mkdtempSync(join(tmpdir(), 'larchway-sync-'));

beforeAll(async () => {
  feed = await listenAsFeed(server, () => onAnswer());
  server.state.nextOrigin = feed.url;
});
afterAll(() => {
  feed.close();
  rmSync(folder, { recursive: true });
});

const start = (command: string, args: readonly string[] = [], dataDir = folder) =>
  startCommand(command, {
    args,
    dataDir,
    env: {
      REALTY_PROVIDER: 'proptx',
      REALTY_FEED_URL: feed.url,
      REALTY_FEED_TOKEN: 'token-0',
      REALTY_FEED_BOARDS: 'Example Board=2',
    },
  });

const run = (command: string, args?: readonly string[], dataDir?: string) =>
  start(command, args, dataDir).ended;

test(
  'a check reports how the fields are filled and creates no listing database',
  async () => {
    const { code, output } = await run('sync', ['--check']);
    expect([code, output]).toEqual([0, expect.stringMatching(/listPrice +10 of 10 {2}899000/)]);
    expect(output).not.toMatch(/token-0|PRIVATE/);
    expect(existsSync(join(folder, 'listings.sqlite'))).toBe(false);
  },
  TIMEOUT_MS,
);

test(
  'creates no demo listings beside a feed',
  async () => {
    expect(await run('import-listings')).toEqual({ code: 0, output: '' });
    expect(await run('demo')).toMatchObject({
      code: 1,
      output: expect.stringContaining('names a feed'),
    });
    expect(existsSync(join(folder, 'listings.sqlite'))).toBe(false);
  },
  TIMEOUT_MS,
);

test(
  'a program that is killed repeatedly loses and duplicates nothing',
  async () => {
    let killed = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { child, ended } = start('sync');
      let answersLeft = 1 + (kill % 4);
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
    const { code, output } = await run('sync');
    expect([code, output]).toEqual([0, expect.stringContaining(' 0 rejected.\n0 removed.\n')]);

    const given = server.state.records.map(({ ListingId, ListPrice }) => [
      ListingId,
      Number(ListPrice),
    ]);
    expect(storedPrices(folder)).toEqual({
      prices: given,
      counts: { found: RECORDS, records: RECORDS },
    });
  },
  TIMEOUT_MS,
);

test(
  'prints what a run could not do and exits with an error code',
  async () => {
    server.state.tokens.clear();
    const { code, output } = await run('sync');
    server.state.tokens.add('token-0');
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('The feed does not accept REALTY_FEED_TOKEN (401).'),
    ]);
  },
  TIMEOUT_MS,
);
