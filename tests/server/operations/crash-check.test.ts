import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import {
  prepareBulkLoad,
  replaceDatabase,
  unfinishedFile,
} from '#src/server/adapters/sqlite/bulk-load.ts';
import { crashCheck } from '#src/server/adapters/sqlite/crash-check.ts';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import { aRecord } from '#tests/support/listings/listings.ts';

const aPath = () => join(mkdtempSync(join(tmpdir(), 'larchway-crash-')), 'listings.sqlite');

/** A server's use of a database since its start, with everything it reports. */
function start(file: string) {
  const sentences: string[] = [];
  const warnings: string[] = [];
  const check = crashCheck(file, {
    inform: (sentence) => sentences.push(sentence),
    warn: (sentence) => warnings.push(sentence),
    remedy: 'Stop the server and restore a copy of it',
  });
  const database = openDatabase(file);
  if (!database.ok) throw new Error(database.error);
  const repository = sqliteListings(database.value);
  const close = () => {
    repository.close();
    check.noteClosed();
  };
  return { check, repository, sentences, warnings, close };
}

async function endedFile(): Promise<string> {
  const file = aPath();
  const first = start(file);
  await first.repository.put(
    Array.from({ length: 50 }, (_, at) => aRecord({ mlsNumber: `C${at}` })),
  );
  first.close();
  return file;
}

/** Writes nonsense over the last pages. */
function damage(file: string): void {
  const { size } = statSync(file);
  writeSync(openSync(file, 'r+'), Buffer.alloc(16_384, 7), 0, 16_384, size - 16_384);
}

test('a database that was closed is not read at the next start', async () => {
  const next = start(await endedFile());
  await next.check.run();
  expect([next.sentences, next.warnings, next.check.damage()]).toEqual([[], [], undefined]);
  next.close();
});

test('a database that is made at this start is not read, and is noted when it is closed', async () => {
  const file = aPath();
  const first = start(file);
  await first.check.run();
  expect([first.sentences, first.check.damage()]).toEqual([[], undefined]);
  first.close();
  expect(existsSync(`${file}.closed`)).toBe(true);
});

test('a database that was imported before the first start is not read', async () => {
  const file = aPath();
  const database = openDatabase(unfinishedFile(file));
  if (!database.ok) throw new Error(database.error);
  prepareBulkLoad(database.value)();
  database.value.close();
  replaceDatabase(unfinishedFile(file), file);
  const first = start(file);
  await first.check.run();
  expect([first.sentences, first.warnings]).toEqual([[], []]);
  first.close();
});

test('one that was left open is read, once, and it is told of', async () => {
  const file = await endedFile();
  const killed = start(file);
  await killed.check.run();
  // A kill leaves no note of closing.
  const next = start(file);
  await next.check.run();
  expect(next.sentences).toEqual([
    expect.stringMatching(/is not as a server last closed it: checking/),
    expect.stringMatching(/is whole \(checked in \d+\.\d s\)/),
  ]);
  killed.repository.close();
  next.close();
  const last = start(file);
  await last.check.run();
  expect(last.sentences).toEqual([]);
  last.close();
});

test('one that ended before it was checked is read at the next start', async () => {
  const file = await endedFile();
  // The file is in the state after a kill.
  start(file).repository.close();
  start(file).close();
  const next = start(file);
  await next.check.run();
  expect(next.sentences).toHaveLength(2);
  next.close();
});

test('one that was changed while no server ran is read, and its damage stays known', async () => {
  const file = await endedFile();
  damage(file);
  const next = start(file);
  await next.check.run();
  expect(next.check.damage()).toMatch(/\w/);
  expect(next.warnings).toEqual([expect.stringMatching(/is damaged: .*restore a copy/s)]);
  next.close();
  expect(existsSync(`${file}.closed`)).toBe(false);
  const again = start(file);
  await again.check.run();
  expect(again.warnings).toHaveLength(1);
  again.close();
});

test('a copy that was put in its place is read', async () => {
  const [file, other] = [await endedFile(), await endedFile()];
  copyFileSync(other, file);
  const next = start(file);
  await next.check.run();
  expect(next.sentences).toHaveLength(2);
  next.close();
});

test('a database that others were reading when it was closed is not read', async () => {
  const file = aPath();
  const server = start(file);
  await server.repository.put([aRecord({ mlsNumber: 'C1' })]);
  await server.check.run();
  const reader = new DatabaseSync(file, { readOnly: true });
  reader.prepare('SELECT count(*) FROM listing').get();
  server.close();
  expect(existsSync(`${file}-wal`)).toBe(true);
  reader.close();
  const next = start(file);
  await next.check.run();
  expect(next.sentences).toEqual([]);
  next.close();
});

test('a database that has a log beside it is read, as its end was none', async () => {
  const file = await endedFile();
  copyFileSync(file, `${file}-wal`);
  const { run } = crashCheck(file, {
    inform: (sentence) => told.push(sentence),
    warn: () => undefined,
    remedy: 'Restore it',
  });
  const told: string[] = [];
  await run();
  expect(told[0]).toMatch(/is not as a server last closed it/);
});

test('where no note can be written the end goes on, and it is told of', async () => {
  const file = await endedFile();
  const next = start(file);
  mkdirSync(`${file}.closed`);
  next.close();
  expect(next.warnings).toEqual([expect.stringMatching(/checked next time/)]);
});
