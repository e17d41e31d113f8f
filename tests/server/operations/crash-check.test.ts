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
    check.recordCleanClose();
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

test('does not check a database that was closed properly', async () => {
  const next = start(await endedFile());
  await next.check.run();
  expect([next.sentences, next.warnings, next.check.damage()]).toEqual([[], [], undefined]);
  next.close();
});

test('does not check a database created at this start and marks it on closing', async () => {
  const file = aPath();
  const first = start(file);
  await first.check.run();
  expect([first.sentences, first.check.damage()]).toEqual([[], undefined]);
  first.close();
  expect(existsSync(`${file}.closed`)).toBe(true);
});

test('does not check a database imported before the first start', async () => {
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

test('checks a database that was left open once and logs it', async () => {
  const file = await endedFile();
  const killed = start(file);
  await killed.check.run();
  // A kill leaves no note of closing.
  const next = start(file);
  await next.check.run();
  expect(next.warnings).toEqual([
    expect.stringMatching(/was not closed properly, .* is checked now/),
  ]);
  expect(next.sentences).toEqual([expect.stringMatching(/is intact \(checked in \d+\.\d s\)/)]);
  killed.repository.close();
  next.close();
  const last = start(file);
  await last.check.run();
  expect([last.sentences, last.warnings]).toEqual([[], []]);
  last.close();
});

test('a check that did not finish is repeated at the next start', async () => {
  const file = await endedFile();
  // The file is in the state after a kill.
  start(file).repository.close();
  start(file).close();
  const next = start(file);
  await next.check.run();
  expect([next.sentences.length, next.warnings.length]).toEqual([1, 1]);
  next.close();
});

test('checks a database changed while no server ran and keeps reporting its damage', async () => {
  const file = await endedFile();
  damage(file);
  const next = start(file);
  await next.check.run();
  expect(next.check.damage()).toMatch(/\w/);
  expect(next.warnings).toEqual([
    expect.stringMatching(/is checked now/),
    expect.stringMatching(/is damaged: .*restore a copy/s),
  ]);
  next.close();
  expect(existsSync(`${file}.closed`)).toBe(false);
  const again = start(file);
  await again.check.run();
  expect(again.warnings).toHaveLength(2);
  again.close();
});

test('checks a database that was replaced with a copy', async () => {
  const [file, other] = [await endedFile(), await endedFile()];
  copyFileSync(other, file);
  const next = start(file);
  await next.check.run();
  expect([next.sentences.length, next.warnings.length]).toEqual([1, 1]);
  next.close();
});

test('does not check a database that others were reading when it was closed', async () => {
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

test('checks a database with a leftover log beside it', async () => {
  const file = await endedFile();
  copyFileSync(file, `${file}-wal`);
  const { run } = crashCheck(file, {
    inform: () => undefined,
    warn: (sentence) => told.push(sentence),
    remedy: 'Restore it',
  });
  const told: string[] = [];
  await run();
  expect(told[0]).toMatch(/was not closed properly/);
});

test('closing continues with a warning if the marker cannot be written', async () => {
  const file = await endedFile();
  const next = start(file);
  mkdirSync(`${file}.closed`);
  next.close();
  expect(next.warnings).toEqual([expect.stringMatching(/checked at the next start/)]);
});
