import type { CallFailure } from '#src/contract/call-outcome.ts';
import type { Locale } from '#src/messages/locale.ts';
import { savedSearchesTexts } from '#src/messages/search/saved-searches.ts';

/** Why a search could not be saved. */
export function failureText(error: CallFailure, locale: Locale): string {
  const words = savedSearchesTexts(locale);
  if (error.kind !== 'refused') return words.failed;
  if (error.status === 401) return words.loggedOut;
  return error.status === 409 ? words.full : words.failed;
}
