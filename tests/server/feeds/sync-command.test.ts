import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '#tests/support/import-graph.ts';
import { aRecord, listenAsFeed, resoServer } from '#tests/support/feeds/reso-server.ts';

/** How often the program is killed; `SYNC_KILLS=100` for more. */
const KILLS = Number(process.env['SYNC_KILLS'] ?? 4);
const TIMEOUT_MS = 30_000 + KILLS * 10_000;
const RECORDS = 1200;
const RECORDS_A_MOMENT = 150;

const server = resoServer(
  Array.from({ length: RECORDS }, (_, at) =>
    aRecord(String(10_000 + at), {
      ModificationTimestamp: new Date(
        Date.UTC(2026, 10, 1) + Math.floor(at / RECORDS_A_MOMENT) * 60_000,
      ).toISOString(),
    }),
  ),
);
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

/** Runs a command of the server with a feed, as npm does. */
function start(command: string, args: readonly string[] = [], dataDir = folder) {
  const child = spawn(
    process.execPath,
    [join(ROOT, `src/server/commands/${command}.ts`), ...args],
    {
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        REALTY_PROVIDER: 'proptx',
        REALTY_FEED_URL: feed.url,
        REALTY_FEED_TOKEN: 'token-0',
        REALTY_FEED_BOARDS: 'Example Board=2',
      },
    },
  );
  let output = '';
  child.stdout.on('data', (part) => {
    output += part;
  });
  child.stderr.on('data', (part) => {
    output += part;
  });
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
  return { child, ended };
}

const run = (command: string, args?: readonly string[], dataDir?: string) =>
  start(command, args, dataDir).ended;

test(
  'a check tells how the fields are filled and makes no database of listings',
  async () => {
    const { code, output } = await run('sync', ['--check']);
    expect([code, output]).toEqual([0, expect.stringMatching(/listPrice +10 of 10 {2}899000/)]);
    expect(output).not.toMatch(/token-0|PRIVATE/);
    expect(existsSync(join(folder, 'larchway.sqlite'))).toBe(false);
  },
  TIMEOUT_MS,
);

test(
  'beside a feed no demo listing is made',
  async () => {
    expect(await run('import-listings')).toEqual({ code: 0, output: '' });
    expect(await run('demo')).toMatchObject({
      code: 1,
      output: expect.stringContaining('names a feed'),
    });
    expect(existsSync(join(folder, 'larchway.sqlite'))).toBe(false);
  },
  TIMEOUT_MS,
);

test(
  'a load that is killed again and again loses nothing and doubles nothing',
  async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { child, ended } = start('sync');
      let answersLeft = 1 + (kill % 5);
      onAnswer = () => {
        answersLeft -= 1;
        // Some milliseconds later a page is being read, mapped or written.
        if (answersLeft === 0) setTimeout(() => child.kill('SIGKILL'), (kill * 7) % 60);
      };
      expect((await ended).code).toBeNull();
    }
    onAnswer = () => undefined;
    const { code, output } = await run('sync');
    expect([code, output]).toEqual([
      0,
      expect.stringContaining('0 changed, 0 unchanged, 0 rejected.'),
    ]);
    const db = new DatabaseSync(join(folder, 'larchway.sqlite'));
    const counts = db.prepare(
      `SELECT (SELECT count(*) FROM listing) AS listings,
        (SELECT count(*) FROM listing_row) AS found,
        (SELECT count(*) FROM feed_record) AS records`,
    );
    expect(counts.get()).toEqual({ listings: RECORDS, found: RECORDS, records: RECORDS });
    db.close();
  },
  TIMEOUT_MS,
);

test(
  'what a run could not do is said at the terminal, and its exit code tells of it',
  async () => {
    server.state.tokens.clear();
    const { code, output } = await run('sync');
    server.state.tokens.add('token-0');
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('The feed refuses REALTY_FEED_TOKEN (401).'),
    ]);
  },
  TIMEOUT_MS,
);
