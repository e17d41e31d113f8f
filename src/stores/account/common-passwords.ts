import * as z from 'zod/mini';
import { atom } from 'nanostores';
import { loadCommonPasswords } from '#src/clients/common-passwords.ts';
import { isCommonPassword } from '#src/domain/account/common-password.ts';

/** The passwords that are too common to be chosen; null until they have been asked for. */
export const $commonPasswords = atom<ReadonlySet<string> | null>(null);

let fetching: Promise<void> | undefined;

async function fetchOnce(): Promise<void> {
  const outcome = await loadCommonPasswords();
  fetching = undefined;
  $commonPasswords.set(new Set(outcome.ok ? outcome.value.passwords : []));
  if (outcome.ok) return;
  console.info(
    'The common passwords could not be fetched; the server checks alone.',
    outcome.error,
  );
}

/**
 * Fetches the list when a password is about to be chosen. When that fails the list is empty and the
 * server alone refuses; the next use tries again.
 */
export function fetchCommonPasswords(): Promise<void> {
  if ($commonPasswords.get()?.size) return Promise.resolve();
  fetching ??= fetchOnce();
  return fetching;
}

/** The rule, for the schema of a form with a new password, that the password is not on the list. */
export const isHardToGuess = z.refine<{ readonly password?: string }>(
  async ({ password = '' }) => {
    await fetchCommonPasswords();
    const list = $commonPasswords.get();
    return !list || !isCommonPassword(password, list);
  },
  { path: ['password'], params: { rule: 'common' }, when: () => true },
);
