/** Where a word stands among sorted ones, or would stand. */
export function placeInOrder(sortedWords: readonly string[], word: string): number {
  let [low, high] = [0, sortedWords.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sortedWords[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
