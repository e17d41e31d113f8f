import { atom, computed, onMount } from 'nanostores';
import { call } from '#src/clients/http.ts';
import { type ChangedHome, getHomeChangesCall } from '#src/contract/customer/home-changes.ts';
import { listingKey } from '#src/domain/listing/key.ts';
import { loadLatest, type AsyncState, currentValue } from '../shell/async-state.ts';

const $fetchedChanges = atom<AsyncState<readonly ChangedHome[]>>({ kind: 'idle' });
const request = loadLatest($fetchedChanges);

/** Fetches the account's changes of its saved homes. */
export function loadHomeChanges(): void {
  void request.load(async (signal) => {
    const reply = await call(getHomeChangesCall, { signal });
    return reply.ok ? { ok: true, value: reply.value.homes } : reply;
  });
}

/** The changes of the saved homes since they were saved, by the keys of the listings. */
export const $homeChanges = computed($fetchedChanges, (state) => ({
  kind: state.kind,
  byKey: new Map(currentValue(state)?.map((home) => [listingKey(home), home])),
}));

onMount($fetchedChanges, () => {
  loadHomeChanges();
  return request.stop;
});
