import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { indexedListings } from '#src/server/adapters/indexed/listings.ts';
import {
  deriveUnderived,
  markUnderived,
} from '#src/server/adapters/sqlite/listings/derivation/underived-listings.ts';
import { derivingRows } from '#src/server/adapters/sqlite/listings/derivation/derived-tables.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import { preparedStatements } from '#src/server/adapters/sqlite/statements.ts';
import type { ListingRepository, StoreSearch } from '#src/server/listings/repository.ts';
import { listingUpkeep } from '#src/server/adapters/listing-upkeep.ts';
import { aRecord } from '#tests/support/listings/listings.ts';
import { aFolder, openIndexedDatabase } from './indexed/index-files.ts';
import { someHomes } from './indexed/indexed-homes.ts';

const everything: StoreSearch = {
  filter: { status: ['A', 'U'] },
  viewer: 'anonymous',
  page: { sort: 'listPriceAsc', seed: 1, offset: 0, limit: 500 },
  clusters: { precision: 9, limit: 500 },
};

const withPrice = (price: number): StoreSearch => ({
  ...everything,
  filter: { status: ['A'], minPrice: price, maxPrice: price },
});

/** A server's listings in a file, and another program with the file open, for example the SQLite shell. */
function aServer(records = [aRecord({ mlsNumber: 'A1' }), aRecord({ mlsNumber: 'A2' })]) {
  const file = join(aFolder(), 'listings.sqlite');
  const db = openIndexedDatabase(file);
  sqliteListings(db).put(records);
  const repository = indexedListings(db);
  const shell = new DatabaseSync(file);
  shell.exec('PRAGMA foreign_keys = OFF');
  const close = () => {
    shell.close();
    repository.close();
  };
  return { db, repository, shell, close };
}

const setPrice = (shell: DatabaseSync, number: string, price: string) =>
  shell.exec(
    `UPDATE listing SET document = json_set(document, '$.listPrice', '${price}')
     WHERE mls_number = '${number}'`,
  );

const numbersOf = async (repository: ListingRepository, search: StoreSearch) =>
  (await repository.search(search)).listings.map(({ mlsNumber }) => mlsNumber);

test('a price written by plain SQL applies to searching, display and sorting', async () => {
  const { db, repository, shell, close } = aServer();
  setPrice(shell, 'A1', '123456');
  expect(deriveUnderived(db, 10)).toEqual({ derived: 1, complaints: [] });
  expect(await numbersOf(repository, withPrice(123_456))).toEqual(['A1']);
  const [first] = (await repository.searchSummaries(withPrice(123_456))).listings;
  expect(first).toMatchObject({ listing: { mlsNumber: 'A1', listPrice: '123456.00' } });
  expect(deriveUnderived(db, 10)).toEqual({ derived: 0, complaints: [] });
  close();
});

test('listings added, removed or restricted by plain SQL show up as permitted', async () => {
  const { db, repository, shell, close } = aServer();
  shell.exec(`
    INSERT INTO listing (board_id, mls_number, document)
    SELECT board_id, 'A3', json_set(document, '$.mlsNumber', 'A3') FROM listing WHERE mls_number = 'A1';
    DELETE FROM listing WHERE mls_number = 'A1';
    UPDATE listing SET document = json_set(document, '$.permissions.displayPublic', 'N')
    WHERE mls_number = 'A2'`);
  deriveUnderived(db, 10);
  const { listings, count } = await repository.search(everything);
  expect(count).toBe(2);
  expect(listings.map(({ mlsNumber }) => mlsNumber).toSorted()).toEqual(['A2', 'A3']);
  const hidden = listings.find(({ mlsNumber }) => mlsNumber === 'A2');
  expect(hidden).toMatchObject({ restricted: true });
  expect(JSON.stringify(hidden)).not.toContain('streetName');
  close();
});

test('of two listings that lose their location, only the restricted one drops out of searches', async () => {
  const { db, repository, shell, close } = aServer();
  shell.exec(`
    UPDATE listing SET document = json_set(document, '$.map', NULL);
    UPDATE listing SET document = json_set(document, '$.permissions.displayPublic', 'N')
    WHERE mls_number = 'A2'`);
  expect(deriveUnderived(db, 10).complaints).toEqual([
    'The listing A2 of board 2 has no location on the map.',
  ]);
  expect(await numbersOf(repository, everything)).toEqual(['A1']);
  close();
});

test('a listing whose document becomes unreadable drops out of searches and is reported', async () => {
  const { db, repository, shell, close } = aServer();
  shell.exec(`UPDATE listing SET document = 'lost' WHERE mls_number = 'A1'`);
  const { derived, complaints } = deriveUnderived(db, 10);
  expect(derived).toBe(1);
  expect(complaints).toEqual([expect.stringContaining('The listing A1 of board')]);
  expect(await numbersOf(repository, everything)).toEqual(['A2']);
  close();
});

test('a listing ended by plain SQL leaves the searches and returns when its status does', async () => {
  const { db, repository, shell, close } = aServer();
  const setStatus = (table: string, status: string, lastStatus: string) =>
    shell.exec(
      `UPDATE ${table} SET document = json_set(document, '$.status', '${status}', '$.lastStatus', '${lastStatus}')
       WHERE mls_number = 'A1'`,
    );
  setStatus('listing', 'U', 'Ter');
  deriveUnderived(db, 10);
  expect(await numbersOf(repository, everything)).toEqual(['A2']);
  setStatus('listing_withheld', 'A', 'New');
  deriveUnderived(db, 10);
  expect((await numbersOf(repository, everything)).toSorted()).toEqual(['A1', 'A2']);
  close();
});

test.each([
  'UPDATE listing_row SET list_price = 1',
  'DELETE FROM listing_row',
  'INSERT INTO listing_row SELECT * FROM listing_row',
  "UPDATE listing_summary SET summary = '{}'",
  'DELETE FROM listing_summary',
  "INSERT INTO listing_summary_shape (shape) VALUES ('[]')",
  "UPDATE listing_summary_shape SET shape = '[]'",
  'DELETE FROM listing_summary_shape',
])('derived tables refuse writes from outside: %s', (sql) => {
  const { shell, close } = aServer();
  expect(() => shell.exec(sql)).toThrow(/is derived from listing: change the document there/);
  close();
});

test('after many updates by plain SQL, searches match a newly built store', async () => {
  const records = someHomes(300, 5);
  const { db, repository, shell, close } = aServer(records);
  const changedRecords = records.map((record, at) =>
    at % 3 === 0
      ? { ...record, document: { ...record.document, listPrice: String(300_000 + at) } }
      : record,
  );
  for (const { document } of changedRecords.filter((_, at) => at % 3 === 0)) {
    setPrice(shell, document.mlsNumber, String(document.listPrice));
  }
  while (deriveUnderived(db, 25).derived > 0);
  const fresh = indexedListings(openIndexedDatabase());
  await fresh.put(changedRecords);
  const expected = await fresh.search(everything);
  await expect.poll(() => repository.search(everything)).toEqual(expected);
  fresh.close();
  close();
});

test('the audit finds and repairs derived rows that are wrong', async () => {
  const { db, repository, close } = aServer(someHomes(40, 3));
  const before = await repository.search(everything);
  expect(repository.audit.next(100)).toEqual({ rows: [], index: [] });
  derivingRows(preparedStatements(db), () =>
    db.exec('UPDATE listing_row SET list_price = 1 WHERE listing_id = 7'),
  );
  expect(repository.audit.next(100)).toEqual({ rows: [7], index: [7] });
  deriveUnderived(db, 10);
  expect(await repository.search(everything)).toEqual(before);
  expect(repository.audit.next(100)).toEqual({ rows: [], index: [] });
  close();
});

test('the audit cycles through all listings', () => {
  const { db, repository, close } = aServer(someHomes(25, 3));
  derivingRows(preparedStatements(db), () =>
    db.exec('UPDATE listing_row SET list_price = 1 WHERE listing_id IN (3, 22)'),
  );
  const found = [1, 2, 3, 4].flatMap(() => repository.audit.next(10).rows);
  expect(found).toEqual([3, 22, 3]);
  close();
});

test('a running server picks up what another program writes', async () => {
  const { db, repository, shell, close } = aServer();
  const sentences: string[] = [];
  const jobs = listingUpkeep(db, repository.audit, (sentence) => sentences.push(sentence));
  setPrice(shell, 'A1', '123456');
  shell.exec(`UPDATE listing SET document = 'lost' WHERE mls_number = 'A2'`);
  await Promise.all(jobs.map((job) => job.start()));
  await expect.poll(async () => await numbersOf(repository, withPrice(123_456))).toEqual(['A1']);
  await Promise.all(jobs.map((job) => job.stop()));
  expect(sentences).toEqual([expect.stringContaining('The listing A2')]);
  close();
});

test('thousands of homes whose sellers withdraw permission at once are hidden within seconds', async () => {
  const { db, repository, shell, close } = aServer(someHomes(2000, 5));
  const jobs = listingUpkeep(db, repository.audit, () => undefined);
  await Promise.all(jobs.map((job) => job.start()));
  shell.exec(`UPDATE listing SET document =
    json_set(document, '$.permissions.displayPublic', 'N', '$.permissions.displayAddressOnInternet', 'N')`);
  const shownStreets = async () =>
    (await repository.search(everything)).listings.filter(
      ({ address }) => 'streetName' in address && address.streetName,
    );
  expect((await shownStreets()).length).toBeGreaterThan(0);
  await expect.poll(async () => (await shownStreets()).length, { timeout: 15_000 }).toBe(0);
  await Promise.all(jobs.map((job) => job.stop()));
  close();
}, 30_000);

test('while another program is writing, nothing is lost and the work is done the next time', () => {
  const { db, shell, close } = aServer();
  markUnderived(db, [1]);
  shell.exec('BEGIN IMMEDIATE');
  expect(() => deriveUnderived(db, 10)).toThrow(/locked/);
  shell.exec('ROLLBACK');
  expect(deriveUnderived(db, 10).derived).toBe(1);
  close();
});
