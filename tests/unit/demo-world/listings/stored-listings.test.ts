import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import { demoListingSource } from '#src/demo-world/listings/demo-listing-source.ts';
import { mappedListings } from '#src/demo-world/listings/mapped-listings.ts';
import { importListings } from '#src/server/feeds/import-listings.ts';
import { tableText } from '#tests/support/listings/table-text.ts';
import { flatGeography } from './flat-geography.ts';

const database = openDatabase(':memory:');
if (!database.ok) throw new Error(database.error);
const db = database.value;
const store = sqliteListings(db);
const request = { today: '2026-11-21', geography: flatGeography, count: 400, seed: 'digest' };
const source = demoListingSource({ batches: () => [mappedListings(request)] });

function digestOf(table: string): string {
  return createHash('sha256').update(tableText(db, table)).digest('hex').slice(0, 16);
}

// A change of the demo world or of the rows that searches read changes these on purpose. If only that of
// `listing_summary` changes, older databases must write their summaries again: SUMMARIZED_BY_STEP.
const DIGESTS = {
  listing: '6fce0263c82abd58',
  listing_withheld: '7974ada292e30d16',
  listing_row: '06630d76fb0c2016',
  listing_summary: '56ddfe93a00648f4',
  listing_label: 'e12098fa6dafad6e',
};

test('the same day, count and seed are stored byte for byte identically', async () => {
  const report = await importListings(source, store);
  expect(report).toEqual({
    read: 400,
    added: 400,
    changed: 0,
    unchanged: 0,
    rejected: new Map(),
    unknownWords: new Map(),
  });
  const tables = Object.keys(DIGESTS);
  expect(Object.fromEntries(tables.map((table) => [table, digestOf(table)]))).toEqual(DIGESTS);
});

test('a second import adds nothing and writes nothing', async () => {
  const before = store.revision();
  const report = await importListings(source, store);
  expect(report).toMatchObject({ read: 400, added: 0, changed: 0, unchanged: 400 });
  expect(store.revision()).toBe(before);
});
