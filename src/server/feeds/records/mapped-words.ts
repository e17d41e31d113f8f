export const yesNo = (isAllowed: boolean): 'Y' | 'N' => (isAllowed ? 'Y' : 'N');

/** Words joined by commas; null when there are none. */
export const joinWords = (words: readonly string[]): string | null =>
  words.length > 0 ? words.join(', ') : null;

/** An amount, with zero as null: some feeds write zero for none. */
export const nonZeroAmount = (dollars: number | null): number | null =>
  dollars === 0 ? null : dollars;
