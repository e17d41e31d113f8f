import '../jitless.ts';
import * as z from 'zod/mini';
import type { ClientCall } from '../client-call.ts';
import { DoneReply } from './call.ts';
import {
  ListedSearch,
  type NewSearch,
  type OpenedSearch,
  SavedHome,
  SavedSearch,
  type SearchChanges,
} from './saved.ts';
import type { HomeList, SavedHomeParams, SavedSearchParams } from './saved-endpoints.ts';

/** The latest first. */
const SavedHomes = z.object({ homes: z.array(SavedHome) });
const SavedSearches = z.object({ searches: z.array(ListedSearch) });

/** The saved homes of the customer. */
export const getSavedHomesCall: ClientCall<typeof SavedHomes, Record<never, never>> = {
  method: 'GET',
  path: '/api/customer/saved-homes',
  reply: SavedHomes,
};

/**
 * Adds to the saved homes, at most 200 at once, and returns all of them; the first of the given homes
 * counts as the latest.
 */
export const mergeSavedHomesCall: ClientCall<typeof SavedHomes, { body: typeof HomeList }> = {
  method: 'PUT',
  path: '/api/customer/saved-homes',
  reply: SavedHomes,
};

/** Deleting a home that is not saved is no fault. */
export const deleteSavedHomeCall: ClientCall<typeof DoneReply, { params: typeof SavedHomeParams }> =
  {
    method: 'DELETE',
    path: '/api/customer/saved-homes/:boardId/:mlsNumber',
    reply: DoneReply,
  };

export const getSavedSearchesCall: ClientCall<typeof SavedSearches, Record<never, never>> = {
  method: 'GET',
  path: '/api/customer/saved-searches',
  reply: SavedSearches,
};

/** The same address under the same name is one search, however often it is sent. */
export const createSavedSearchCall: ClientCall<typeof SavedSearch, { body: typeof NewSearch }> = {
  method: 'POST',
  path: '/api/customer/saved-searches',
  reply: SavedSearch,
};

/** Homes present when a search is opened stop counting as new. An unsaved search is no fault. */
export const markSearchSeenCall: ClientCall<typeof DoneReply, { body: typeof OpenedSearch }> = {
  method: 'POST',
  path: '/api/customer/saved-searches/seen',
  reply: DoneReply,
};

export const changeSavedSearchCall: ClientCall<
  typeof SavedSearch,
  { params: typeof SavedSearchParams; body: typeof SearchChanges }
> = {
  method: 'PUT',
  path: '/api/customer/saved-searches/:searchId',
  reply: SavedSearch,
};

export const deleteSavedSearchCall: ClientCall<
  typeof DoneReply,
  { params: typeof SavedSearchParams }
> = {
  method: 'DELETE',
  path: '/api/customer/saved-searches/:searchId',
  reply: DoneReply,
};
