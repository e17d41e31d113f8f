import type { Word } from './Dictionary.ts';

/** Words in a line, which is read in a fraction of a millisecond. */
const WORDS_A_LINE = 1000;
const NEWLINE = 10;
/** The first line and the last one. */
const BRACKET_LINES = 2;

/** Words as bytes: a list in JSON that can be read line by line. */
export function packWords(words: readonly Word[]): Uint8Array {
  const lines: string[] = [];
  for (let from = 0; from < words.length; from += WORDS_A_LINE) {
    lines.push(JSON.stringify(words.slice(from, from + WORDS_A_LINE)).slice(1, -1));
  }
  return new TextEncoder().encode(`[\n${lines.join(',\n')}\n]`);
}

function* linesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length;) {
    const newline = bytes.indexOf(NEWLINE, from);
    const to = newline < 0 ? bytes.length : newline;
    yield bytes.subarray(from, to);
    from = to + 1;
  }
}

/** An upper bound of the number of words; 0 for so few that it does not matter. */
export function maxWordCount(bytes: Uint8Array): number {
  const lines = [...linesOf(bytes)].length - BRACKET_LINES;
  return lines > 1 ? lines * WORDS_A_LINE : 0;
}

/** The words, a line at a time. Words that an earlier version saved are a single line. */
export function* readWords(bytes: Uint8Array): Generator<readonly Word[]> {
  const decoder = new TextDecoder();
  for (const line of linesOf(bytes)) {
    const text = decoder.decode(line);
    const items = text.replace(/^\[/, '').replace(/[\],]$/, '');
    yield JSON.parse(`[${items}]`) as readonly Word[];
  }
}
