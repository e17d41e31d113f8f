import { expect, test } from 'vitest';
import type { CallOutcome } from '#src/contract/call-outcome.ts';
import { getListingCall, searchListingsCall } from '#src/contract/listings/calls.ts';
import { type AnyListing, RestrictedListing } from '#src/contract/listings/listing.ts';
import { listNearbyPointsCall } from '#src/contract/places/nearby-call.ts';
import { detailPath } from '#src/domain/routes.ts';
import { failure, success } from '#src/lib/outcome.ts';
import { listingPage } from '#src/page-data/listing-page.ts';
import { callsAnswering } from '#tests/support/app/calls.ts';
import { aFullListing, aLeakingListing } from '#tests/support/listings/listing-views.ts';

const NEARBY = { points: [], credit: null };
const SEARCH = {
  count: 42,
  page: 1,
  numPages: 2,
  pageSize: 24,
  listings: [],
  statistics: { listPrice: { count: 40, med: 900_000, min: 500_000, max: 2_000_000 } },
};

async function openPage(listing: AnyListing, nearby: CallOutcome<unknown> = success(NEARBY)) {
  const asked: unknown[] = [];
  const searches: unknown[] = [];
  const page = await listingPage(listing, detailPath(listing), {
    call: callsAnswering([
      [getListingCall, async () => success(listing)],
      [
        listNearbyPointsCall,
        async ({ query }) => {
          asked.push(query);
          return nearby;
        },
      ],
      [
        searchListingsCall,
        async ({ query }) => {
          searches.push(query);
          return success(SEARCH);
        },
      ],
    ]),
    removedListing: async () => undefined,
    today: '2026-10-21',
    mayHaveSession: true,
    hasSold: true,
  });
  if (page.kind !== 'listing') throw new Error(page.kind);
  return { surroundings: page.surroundings, asked, searches };
}

test('nearby points are requested at the location of the home', async () => {
  const { surroundings, asked } = await openPage(aFullListing());
  expect(asked).toEqual([{ lat: 43.67, lng: -79.3, limit: 3 }]);
  expect(surroundings?.nearby).toEqual(NEARBY);
});

test('nothing nearby is requested or shown for a home with a hidden address', async () => {
  const { surroundings, asked } = await openPage(RestrictedListing.parse(aLeakingListing()));
  expect(asked).toEqual([]);
  expect(surroundings).toBeUndefined();
});

test('a home without coordinates still has its neighbourhood', async () => {
  const { surroundings, asked } = await openPage(aFullListing({ map: null }));
  expect(asked).toEqual([]);
  expect(surroundings?.area?.name).toBe('The Beaches');
});

test('the neighbourhood shows its homes for sale with their median price and count', async () => {
  const { surroundings, searches } = await openPage(aFullListing());
  expect(surroundings?.area).toMatchObject({
    name: 'The Beaches',
    listHref: '/real-estate/list/on/toronto/the-beaches',
    trendsHref: '/real-estate/trends?place=on/toronto/the-beaches',
    forSale: { count: 42, prices: { count: 40, median: 900_000 } },
  });
  expect(searches).toContainEqual(
    expect.objectContaining({ city: ['toronto'], neighborhood: ['the-beaches'], status: ['A'] }),
  );
});

test('a home without a neighbourhood is described by its city', async () => {
  const address = { ...aFullListing().address, neighborhood: null };
  const { surroundings } = await openPage(aFullListing({ address }));
  expect(surroundings?.area).toMatchObject({
    name: 'Toronto',
    listHref: '/real-estate/list/on/toronto',
    trendsHref: '/real-estate/trends',
  });
});

test('the neighbourhood stays when nearby points are unreachable', async () => {
  const { surroundings } = await openPage(aFullListing(), failure({ kind: 'unreachable' }));
  expect(surroundings?.nearby).toBeUndefined();
  expect(surroundings?.area).toBeDefined();
});
