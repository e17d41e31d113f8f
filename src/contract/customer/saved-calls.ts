import '../jitless.ts';
import * as z from 'zod/mini';
import { Done, nothing, own, RecordId } from './call.ts';
import { CUSTOMER_LIMITS } from './limits.ts';
import { HomeKey, NewSearch, SavedHome, SavedSearch, SearchChanges } from './saved.ts';
import { MLS_NUMBER_PATTERN } from '../listings/listing.ts';
import { wholeNumber } from '../listings/query-values.ts';

const HOMES = `must be a list of at most ${CUSTOMER_LIMITS.homesAtOnce} homes`;

/** The latest first. */
const Homes = z.object({ homes: z.array(SavedHome) });

export const getSavedHomes = own({
  method: 'GET',
  path: '/api/customer/saved-homes',
  params: nothing,
  body: nothing,
  reply: Homes,
  summary: 'List the saved homes',
});

/** Adds to the homes that are saved; of those given the first is the latest. */
export const mergeSavedHomes = own({
  method: 'PUT',
  path: '/api/customer/saved-homes',
  params: nothing,
  body: z.strictObject({
    homes: z
      .array(HomeKey, { error: HOMES })
      .check(z.maxLength(CUSTOMER_LIMITS.homesAtOnce, { error: HOMES })),
  }),
  reply: Homes,
  summary: 'Save homes',
});

/** A home that is not saved is no fault. */
export const deleteSavedHome = own({
  method: 'DELETE',
  path: '/api/customer/saved-homes/:boardId/:mlsNumber',
  params: z.object({
    boardId: wholeNumber(1, 1_000_000),
    mlsNumber: z.string().check(z.regex(MLS_NUMBER_PATTERN, { error: 'must be an MLS® number' })),
  }),
  body: nothing,
  reply: Done,
  summary: 'Save a home no longer',
});

export const getSavedSearches = own({
  method: 'GET',
  path: '/api/customer/saved-searches',
  params: nothing,
  body: nothing,
  reply: z.object({ searches: z.array(SavedSearch) }),
  summary: 'List the saved searches',
});

/** The same address under the same name is one search, however often it is sent. */
export const createSavedSearch = own({
  method: 'POST',
  path: '/api/customer/saved-searches',
  params: nothing,
  body: NewSearch,
  reply: SavedSearch,
  summary: 'Save a search',
});

export const changeSavedSearch = own({
  method: 'PUT',
  path: '/api/customer/saved-searches/:searchId',
  params: z.object({ searchId: RecordId }),
  body: SearchChanges,
  reply: SavedSearch,
  summary: 'Change a saved search',
});

export const deleteSavedSearch = own({
  method: 'DELETE',
  path: '/api/customer/saved-searches/:searchId',
  params: z.object({ searchId: RecordId }),
  body: nothing,
  reply: Done,
  summary: 'Delete a saved search',
});
