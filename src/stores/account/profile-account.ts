import { atom, onMount } from 'nanostores';
import { call } from '#src/clients/http.ts';
import { removeUser } from '#src/clients/identity/profile.ts';
import {
  changeUserCall,
  deleteUserCall,
  exportUserCall,
  getReferralsCall,
  getUserCall,
} from '#src/contract/customer/calls.ts';
import type { CustomerUser, Referrals } from '#src/contract/customer/user.ts';
import type { CallOutcome } from '#src/contract/call-outcome.ts';
import { loadLatest, type AsyncState, currentValue } from '../shell/async-state.ts';

/** All data stored about the customer, for a file. */
export function loadExport(): Promise<CallOutcome<Record<string, unknown>>> {
  return call(exportUserCall, {});
}

/** The customer's own record. */
export const $account = atom<AsyncState<CustomerUser>>({ kind: 'idle' });

const request = loadLatest($account);

export function loadAccount(): Promise<void> {
  return request.load((signal) => call(getUserCall, { signal }));
}

/** The customer's code for referring others. */
export const $referrals = atom<AsyncState<Referrals>>({ kind: 'idle' });

const asking = loadLatest($referrals);

onMount($referrals, () => {
  void asking.load((signal) => call(getReferralsCall, { signal }));
  return () => asking.stop();
});

/** Saves whether emails about saved searches are wanted; returns true on success. */
export async function saveNotifications(emailNotifications: boolean): Promise<boolean> {
  const outcome = await call(changeUserCall, { body: { emailNotifications } });
  if (outcome.ok) $account.set({ kind: 'ready', value: outcome.value });
  return outcome.ok;
}

/** Saves whether emails about changes of saved homes are wanted; returns true on success. */
export async function saveHomeEmails(homeEmails: boolean): Promise<boolean> {
  const outcome = await call(changeUserCall, { body: { homeEmails } });
  if (outcome.ok) $account.set({ kind: 'ready', value: outcome.value });
  return outcome.ok;
}

/** The customer's record, fresh or stale, if known. */
export function currentAccount(state: AsyncState<CustomerUser>): CustomerUser | null {
  return currentValue(state);
}

/** How far deleting the account has come: `half` has deleted the data but not the login. */
type Deletion = 'done' | 'half' | 'kept';

/**
 * Deletes the data of the customer and then the login, unless it went with the data. The caller ends the
 * session.
 */
export async function deleteAccount(): Promise<Deletion> {
  const erasure = await call(deleteUserCall, {});
  if (!erasure.ok) return 'kept';
  if (erasure.value.isAccountDeleted) return 'done';
  const removal = await removeUser();
  return removal.ok ? 'done' : 'half';
}
