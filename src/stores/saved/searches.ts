import { atom } from 'nanostores';
import { call } from '#src/clients/http.ts';
import type {
  ListedSearch,
  NewSearch,
  SavedSearch,
  SearchChanges,
} from '#src/contract/customer/saved.ts';
import {
  changeSavedSearchCall,
  createSavedSearchCall,
  deleteSavedSearchCall,
  getSavedSearchesCall,
  markSearchSeenCall,
} from '#src/contract/customer/saved-calls.ts';
import type { CallFailure, CallOutcome } from '#src/contract/call-outcome.ts';
import { pageLocale } from '#src/messages/locale.ts';
import { savedSearchesTexts } from '#src/messages/search/saved-searches.ts';
import { loadLatest, type AsyncState, currentValue } from '../shell/async-state.ts';
import { notify } from '../shell/notifications.ts';
import { removeStorage, writeStorage } from '../shell/storage/browser-storage.ts';
import { NO_SEARCHES_KEY } from './keys.ts';

const NOTICE = 'saved-searches';

/** The saved searches of the customer. */
export const $savedSearches = atom<AsyncState<readonly ListedSearch[]>>({ kind: 'idle' });

const request = loadLatest($savedSearches);

export function reloadSavedSearches(): Promise<void> {
  return request.load(async (signal) => {
    const reply = await call(getSavedSearchesCall, { signal });
    if (reply.ok && reply.value.searches.length === 0) writeStorage('session', NO_SEARCHES_KEY, '');
    return reply.ok ? { ok: true, value: reply.value.searches } : reply;
  });
}

function visibleSearches(): readonly ListedSearch[] {
  return currentValue($savedSearches.get()) ?? [];
}

function show(value: readonly ListedSearch[]): void {
  $savedSearches.set({ kind: 'ready', value });
}

function replace(search: ListedSearch): void {
  show(visibleSearches().map((each) => (each.id === search.id ? search : each)));
}

/** Saves a search; the list is only shown in the profile, where it is loaded. */
export function saveSearch(search: NewSearch): Promise<CallOutcome<SavedSearch>> {
  removeStorage('session', NO_SEARCHES_KEY);
  return call(createSavedSearchCall, { body: search });
}

/** Shows a search without new homes as its owner opens it; the page it leads to tells the account. */
export function showSearchOpened(search: ListedSearch): void {
  if (search.newHomes !== null) replace({ ...search, newHomes: 0 });
}

/** Tells the account that a search has been opened; without a connection its homes stay new. */
export async function markSearchSeen(address: string): Promise<void> {
  const outcome = await call(markSearchSeenCall, { body: { address } });
  if (!outcome.ok) console.info('That the search was opened could not be noted.', outcome.error);
}

/** Whether the search does not exist: another tab or device has deleted it. */
const isGone = (error: CallFailure) => error.kind === 'refused' && error.status === 404;

function removeDeletedSearch(search: ListedSearch): void {
  const words = savedSearchesTexts(pageLocale());
  show(visibleSearches().filter(({ id }) => id !== search.id));
  const text = words.deletedElsewhere(search.name);
  notify({ id: NOTICE, text, tone: 'info', lasts: false });
}

/** Shows the change at once, and takes it back when it cannot be saved. */
export async function changeSearch(
  search: ListedSearch,
  { name = search.name, notify: notifies = search.notify }: SearchChanges,
): Promise<CallFailure | null> {
  replace({ ...search, name, notify: notifies });
  const params = { searchId: search.id };
  const outcome = await call(changeSavedSearchCall, { params, body: { name, notify: notifies } });
  if (!outcome.ok && isGone(outcome.error)) removeDeletedSearch(search);
  else replace(outcome.ok ? { ...search, ...outcome.value } : search);
  return outcome.ok ? null : outcome.error;
}

async function restore(
  { name, address, notify: notifies }: ListedSearch,
  at: number,
): Promise<void> {
  const words = savedSearchesTexts(pageLocale());
  const outcome = await call(createSavedSearchCall, { body: { name, address, notify: notifies } });
  if (outcome.ok) show(visibleSearches().toSpliced(at, 0, { ...outcome.value, newHomes: 0 }));
  else notify({ id: NOTICE, text: words.notSaved, tone: 'failed', lasts: false });
}

/** Deletes a search at once; for some seconds that can be undone. */
export async function deleteSearch(search: ListedSearch): Promise<void> {
  const words = savedSearchesTexts(pageLocale());
  const at = visibleSearches().findIndex(({ id }) => id === search.id);
  show(visibleSearches().filter(({ id }) => id !== search.id));
  const outcome = await call(deleteSavedSearchCall, { params: { searchId: search.id } });
  if (!outcome.ok && isGone(outcome.error)) {
    removeDeletedSearch(search);
    return;
  }
  if (!outcome.ok) {
    show(visibleSearches().toSpliced(at, 0, search));
    notify({ id: NOTICE, text: words.notSaved, tone: 'failed', lasts: false });
    return;
  }
  const action = { label: words.undo, run: () => void restore(search, at) };
  const text = words.deleted(search.name);
  notify({ id: NOTICE, text, tone: 'info', lasts: false, action });
}
