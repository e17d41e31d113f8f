import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { openSqliteFile } from '#src/server/adapters/sqlite/sqlite-file.ts';

const STEPS = ['CREATE TABLE one (id INTEGER)', 'CREATE TABLE two (id INTEGER)'];

const open = (file: string, steps: readonly string[]) =>
  openSqliteFile(file, { steps, refusal: (_, reason) => reason });

const aFile = () => join(mkdtempSync(join(tmpdir(), 'sqlite-file-')), 'people.sqlite');

/** The sentence with which a file is refused. */
function refusalOf(file: string): string {
  const refusal = () => 'Restore a copy of it, or move it away.';
  const database = openSqliteFile(file, { steps: STEPS.slice(0, 1), refusal });
  if (database.ok) database.value.close();
  return database.ok ? '' : database.error;
}

/** Another server that has begun the second step, and ends it shortly after. */
const OTHER_SERVER = `
  const { DatabaseSync } = require('node:sqlite');
  const { parentPort, workerData } = require('node:worker_threads');
  const db = new DatabaseSync(workerData.file);
  db.exec('BEGIN IMMEDIATE; ' + workerData.step + '; PRAGMA user_version = 2');
  parentPort.postMessage('begun');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  db.exec('COMMIT');
  db.close();
`;

test('two servers that apply a new schema at once both start', async () => {
  const file = aFile();
  const former = open(file, STEPS.slice(0, 1));
  if (!former.ok) throw new Error(former.error);
  former.value.close();
  const workerData = { file, step: STEPS[1] };
  const other = new Worker(OTHER_SERVER, { eval: true, workerData });
  await once(other, 'message');
  const database = open(file, STEPS);
  await once(other, 'exit');
  expect(database).toMatchObject({ ok: true });
  if (database.ok) database.value.close();
});

test('a file of a newer version stays where it is', () => {
  const file = aFile();
  const db = new DatabaseSync(file);
  db.exec('PRAGMA user_version = 3');
  db.close();
  const sentence = refusalOf(file);
  expect(sentence).toMatch(/newer version of this program \(schema 3; this version has schema 1\)/);
  expect(sentence).toContain('start that version again');
  expect(sentence).not.toMatch(/move it away/i);
});

test('a file that another program has locked stays where it is', () => {
  const file = aFile();
  const db = new DatabaseSync(file);
  db.exec('CREATE TABLE a (b); PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  const sentence = refusalOf(file);
  db.close();
  expect(sentence).toMatch(/is locked by another program\. .*Leave it where it is/);
  expect(sentence).not.toMatch(/move it away/i);
}, 20_000);
