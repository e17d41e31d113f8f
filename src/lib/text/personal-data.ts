/** Bounded, so that the time for a long text only grows with its length. */
const EMAIL =
  /[^\s"'<>(),;:=&?/@]{1,64}(?:@|%40)(?:[^\s"'<>(),;:=&?/@.]{1,63}\.){1,8}[a-z]{2,24}/gi;
const PHONE =
  /(?<![\w.-])(?:\+?1[ .-]?)?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[ .-]?)[2-9]\d{2}[ .-]?\d{4}(?![.-]?[\da-z])/gi;
const BEARER = /\bbearer\s+[^\s"',]+/gi;
const SIGNED_TOKEN = /\beyJ[\w-]{1,2000}\.[\w-]{1,4000}\.[\w-]{0,2000}/g;
const LONG_WORD = /[\w-]{32,}/g;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A random name of that length opens something; a UUID only names a row. */
function isToken(word: string): boolean {
  return /\d/.test(word) && /[a-z]/i.test(word) && !UUID.test(word);
}

/** A text without the parts that may identify a person, or grant access. */
export function withoutPersonalData(text: string): string {
  return text
    .replace(BEARER, '[token]')
    .replace(SIGNED_TOKEN, '[token]')
    .replace(EMAIL, '[email]')
    .replace(PHONE, '[phone]')
    .replace(LONG_WORD, (word) => (isToken(word) ? '[token]' : word));
}
