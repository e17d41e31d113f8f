import { atom, onMount } from 'nanostores';
import {
  setUpSecondFactor,
  isSecondFactorOn,
  switchSecondFactor,
} from '#src/clients/identity/profile.ts';
import type { AuthFailure } from '#src/domain/account/auth/failure.ts';
import type { Outcome } from '#src/lib/outcome.ts';
import { checkSession } from './session.ts';

export { setUpSecondFactor };

/** Whether a log-in asks for the code of an authenticator app. */
type SecondFactorState =
  { readonly kind: 'loading' | 'failed' } | { readonly kind: 'ready'; readonly isOn: boolean };

export const $secondFactor = atom<SecondFactorState>({ kind: 'loading' });

export async function loadSecondFactor(): Promise<void> {
  if ($secondFactor.get().kind !== 'ready') $secondFactor.set({ kind: 'loading' });
  const reply = await isSecondFactorOn();
  if (reply.ok) $secondFactor.set({ kind: 'ready', isOn: reply.value });
  else if ($secondFactor.get().kind !== 'ready') $secondFactor.set({ kind: 'failed' });
}

onMount($secondFactor, () => {
  void loadSecondFactor();
});

/** Turns it on or off with a code of the app. */
export async function saveSecondFactor(
  code: string,
  isOn: boolean,
): Promise<Outcome<void, AuthFailure>> {
  const outcome = await switchSecondFactor(code, isOn);
  if (outcome.ok) $secondFactor.set({ kind: 'ready', isOn });
  else if (outcome.error.kind === 'not-authorized') await checkSession();
  return outcome;
}
