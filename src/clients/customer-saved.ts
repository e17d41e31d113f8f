import '#src/contract/jitless.ts';
import type {
  HomeKey,
  NewSearch,
  SavedHome,
  SavedSearch,
  SearchChanges,
} from '#src/contract/customer/saved.ts';
import {
  changeSavedSearch,
  createSavedSearch,
  deleteSavedHome,
  deleteSavedSearch,
  getSavedHomes,
  getSavedSearches,
  mergeSavedHomes,
} from '#src/contract/customer/saved-calls.ts';
import type { CallOutcome } from '#src/contract/listings/realty-calls.ts';
import { call } from './http.ts';

/** The latest first. */
export function loadSavedHomes(signal?: AbortSignal): Promise<CallOutcome<{ homes: SavedHome[] }>> {
  return call(getSavedHomes, { signal });
}

/** Adds homes to those of the customer, and brings all of them; at most 200 at once. */
export function addSavedHomes(
  homes: readonly HomeKey[],
): Promise<CallOutcome<{ homes: SavedHome[] }>> {
  return call(mergeSavedHomes, { body: { homes } });
}

export function removeSavedHome({
  boardId,
  mlsNumber,
}: HomeKey): Promise<CallOutcome<{ done: true }>> {
  return call(deleteSavedHome, { params: { boardId, mlsNumber } });
}

export function loadSavedSearches(
  signal?: AbortSignal,
): Promise<CallOutcome<{ searches: SavedSearch[] }>> {
  return call(getSavedSearches, { signal });
}

export function addSavedSearch(search: NewSearch): Promise<CallOutcome<SavedSearch>> {
  return call(createSavedSearch, { body: search });
}

export function saveSavedSearch(
  searchId: string,
  changes: SearchChanges,
): Promise<CallOutcome<SavedSearch>> {
  return call(changeSavedSearch, { params: { searchId }, body: changes });
}

export function removeSavedSearch(searchId: string): Promise<CallOutcome<{ done: true }>> {
  return call(deleteSavedSearch, { params: { searchId } });
}
