import type { ContentProblem } from './content-problem.ts';

const UNREADABLE =
  'a letter on this line was not saved as UTF-8, so it would be shown as �. Save the file with the encoding UTF-8 and type the letter again. For example: Béatrice';
const UNSEEN =
  'this line contains an invisible character. Delete the words around it and type them again.';

/** Control characters except tabs and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** The first unreadable character of a file, as in one saved with another encoding than UTF-8. */
export function characterProblem(file: string, text: string): ContentProblem | undefined {
  const lines = text.split('\n');
  const index = lines.findIndex((line) => line.includes('\uFFFD') || CONTROL.test(line));
  if (index < 0) return undefined;
  const message = lines[index]?.includes('\uFFFD') ? UNREADABLE : UNSEEN;
  return { file, line: index + 1, field: '', message };
}
