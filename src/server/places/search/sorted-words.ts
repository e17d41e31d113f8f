import { partitionPoint } from '#src/lib/binary-search.ts';

/** The position of a word among sorted ones, or where it would be inserted. */
export function placeInOrder(sortedWords: readonly string[], word: string): number {
  const all = { from: 0, to: sortedWords.length };
  return partitionPoint(all, (place) => (sortedWords[place] ?? '') >= word);
}
