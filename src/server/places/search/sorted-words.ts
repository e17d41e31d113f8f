import { firstPlace } from '#src/lib/binary-search.ts';

/** Where a word stands among sorted ones, or would stand. */
export function placeInOrder(sortedWords: readonly string[], word: string): number {
  const all = { from: 0, to: sortedWords.length };
  return firstPlace(all, (place) => (sortedWords[place] ?? '') >= word);
}
