import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import type { IndexEvent } from '#src/server/adapters/indexed/index-events.ts';
import { indexedListings } from '#src/server/adapters/indexed/listings.ts';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';

/** A folder for one test, removed after it. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'larchway-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Opens a database; throws if it cannot. */
export function openIndexedDatabase(file = ':memory:'): DatabaseSync {
  const database = openDatabase(file);
  if (!database.ok) throw new Error(database.error);
  return database.value;
}

/** Listings with an index kept in a file, and the events of the index. */
export function keptListings(folder: string, database = 'listings.sqlite') {
  const events: IndexEvent[] = [];
  const db = openIndexedDatabase(join(folder, database));
  const snapshotFile = join(folder, 'listings.index');
  const repository = indexedListings(db, {
    snapshotFile,
    onEvent: (event) => events.push(event),
  });
  return { repository, db, snapshotFile, events, kinds: () => events.map(({ kind }) => kind) };
}
