import { expect, test } from 'vitest';
import type { PageLocals } from '#src/contract/listings/page-locals.ts';
import type { CallFailure } from '#src/contract/listings/realty-calls.ts';
import { type KnownHistory, listingPage } from '#src/domain/listing/page.ts';
import { detailPath } from '#src/domain/routes.ts';
import { failure, success } from '#src/lib/outcome.ts';
import { aFullListing } from '#tests/support/listing-views.ts';

const listing = aFullListing();
const unreachable: CallFailure = { kind: 'unreachable' };
const refused = (status: number): CallFailure => ({ kind: 'refused', status, problems: [] });

function aRealty(changes: Partial<PageLocals['realty']> = {}): PageLocals['realty'] {
  return {
    searchListings: async () => failure(unreachable),
    getListing: async () => success(listing),
    getListingSuggestions: async () => failure(unreachable),
    getListingHistory: async () => failure(unreachable),
    getRemovedListing: async () => failure(refused(404)),
    autocompleteListings: async () => failure(unreachable),
    ...changes,
  };
}

const pageWith = (changes: Partial<PageLocals['realty']>) =>
  listingPage(listing, detailPath(listing), { realty: aRealty(changes), mayHaveSession: false });

test.each<[name: string, CallFailure, KnownHistory]>([
  ['refused with 401 is hidden', refused(401), { kind: 'hidden' }],
  ['refused with 404 has nothing in it', refused(404), { kind: 'ready', entries: [] }],
  ['refused otherwise has failed', refused(503), { kind: 'failed' }],
  ['that cannot be reached has failed', unreachable, { kind: 'failed' }],
])('a history %s', async (_, error, history) => {
  const page = await pageWith({ getListingHistory: async () => failure(error) });
  expect(page).toMatchObject({ kind: 'listing', history });
});

test('a removed listing leads to its city, with what is near it', async () => {
  const searches: unknown[] = [];
  const page = await pageWith({
    getListing: async () => failure(refused(410)),
    getRemovedListing: async () =>
      success({
        mlsNumber: 'G1',
        boardId: 2,
        state: 'Ontario',
        city: 'Toronto',
        neighborhood: null,
        map: { latitude: 43.67, longitude: -79.3 },
        removedOn: '2026-10-21',
      }),
    searchListings: async (search) => {
      searches.push(search);
      return failure(unreachable);
    },
  });
  expect(page).toEqual({ kind: 'gone', listHref: '/real-estate/list/on/toronto', nearby: [] });
  expect(searches).toMatchObject([{ lat: 43.67, long: -79.3, resultsPerPage: 8, status: ['A'] }]);
});

test.each([404, 503])('a listing refused with %d is unknown', async (status) => {
  const page = await pageWith({ getListing: async () => failure(refused(status)) });
  expect(page).toEqual({ kind: 'unknown' });
});
