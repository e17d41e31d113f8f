import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import { indexedListings } from '#src/server/adapters/indexed/listings.ts';
import { publicView } from '#src/domain/listing/visibility.ts';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';
import { MIGRATIONS } from '#src/server/adapters/sqlite/migrations.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import { aFilter } from '#tests/support/listings/filters.ts';
import { aListing, aRecord, HIDDEN } from '#tests/support/listings/listings.ts';

describe('a database file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larchway-'));

  test('keeps its listings when it is reopened', async () => {
    const file = join(folder, 'new/deep/listings.sqlite');
    for (const expected of [0, 1]) {
      const database = openDatabase(file);
      if (!database.ok) throw new Error(database.error);
      const repository = sqliteListings(database.value);
      expect(await repository.count()).toBe(expected);
      await repository.put([aRecord()]);
      repository.close();
    }
  });

  test('that is not a database is refused and left unchanged', () => {
    const file = join(folder, 'text.sqlite');
    writeFileSync(file, 'only words, but more than a header of them');
    const database = openDatabase(file);
    expect(database.ok ? '' : database.error).toMatch(
      /text\.sqlite cannot be used: .* Nothing in it was changed/,
    );
    expect(readFileSync(file, 'utf8')).toBe('only words, but more than a header of them');
  });

  test.each([
    [1, ''],
    [16, "INSERT INTO listing_summary (listing_id, summary) SELECT id, '{}' FROM listing"],
  ])(
    'of version %i keeps its listings, and newer search fields find them',
    async (version, sql) => {
      const file = join(folder, `older-${version}.sqlite`);
      const older = new DatabaseSync(file);
      older.exec(`${MIGRATIONS.slice(0, version).join('')}; PRAGMA user_version = ${version}`);
      const insert = older.prepare(
        'INSERT INTO listing (board_id, mls_number, document, public_document) VALUES (2, ?, ?, ?)',
      );
      const hiddenRecord = aListing({ mlsNumber: 'X1', permissions: HIDDEN });
      const view = publicView(hiddenRecord, { latitude: 43.6, longitude: -79.4 });
      insert.run('C1', JSON.stringify(aListing({ mlsNumber: 'C1' })), null);
      insert.run('X1', JSON.stringify(hiddenRecord), JSON.stringify(view));
      older.exec(sql);
      older.close();
      const database = openDatabase(file);
      if (!database.ok) throw new Error(database.error);
      const repository = sqliteListings(database.value);
      const count = async (viewer: 'anonymous' | 'verified', filter: Partial<ListingFilter>) =>
        (await repository.search({ filter: aFilter(filter), viewer })).count;
      expect(await count('verified', { zip: ['M4E'], search: 'lake' })).toBe(2);
      expect(await count('anonymous', { zip: ['M4E'], search: 'lake' })).toBe(1);
      expect(await count('anonymous', {})).toBe(2);
      const withIndex = indexedListings(database.value);
      for (const viewer of ['anonymous', 'verified'] as const) {
        const page = { sort: 'createdOnDesc', seed: 0, offset: 0, limit: 9 } as const;
        const search = { filter: aFilter({}), viewer, page };
        const fromDocuments = await repository.searchSummaries(search);
        expect(fromDocuments.listings).toHaveLength(2);
        expect(await withIndex.searchSummaries(search)).toEqual(fromDocuments);
      }
      repository.close();
    },
  );

  test.each([
    ['lacks a column', 'DROP VIEW trusted_row; ALTER TABLE listing_row DROP COLUMN garage_spaces'],
    [
      'has a renamed column',
      'DROP VIEW trusted_row; ALTER TABLE listing_row RENAME COLUMN garage TO garage_kind',
    ],
  ])('whose row table %s gets its rows rebuilt', async (_, change) => {
    const file = join(folder, `${change.length}.sqlite`);
    const open = () => {
      const database = openDatabase(file);
      if (!database.ok) throw new Error(database.error);
      return database.value;
    };
    const before = sqliteListings(open());
    await before.put([aRecord({ mlsNumber: 'C1' }), aRecord({ mlsNumber: 'C2' })]);
    before.close();
    const other = new DatabaseSync(file);
    other.exec(change);
    other.close();
    const after = sqliteListings(open());
    const count = async (filter: Partial<ListingFilter>) =>
      (await after.search({ filter: aFilter(filter), viewer: 'verified' })).count;
    expect(await count({ minGarageSpaces: 1, garage: ['attached'] })).toBe(2);
    expect(await count({ search: 'lake' })).toBe(2);
    await after.remove([{ mlsNumber: 'C1', boardId: 2 }], '2026-10-01');
    expect(await count({ search: 'lake' })).toBe(1);
    after.close();
  });

  test('of a newer version is refused', () => {
    const file = join(folder, 'newer.sqlite');
    const newer = new DatabaseSync(file);
    newer.exec('PRAGMA user_version = 999');
    newer.close();
    const database = openDatabase(file);
    expect(database.ok ? '' : database.error).toContain('newer version');
  });
});
