import { atom } from 'nanostores';
import { call } from '#src/clients/http.ts';
import { acceptVowTermsCall, getVowTermsCall } from '#src/contract/customer/vow-terms-calls.ts';
import { $termsAcceptances } from '../session/signed-in.ts';

/**
 * Whether the signed-in customer has yet to accept the boards' terms: until then calls about listings are
 * answered as to a stranger.
 */
export const $areTermsDue = atom(false);

/** Finds out whether the terms are due; what is known stays where the server does not answer. */
export async function checkVowTerms(): Promise<void> {
  const outcome = await call(getVowTermsCall, {});
  if (!outcome.ok) return;
  const { terms } = outcome.value;
  $areTermsDue.set(terms !== null && terms.acceptedAtMs === null);
}

type Acceptance = 'accepted' | 'outdated' | 'unverified' | 'failed';

/**
 * Accepts a version of the terms. An outdated version is not the present one any more; a customer is
 * unverified until they confirm their email.
 */
export async function acceptVowTerms(version: string): Promise<Acceptance> {
  const outcome = await call(acceptVowTermsCall, { body: { version } });
  if (outcome.ok) {
    $areTermsDue.set(false);
    $termsAcceptances.set($termsAcceptances.get() + 1);
    return 'accepted';
  }
  const { error } = outcome;
  if (error.kind !== 'refused' || error.status !== 409) return 'failed';
  return error.problems.some(({ param }) => param === 'email') ? 'unverified' : 'outdated';
}
