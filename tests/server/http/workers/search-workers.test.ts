import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { indexedListings } from '#src/server/adapters/indexed/listings.ts';
import { searchProcess } from '#src/server/adapters/search-process/search-process.ts';
import { searchWorkers } from '#src/server/adapters/search-workers/search-workers.ts';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';
import { sqliteAddresses } from '#src/server/adapters/sqlite/listings/address-lookup.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import {
  type WorkerThread,
  type WorkerThreads,
  workerThreads,
} from '#src/server/scheduling/worker-threads.ts';
import type { Viewer } from '#src/server/http/viewer.ts';
import type { CallWorkers, WorkerCall } from '#src/server/http/workers/call-workers.ts';
import { anApp, testConfig } from '#tests/support/app/app.ts';
import { aListing, aRecord, HIDDEN } from '#tests/support/listings/listings.ts';
import { someHomes } from '../../adapters/indexed/indexed-homes.ts';

const DEMO_DATE = '2026-10-15';
const THREADS = 2;
const LISTINGS = '/api/realty/listings';

type Here = Awaited<ReturnType<typeof aServer>>;
let here: Here;

/** Counts the searches that each thread answers. */
function countedThreads(threads: WorkerThreads) {
  const counts = new Map<WorkerThread, number>();
  const part: WorkerThreads['part'] = (open) =>
    threads.part((thread) => {
      const hold = () => {
        counts.set(thread, (counts.get(thread) ?? 0) + 1);
        return thread.hold();
      };
      return open({ ...thread, hold });
    });
  return { counts, threads: { ...threads, part } };
}

/** One database, an app that answers by workers, and one that answers on its own thread. */
async function aServer() {
  const file = join(mkdtempSync(join(tmpdir(), 'workers-')), 'listings.sqlite');
  const open = () => {
    const database = openDatabase(file);
    if (!database.ok) throw new Error(database.error);
    return database.value;
  };
  const db = open();
  await sqliteListings(db).put([
    ...someHomes(900, 3),
    aRecord({ mlsNumber: 'C9000001' }),
    aRecord({ mlsNumber: 'C9000002', permissions: HIDDEN }),
  ]);
  const searches = searchProcess(file);
  let isBroken = false;
  const slow: typeof searches = {
    ...searches,
    async matchingIds(query, span) {
      if (!isBroken) return await searches.matchingIds(query, span);
      isBroken = false;
      throw Object.assign(new Error('The search process ended.'), { statusCode: 503 });
    },
  };
  const program = new URL(import.meta.resolve('#src/server/worker-main.ts'));
  const { counts, threads } = countedThreads(workerThreads(program, THREADS));
  const workers = searchWorkers(
    { file, demoDate: DEMO_DATE, hasPhotoNotes: false, checksReplies: true },
    { threads, slow },
  );
  const outcomes: string[] = [];
  const counted: CallWorkers = {
    async answer(call: WorkerCall) {
      const outcome = await workers.answer(call);
      outcomes.push(outcome.kind);
      return outcome;
    },
  };
  const repository = indexedListings(db, { slow, onSnapshot: workers.share });
  let viewer: Viewer = 'anonymous';
  const identify = () => viewer;
  const addresses = sqliteAddresses(db);
  const config = testConfig({ DEMO_DATE });
  const common = { repository, addresses, identify, config };
  const app = await anApp([], { ...common, callWorkers: counted });
  const plain = await anApp([], common);
  return {
    app,
    plain,
    threads,
    repository,
    outcomes,
    counts,
    breakSlow() {
      isBroken = true;
    },
    as(other: Viewer) {
      viewer = other;
    },
    async close() {
      await app.close();
      await plain.close();
      await threads.close();
      repository.close();
    },
  };
}

beforeAll(async () => {
  here = await aServer();
});
afterEach(() => {
  here.as('anonymous');
  here.outcomes.length = 0;
  here.counts.clear();
});
afterAll(() => here.close());

const OWN_HEADERS = new Set([
  ...['date', 'x-request-id', 'server-timing', 'connection'],
  ...['content-length', 'transfer-encoding'],
]);
const UNPACKERS = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };

/**
 * The comparable parts of two replies to one request: a large one is compressed while it is sent, or
 * before.
 */
function sameOf({ statusCode, headers, rawPayload }: LightMyRequestResponse) {
  const same = Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name));
  const encoding = headers['content-encoding'] as keyof typeof UNPACKERS | undefined;
  const body = encoding ? UNPACKERS[encoding](rawPayload) : rawPayload;
  return { statusCode, headers: Object.fromEntries(same), body: body.toString() };
}

async function bothAnswers(request: InjectOptions) {
  return [sameOf(await here.app.inject(request)), sameOf(await here.plain.inject(request))];
}

const RING = JSON.stringify([
  [
    [-80, 43],
    [-79, 43],
    [-79, 44],
    [-80, 44],
    [-80, 43],
  ],
]);
const MAP = `${LISTINGS}?aggregates=map&clusterPrecision=10&clusterLimit=200&listings=false&map=${encodeURIComponent(RING)}`;
const STATISTICS = `${LISTINGS}?listings=false&status=A,U&statistics=med-soldPrice,grp-mth&aggregates=lastStatus`;

test.each<[string, InjectOptions]>([
  ['a page', { url: `${LISTINGS}?resultsPerPage=20&sortBy=listPriceDesc&minBeds=2` }],
  ['an uncompressed page', { url: `${LISTINGS}?city=Toronto` }],
  ['a page by zstd', { url: `${LISTINGS}?status=U`, headers: { 'accept-encoding': 'zstd' } }],
  ['a page by Brotli', { url: `${LISTINGS}?status=A`, headers: { 'accept-encoding': 'br' } }],
  ['a page by gzip', { url: LISTINGS, headers: { 'accept-encoding': 'gzip, deflate' } }],
  ['clusters of a map', { url: MAP }],
  ['statistics', { url: STATISTICS }],
  ['some fields', { url: `${LISTINGS}?fields=mlsNumber,images[1]&pretty=true` }],
  ['an unknown parameter', { url: `${LISTINGS}?colour=red` }],
  ['an empty page', { url: `${LISTINGS}?minPrice=99000000` }],
  ['a search for a word', { url: `${LISTINGS}?search=Bloor` }],
  ['a search sorted by relevance', { url: `${LISTINGS}?search=Central+Toronto` }],
  ['a search by POST', { method: 'POST', url: LISTINGS, payload: { map: JSON.parse(RING) } }],
  ['a listing', { url: `${LISTINGS}/C9000001` }],
  ['a restricted listing', { url: `${LISTINGS}/C9000002` }],
  ['a listing of a board', { url: `${LISTINGS}/H3`, headers: { 'board-id': '1' } }],
  ['similar homes', { url: `${LISTINGS}/C9000001/similar` }],
  ['an unknown listing', { url: `${LISTINGS}/X404` }],
  ['an invalid board number', { url: `${LISTINGS}/H3`, headers: { 'board-id': 'x' } }],
  ['a page beyond the limit', { url: `${LISTINGS}?pageNum=100000&resultsPerPage=100` }],
])('a worker answers %s as the server does', async (_, request) => {
  const [answer, expected] = await bothAnswers(request);
  expect(answer).toEqual(expected);
  expect(here.outcomes).toHaveLength(1);
  expect(here.outcomes[0]).toMatch(/^(answered|refused)$/);
});

test('a signed-in viewer sees restricted homes in full, others do not', async () => {
  here.as('verified');
  const [answer, expected] = await bothAnswers({ url: `${LISTINGS}/C9000002` });
  expect(answer).toEqual(expected);
  here.as('anonymous');
  const [hidden] = await bothAnswers({ url: `${LISTINGS}/C9000002` });
  expect(hidden?.body).not.toBe(answer?.body);
});

test('requests of a trusted server stay on this thread', async () => {
  here.as('trusted');
  const [answer, expected] = await bothAnswers({ url: `${LISTINGS}?resultsPerPage=5` });
  expect(answer).toEqual(expected);
  expect(here.outcomes).toEqual([]);
});

test('the next answer of every worker includes what was just written', async () => {
  const url = (price: number) => `${LISTINGS}?minPrice=${price}&maxPrice=${price}`;
  for (const price of [7_777_001, 7_777_002, 7_777_003, 7_777_004]) {
    await here.repository.put([aRecord({ mlsNumber: 'C9000001', listPrice: String(price) })]);
    const answers = await Promise.all([here.app.inject(url(price)), here.app.inject(url(price))]);
    for (const answer of answers) expect(answer.json().count).toBe(1);
  }
  expect(here.outcomes).toContain('answered');
});

test('workers share concurrent searches evenly and give the answers of the server', async () => {
  const requests = Array.from({ length: 60 }, (_, at) => ({
    url: `${LISTINGS}?minPrice=${300_000 + at}`,
  }));
  const answers = await Promise.all(requests.map((request) => here.app.inject(request)));
  const counts = [...here.counts.values()];
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(requests.length);
  expect(counts).toHaveLength(THREADS);
  expect(Math.min(...counts)).toBeGreaterThan(requests.length / THREADS / 2);
  for (const [at, request] of requests.entries()) {
    expect(answers[at]?.json()).toEqual((await here.plain.inject(request)).json());
  }
});

test('a request for many unknown fields gets the same answer as from the server', async () => {
  const fields = Array.from({ length: 40 }, (_, at) => `field${at}`).join();
  const [answer, expected] = await bothAnswers({
    url: `${LISTINGS}?resultsPerPage=100&fields=${fields}`,
  });
  expect(answer).toEqual(expected);
});

test('a worker refuses an answer of more than two megabytes as the server does', async () => {
  const { address, details } = aListing();
  const longHomes = Array.from({ length: 120 }, (_, at) =>
    aRecord({
      mlsNumber: `LONG${at}`,
      address: { ...address, city: 'Longtown' },
      details: { ...details, description: 'A long story. '.repeat(1500) },
    }),
  );
  await here.repository.put(longHomes);
  const url = `${LISTINGS}?city=Longtown&resultsPerPage=120`;
  const [answer, expected] = await bothAnswers({ url });
  expect(answer).toEqual(expected);
  expect(answer).toMatchObject({
    statusCode: 400,
    headers: { 'cache-control': 'no-store' },
    body: expect.stringContaining('asks for more than 2 MB at once'),
  });
  expect(here.outcomes).toEqual(['refused']);
});

test('restarts a worker that has ended', async () => {
  await here.threads.close();
  const [answer, expected] = await bothAnswers({ url: `${LISTINGS}?resultsPerPage=3` });
  expect(answer).toEqual(expected);
  expect(here.outcomes).toEqual(['answered']);
});

test('aborts a call whose client has gone, and the worker answers others', async () => {
  const gone = new AbortController();
  const request = {
    remoteAddress: '192.0.2.7',
    url: `${LISTINGS}?resultsPerPage=100`,
    signal: gone.signal,
  };
  const answering = here.app.inject(request);
  gone.abort();
  await expect(answering).rejects.toThrow('abort');
  expect((await here.app.inject({ url: `${LISTINGS}?resultsPerPage=4` })).statusCode).toBe(200);
});

test('a keyword search that fails is answered 503 with Retry-After', async () => {
  here.breakSlow();
  const answer = await here.app.inject({ url: `${LISTINGS}?search=Yonge` });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBeDefined();
  expect(here.outcomes).toEqual(['failed']);
  expect((await here.app.inject({ url: `${LISTINGS}?search=Yonge` })).statusCode).toBe(200);
});
