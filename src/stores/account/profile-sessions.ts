import { atom, onMount } from 'nanostores';
import { call } from '#src/clients/http.ts';
import {
  type CustomerSession,
  endOtherSessionsCall,
  endSessionCall,
  listSessionsCall,
} from '#src/contract/customer/session-calls.ts';
import type { Outcome } from '#src/lib/outcome.ts';
import { loadLatest, type AsyncState } from '../shell/async-state.ts';

/** Where the customer is logged in; `sessions` is null where the service does not list them. */
type Sessions = { readonly sessions: readonly CustomerSession[] | null };

export const $sessions = atom<AsyncState<Sessions>>({ kind: 'idle' });

const asking = loadLatest<Sessions>($sessions);

export function loadSessions(): Promise<void> {
  return asking.load((signal) => call(listSessionsCall, { signal }));
}

onMount($sessions, () => {
  void loadSessions();
  return () => asking.stop();
});

/** Loads the list again after any call: a session to be ended may have ended already. */
async function reloadAfter({ ok }: Outcome<unknown, unknown>): Promise<boolean> {
  await loadSessions();
  return ok;
}

/** Logs out another device; false when it could not be done. */
export async function endSession({ id }: CustomerSession): Promise<boolean> {
  return reloadAfter(await call(endSessionCall, { params: { id } }));
}

/** Logs out all devices but this one; false when it could not be done. */
export async function endOtherSessions(): Promise<boolean> {
  return reloadAfter(await call(endOtherSessionsCall, {}));
}
