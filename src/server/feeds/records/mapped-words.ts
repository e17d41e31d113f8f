export const yesNo = (isAllowed: boolean): 'Y' | 'N' => (isAllowed ? 'Y' : 'N');

/** Words with commas between them; null where there are none. */
export const joined = (words: readonly string[]): string | null =>
  words.length > 0 ? words.join(', ') : null;
