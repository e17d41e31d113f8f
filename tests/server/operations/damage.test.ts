import { mkdtempSync, openSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFileDamage } from '#src/server/adapters/sqlite/check-process.ts';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import { aRecord } from '#tests/support/listings/listings.ts';

async function aFile(): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'larchway-damage-')), 'listings.sqlite');
  const database = openDatabase(file);
  if (!database.ok) throw new Error(database.error);
  const repository = sqliteListings(database.value);
  await repository.put(Array.from({ length: 50 }, (_, at) => aRecord({ mlsNumber: `C${at}` })));
  repository.close();
  return file;
}

/** Writes nonsense over the last pages. */
function damage(file: string): void {
  const { size } = statSync(file);
  writeSync(openSync(file, 'r+'), Buffer.alloc(16_384, 7), 0, 16_384, size - 16_384);
}

test('finds no damage in an intact database while it is open', async () => {
  const file = await aFile();
  const database = openDatabase(file);
  expect(await findFileDamage(file)).toBeUndefined();
  if (database.ok) database.value.close();
});

test('finds a damaged page after the start, which does not read all pages', async () => {
  const file = await aFile();
  damage(file);
  const database = openDatabase(file);
  expect(database.ok).toBe(true);
  if (database.ok) database.value.close();
  expect(await findFileDamage(file)).toMatch(/\w/);
});

test('does not migrate a damaged file', async () => {
  const file = await aFile();
  const database = openDatabase(file);
  if (!database.ok) throw new Error(database.error);
  database.value.exec('PRAGMA user_version = 3');
  database.value.close();
  damage(file);
  expect(openDatabase(file)).toMatchObject({ ok: false, error: /cannot be used/ });
});

test('reports a missing file as damaged', async () => {
  expect(await findFileDamage(join(tmpdir(), 'larchway-no-such-file'))).toMatch(/\w/);
});
