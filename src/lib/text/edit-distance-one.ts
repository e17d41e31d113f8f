/**
 * Whether two words differ by at most one slip: a letter too many, too few, wrong, or two swapped. With
 * `asPrefix` the word may be longer than the typed text.
 */
export function isOneEditAway(text: string, word: string, asPrefix: boolean): boolean {
  if (word.length + 1 < text.length) return false;
  if (!asPrefix && word.length > text.length + 1) return false;
  const at = firstDifference(text, word);
  const isSwapped = at + 1 < text.length && text[at] === word[at + 1] && text[at + 1] === word[at];
  const words = { text, word, asPrefix };
  return (
    hasSameEnding(words, at, at) ||
    hasSameEnding(words, at + 1, at) ||
    hasSameEnding(words, at, at + 1) ||
    hasSameEnding(words, at + 1, at + 1) ||
    (isSwapped && hasSameEnding(words, at + 2, at + 2))
  );
}

function firstDifference(one: string, other: string): number {
  const end = Math.min(one.length, other.length);
  let at = 0;
  while (at < end && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  return at;
}

/** Whether the rest of the typed text is the rest of the word; cutting neither, for speed. */
function hasSameEnding(
  { text, word, asPrefix }: { text: string; word: string; asPrefix: boolean },
  typedFrom: number,
  wordFrom: number,
): boolean {
  const left = Math.max(0, text.length - typedFrom);
  const wordLeft = word.length - wordFrom;
  if (wordLeft < left || (!asPrefix && wordLeft !== left)) return false;
  for (let at = 0; at < left; at += 1) {
    if (text.charCodeAt(typedFrom + at) !== word.charCodeAt(wordFrom + at)) return false;
  }
  return true;
}
