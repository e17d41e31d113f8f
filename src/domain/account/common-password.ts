/** What people put around a word to meet the rules, for example the "1!" of "Password1!". */
const DECORATION_LIMIT = 6;

function withoutEnds(password: string, ends: RegExp): string {
  const core = password.replaceAll(ends, '');
  return password.length - core.length <= DECORATION_LIMIT ? core : password;
}

const SYMBOLS_AT_ENDS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const SYMBOLS_AND_DIGITS_AT_ENDS = /^[^\p{L}]+|[^\p{L}]+$/gu;

/**
 * Tells whether a password is on the list, without regard to case and to up to six digits and
 * symbols at its ends: the rules ask for those, so "Password1!" is as easily guessed as "password".
 */
export function isCommonPassword(password: string, list: ReadonlySet<string>): boolean {
  const lower = password.toLowerCase();
  return (
    list.has(lower) ||
    list.has(withoutEnds(lower, SYMBOLS_AT_ENDS)) ||
    list.has(withoutEnds(lower, SYMBOLS_AND_DIGITS_AT_ENDS))
  );
}
