import { fold } from '#src/lib/text/fold.ts';

export type TextPart = { readonly text: string; readonly isTyped: boolean };

/** The text folded letter by letter, with the position of each folded letter in the text. */
function foldedLetters(text: string): { foldedText: string; startOf: number[]; endOf: number[] } {
  let foldedText = '';
  const startOf: number[] = [];
  const endOf: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = /\s/u.test(letter) ? ' ' : fold(letter);
    for (const _ of plain.split('')) {
      startOf.push(at);
      endOf.push(at + letter.length);
    }
    foldedText += plain;
    at += letter.length;
  }
  return { foldedText, startOf, endOf };
}

const isLetter = (letter: string | undefined) =>
  letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Where a word of the text begins as the typed word does. */
function firstStart(foldedText: string, word: string): number | undefined {
  for (let at = foldedText.indexOf(word); at >= 0; at = foldedText.indexOf(word, at + 1)) {
    if (!isLetter(foldedText[at - 1])) return at;
  }
  return undefined;
}

/**
 * Splits a text into typed and other parts, without regard to case and accents. A typed word counts where a
 * word of the text begins with it, once. The joined parts are the text.
 */
export function typedParts(text: string, query: string): TextPart[] {
  const { foldedText, startOf, endOf } = foldedLetters(text);
  const isTyped = new Array<boolean>(text.length).fill(false);
  for (const word of new Set(fold(query).split(/[^\p{L}\p{N}]+/u))) {
    const start = word ? firstStart(foldedText, word) : undefined;
    if (start === undefined) continue;
    isTyped.fill(true, startOf[start], endOf[start + word.length - 1]);
  }
  const parts: TextPart[] = [];
  for (let at = 0; at < text.length;) {
    const kind = isTyped[at] === true;
    let end = at;
    while (end < text.length && (isTyped[end] === true) === kind) end += 1;
    parts.push({ text: text.slice(at, end), isTyped: kind });
    at = end;
  }
  return parts;
}
