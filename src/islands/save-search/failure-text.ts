import type { CallFailure } from '#src/contract/call-outcome.ts';
import { savedSearches as words } from '#src/messages/en/saved-searches.ts';

/** Why a search could not be saved. */
export function failureText(error: CallFailure): string {
  if (error.kind !== 'refused') return words.failed;
  if (error.status === 401) return words.loggedOut;
  return error.status === 409 ? words.full : words.failed;
}
