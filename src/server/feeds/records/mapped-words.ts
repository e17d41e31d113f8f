export const yesNo = (isAllowed: boolean): 'Y' | 'N' => (isAllowed ? 'Y' : 'N');

/** Words with commas between them; null where there are none. */
export const joined = (words: readonly string[]): string | null =>
  words.length > 0 ? words.join(', ') : null;

/** An amount that is zero where there is none. */
export const amount = (dollars: number | null): number | null => (dollars === 0 ? null : dollars);
