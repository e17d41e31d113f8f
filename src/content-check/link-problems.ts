import { BASE_PATH } from '../domain/routes.ts';
import type { ContentFile } from './content-file.ts';
import type { ContentProblem } from './content-problem.ts';

type Leaf = { readonly path: readonly PropertyKey[]; readonly text: string };

function leaves(value: unknown, path: readonly PropertyKey[] = []): Leaf[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (!(value instanceof Object) || value instanceof Date) return [];
  return Object.entries(value).flatMap(([key, part]) => leaves(part, [...path, key]));
}

function pageMessage(text: string): string {
  if (text === BASE_PATH || text.startsWith(`${BASE_PATH}/`)) {
    return `${text} must be written without ${BASE_PATH} at the start. For example: ${text.slice(BASE_PATH.length) || '/'}`;
  }
  return `${text} does not match any page of this site. For example: /contact`;
}

const WORDS_LINK = /\]\(\s*<?([^)\s>]*)/g;

/** Links in the words below the dashes are not given the site's own path, so they lead outside. */
function wordsProblems({ file, words, wordsLine }: ContentFile): ContentProblem[] {
  return words.split('\n').flatMap((line, index) =>
    [...line.matchAll(WORDS_LINK)]
      .map(([, address = '']) => address)
      .filter((address) => !/^(https:\/\/|mailto:|tel:\+)\S+$/.test(address))
      .map((address) => ({
        file,
        line: wordsLine + index,
        field: '',
        message: `the link to ${address || 'nothing'} must start with https://, mailto: or tel:+. For example: [Write to us](mailto:hello@example.ca)`,
      })),
  );
}

/** Links of a file to pages that do not exist. */
export function linkProblems(
  content: ContentFile,
  isPage: (address: string) => boolean,
): ContentProblem[] {
  const { file, value, lineOf } = content;
  const pages = leaves(value)
    .filter(({ text }) => text.startsWith('/') && !isPage(text))
    .map(({ path, text }) => ({
      file,
      line: lineOf(path),
      field: path.join('.'),
      message: pageMessage(text),
    }));
  return [...pages, ...wordsProblems(content)];
}
