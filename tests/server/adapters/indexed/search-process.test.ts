import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { indexedListings } from '#src/server/adapters/indexed/listings.ts';
import { searchProcess } from '#src/server/adapters/search-process/search-process.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import { FACT_NAMES, NUMBER_FACTS, WORD_FACTS } from '#src/server/listings/repository.ts';
import { readLimit } from '#src/server/scheduling/rate-limit.ts';
import { workSchedule } from '#src/server/scheduling/request-work.ts';
import { aFilter } from '#tests/support/listings/filters.ts';
import { aRecord } from '#tests/support/listings/listings.ts';
import { aFolder, openIndexedDatabase } from './index-files.ts';
import { oracleHomes } from '../oracle/homes.ts';

/** A file of homes, read on this thread and by a separate process. */
async function bothWays() {
  const file = join(aFolder(), 'listings.sqlite');
  const db = openIndexedDatabase(file);
  const here = sqliteListings(db);
  await here.put(oracleHomes(200, 9));
  const elsewhere = searchProcess(file);
  onTestFinished(() => elsewhere.close());
  return { db, file, here, elsewhere };
}

const PAGE = { sort: 'soldPricePerSqFtDesc', seed: 0, offset: 0, limit: 20 } as const;
const ANYWHERE = { filter: aFilter({ status: ['A', 'U'] }), viewer: 'anonymous' as const };

test('a search in the other process finds what a search in this one finds', async () => {
  const { here, elsewhere } = await bothWays();
  const search = { ...ANYWHERE, page: PAGE, clusters: { precision: 12, limit: 50 } };
  expect(await elsewhere.search(search)).toEqual(await here.search(search));
});

test('facts from the other process equal those from this one', async () => {
  const { here, elsewhere } = await bothWays();
  const request = { ...ANYWHERE, names: FACT_NAMES };
  const [one, other] = await Promise.all([elsewhere.facts(request), here.facts(request)]);
  expect(one.count).toBe(other.count);
  for (const name of WORD_FACTS) expect(one.words(name)).toEqual(other.words(name));
  for (const name of NUMBER_FACTS) expect(one.numbers(name)).toEqual(other.numbers(name));
});

test('an index searches keywords in the other process and sees later changes', async () => {
  const { db, elsewhere } = await bothWays();
  const listings = indexedListings(db, { slow: elsewhere });
  const count = async () =>
    (await listings.search({ filter: aFilter({ search: 'zeppelin' }), viewer: 'anonymous' })).count;
  expect(await count()).toBe(0);
  const { document, coarse } = aRecord({ mlsNumber: 'ZEP1' });
  const details = { ...document.details, description: 'Under a zeppelin.' };
  await listings.put([{ document: { ...document, details }, coarse }]);
  expect(await count()).toBe(1);
});

test('a failing query is reported and the next one is answered', async () => {
  const { elsewhere } = await bothWays();
  await expect(elsewhere.matchingIds('"', { from: 0, to: 9 })).rejects.toThrow(
    /search process failed/,
  );
  expect((await elsewhere.search(ANYWHERE)).count).toBeGreaterThan(0);
});

test('a query whose client disconnects is ended and the next one is answered', async () => {
  const { elsewhere } = await bothWays();
  const { run } = workSchedule(readLimit(0), 10_000);
  let leave: () => void = () => undefined;
  const left = run({ address: '10.0.0.1', onGone: (abandon) => (leave = abandon) }, () =>
    elsewhere.search(ANYWHERE),
  );
  const next = run({ address: '10.0.0.2', onGone: () => undefined }, () =>
    elsewhere.search(ANYWHERE),
  );
  await new Promise((resolve) => setImmediate(resolve));
  leave();
  await expect(left).rejects.toThrow('the client is gone');
  expect((await next).count).toBeGreaterThan(0);
});

/** The processes started for a file of listings: supervisors, and those that search. */
async function processesOf(file: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid,args']);
  return stdout.split('\n').filter((line) => line.includes(file));
}

test('abandoning a search ends its process, and closing ends all of them', async () => {
  const { file, elsewhere } = await bothWays();
  const searching = async () =>
    (await processesOf(file)).filter((line) => line.includes('process-main'));
  await elsewhere.search(ANYWHERE);
  const [before] = await searching();
  const { run } = workSchedule(readLimit(0), 10_000);
  let leave: () => void = () => undefined;
  const left = run({ address: '10.0.0.1', onGone: (abandon) => (leave = abandon) }, () =>
    elsewhere.facts({ ...ANYWHERE, names: FACT_NAMES }),
  );
  await new Promise((resolve) => setImmediate(resolve));
  leave();
  await expect(left).rejects.toThrow('the client is gone');
  await vi.waitFor(async () =>
    expect(await searching()).toEqual([expect.not.stringMatching(before!)]),
  );
  elsewhere.close();
  await vi.waitFor(async () => expect(await processesOf(file)).toEqual([]));
});

/** Sends a signal to all processes started for a file. */
function signal(lines: readonly string[], name: NodeJS.Signals): void {
  for (const line of lines) process.kill(Number.parseInt(line, 10), name);
}

test('a query whose process is killed fails with 503, and the next one is answered', async () => {
  const { file, elsewhere } = await bothWays();
  await elsewhere.search(ANYWHERE);
  const processes = await processesOf(file);
  signal(processes, 'SIGSTOP');
  const query = elsewhere.search(ANYWHERE);
  await new Promise((resolve) => setImmediate(resolve));
  signal(processes, 'SIGKILL');
  await expect(query).rejects.toMatchObject({
    statusCode: 503,
    message: 'The search process ended.',
  });
  expect((await elsewhere.search(ANYWHERE)).count).toBeGreaterThan(0);
});

test('a query right after its process was killed fails with 503, and the next one is answered', async () => {
  const { file, elsewhere } = await bothWays();
  await elsewhere.search(ANYWHERE);
  signal(await processesOf(file), 'SIGKILL');
  // Without a turn of the event loop, the end of the process is not known here.
  while (execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).includes(file));
  await expect(elsewhere.search(ANYWHERE)).rejects.toMatchObject({
    statusCode: 503,
    message: 'The search process ended.',
  });
  expect((await elsewhere.search(ANYWHERE)).count).toBeGreaterThan(0);
});
