import { expect, test } from 'vitest';
import type { CallFailure, CallOutcome } from '#src/contract/call-outcome.ts';
import { getListingCall, searchListingsCall } from '#src/contract/listings/calls.ts';
import { getListingHistoryCall } from '#src/contract/listings/detail/detail-calls.ts';
import type { RemovedListing } from '#src/contract/listings/detail/removed-listing.ts';
import { type ViewerHistory, listingPage } from '#src/page-data/listing-page.ts';
import { detailPath } from '#src/domain/routes.ts';
import { failure, success } from '#src/lib/outcome.ts';
import { callsAnswering } from '#tests/support/app/calls.ts';
import { aFullListing } from '#tests/support/listings/listing-views.ts';

const listing = aFullListing();
const unreachable: CallFailure = { kind: 'unreachable' };
const refused = (status: number): CallFailure => ({ kind: 'refused', status, problems: [] });

type Changes = {
  readonly listing?: CallOutcome<unknown>;
  readonly history?: CallOutcome<unknown>;
  readonly search?: (query: unknown) => CallOutcome<unknown>;
  readonly removed?: RemovedListing;
};

const pageWith = ({ listing: own = success(listing), history, search, removed }: Changes) =>
  listingPage(listing, detailPath(listing), {
    call: callsAnswering([
      [getListingCall, async () => own],
      [getListingHistoryCall, async () => history ?? failure(unreachable)],
      [searchListingsCall, async ({ query }) => search?.(query) ?? failure(unreachable)],
    ]),
    removedListing: async () => removed,
    today: '2026-10-21',
    mayHaveSession: false,
    hasSold: true,
  });

test.each<[name: string, CallFailure, ViewerHistory]>([
  ['refused with 401 is hidden', refused(401), { kind: 'hidden' }],
  ['refused with 404 has nothing in it', refused(404), { kind: 'ready', entries: [] }],
  ['refused otherwise has failed', refused(503), { kind: 'failed' }],
  ['that cannot be reached has failed', unreachable, { kind: 'failed' }],
])('a history %s', async (_, error, history) => {
  const page = await pageWith({ history: failure(error) });
  expect(page).toMatchObject({ kind: 'listing', history });
});

test('a removed listing leads to its city list and searches homes nearby', async () => {
  const searches: unknown[] = [];
  const page = await pageWith({
    listing: failure(refused(410)),
    removed: {
      mlsNumber: 'G1',
      boardId: 2,
      state: 'Ontario',
      city: 'Toronto',
      neighborhood: null,
      map: { latitude: 43.67, longitude: -79.3 },
      removedOn: '2026-10-21',
    },
    search: (query) => {
      searches.push(query);
      return failure(unreachable);
    },
  });
  expect(page).toEqual({ kind: 'gone', listHref: '/real-estate/list/on/toronto', nearby: [] });
  expect(searches).toMatchObject([{ lat: 43.67, long: -79.3, resultsPerPage: 8, status: ['A'] }]);
});

test.each([400, 404])('a listing refused with %d is unknown', async (status) => {
  const page = await pageWith({ listing: failure(refused(status)) });
  expect(page).toEqual({ kind: 'unknown' });
});

test.each<[name: string, CallFailure]>([
  ['429', refused(429)],
  ['503', refused(503)],
  ['no connection', unreachable],
  ['an unreadable reply', { kind: 'unreadable' }],
])('a listing that fails with %s is answered with 503, not as missing', async (_, error) => {
  await expect(pageWith({ listing: failure(error) })).rejects.toMatchObject({ statusCode: 503 });
});

test('a failing store is answered with 503 and the original error as its cause', async () => {
  const cause = new Error('the disk is gone');
  const locals = {
    removedListing: async () => undefined,
    mayHaveSession: false,
    hasSold: true,
    today: '2026-10-21',
  };
  const call = () => Promise.reject(cause);
  await expect(
    listingPage(listing, detailPath(listing), { ...locals, call }),
  ).rejects.toMatchObject({ statusCode: 503, cause });
});
