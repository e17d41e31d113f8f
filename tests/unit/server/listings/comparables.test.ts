import { expect, test, vi } from 'vitest';
import { summaryOf } from '#src/domain/listing/summary/summary-document.ts';
import type { ListingRepository } from '#src/server/listings/repository.ts';
import { comparablesOf } from '#src/server/listings/similar/comparables.ts';
import { aListing } from '#tests/support/listings/listings.ts';

const home = aListing();

/** Sold homes around it, each a street farther north; every third was built in another era. */
const sales = Array.from({ length: 90 }, (_, street) =>
  aListing({
    mlsNumber: `S${street}`,
    status: 'U',
    lastStatus: 'Sld',
    soldDate: '2026-09-01',
    map: { latitude: 43.67 + (street + 1) / 1112, longitude: -79.3 },
    details: { ...home.details, yearBuilt: street % 3 === 0 ? '1901' : '2020' },
  }),
);

function aRepository() {
  const findAll = vi.fn<ListingRepository['findAll']>(async (keys) =>
    keys.flatMap(({ mlsNumber }) => sales.find((sale) => sale.mlsNumber === mlsNumber) ?? []),
  );
  const searchSummaries: ListingRepository['searchSummaries'] = async () => ({
    count: sales.length,
    listPrice: { min: null, max: null },
    // The latest sales, not in order of distance.
    listings: sales.toReversed().map(summaryOf),
    clusters: [],
  });
  return { findAll, searchSummaries };
}

test('the twenty nearest comparable sales are returned, and few more are read in full', async () => {
  const repository = aRepository();
  const comparables = comparablesOf({ repository, today: () => '2026-10-15' });
  const nearest = sales.filter((_, street) => street % 3 !== 0).slice(0, 20);
  const told = await comparables(
    { ...home, details: { ...home.details, yearBuilt: '2020' } },
    'verified',
  );
  expect(told.map(({ mlsNumber }) => mlsNumber)).toEqual(nearest.map(({ mlsNumber }) => mlsNumber));
  expect(told[0]).not.toHaveProperty('history');
  const readCounts = repository.findAll.mock.calls.map(([keys]) => keys.length);
  expect(readCounts).toEqual([20, 20]);
});
