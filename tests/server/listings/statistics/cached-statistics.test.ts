import { expect, test } from 'vitest';
import { ListingSearch } from '#src/contract/listings/search/search.ts';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import type { ListingRepository } from '#src/server/listings/repository.ts';
import { listingService } from '#src/server/listings/service.ts';
import { aRecord } from '#tests/support/listings/listings.ts';

/** A service over a store that counts the reads of facts, and can lose its database. */
async function aService() {
  const database = openDatabase(':memory:');
  if (!database.ok) throw new Error(database.error);
  const listings = sqliteListings(database.value);
  await listings.put([aRecord({ listPrice: '500000.00' })]);
  const readCounter = { reads: 0, isLost: false };
  const repository: ListingRepository = {
    ...listings,
    async facts(request) {
      readCounter.reads += 1;
      if (readCounter.isLost) throw new Error('the disk is gone');
      return await listings.facts(request);
    },
  };
  const service = listingService(repository, { today: () => '2026-10-15' });
  const average = async (viewer: 'anonymous' | 'verified' = 'verified', status = 'A') => {
    const query = { status, listings: false, statistics: 'avg-listPrice' };
    const answer = await service.search(ListingSearch.parse(query), viewer);
    return (answer as { statistics?: { listPrice?: { avg: number | null } } }).statistics?.listPrice
      ?.avg;
  };
  return { stored: listings, watched: readCounter, average };
}

test('computes statistics once per viewer and query', async () => {
  const { watched: readCounter, average } = await aService();
  expect([await average(), await average()]).toEqual([500_000, 500_000]);
  expect(readCounter.reads).toBe(1);
  await average('anonymous');
  await average('verified', 'U');
  expect(readCounter.reads).toBe(3);
});

test('concurrent requests share one computation', async () => {
  const { watched: readCounter, average } = await aService();
  expect(await Promise.all([average(), average()])).toEqual([500_000, 500_000]);
  expect(readCounter.reads).toBe(1);
});

test('recomputes statistics after a change', async () => {
  const { stored: listings, average } = await aService();
  await average();
  await listings.put([aRecord({ mlsNumber: 'C2', listPrice: '700000.00' })]);
  expect(await average()).toBe(600_000);
  await listings.remove([{ mlsNumber: 'C2', boardId: 2 }], '2026-10-20');
  expect(await average()).toBe(500_000);
});

test('does not cache a failure', async () => {
  const { watched: readCounter, average } = await aService();
  readCounter.isLost = true;
  await expect(average()).rejects.toThrow('the disk is gone');
  readCounter.isLost = false;
  expect(await average()).toBe(500_000);
});
