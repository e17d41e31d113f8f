import { readdirSync, readFileSync, statSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { type ContentFile, readContentFile } from './content-file.ts';
import { kindOf } from './content-kinds.ts';
import type { ContentProblem } from './content-problem.ts';
import { duplicateProblems } from './duplicate-problems.ts';
import { fileNameProblems } from './file-name-problems.ts';
import { linkProblems } from './link-problems.ts';
import { schemaProblems } from './schema-problems.ts';
import { isPicture, pictureProblem } from './picture-problems.ts';
import { pageFinder } from './site-pages.ts';

const NO_WORDS =
  'the text below the second line of dashes is missing. For example: They answered every question we had.';

/** Paths below the folder, of links too; a file whose name begins with a dot belongs to a program. */
function contentPaths(folder: string): string[] {
  const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => !name.startsWith('.') && isFile(join(parentPath, name)))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

function problemsOf(folder: string, path: string, content: ContentFile): ContentProblem[] {
  const kind = kindOf(path);
  const parsed = kind?.schema(folder).safeParse(content.value);
  const { file, words, wordsLine } = content;
  const hasNoWords = kind?.needsWords && words.trim() === '';
  return [
    ...(parsed?.success === false ? schemaProblems(content, parsed.error.issues) : []),
    ...(hasNoWords ? [{ file, line: wordsLine, field: '', message: NO_WORDS }] : []),
  ];
}

async function pictureProblems(paths: readonly string[], folder: string, name: string) {
  const problems = await Promise.all(
    paths.filter(isPicture).map((path) => {
      return pictureProblem(path, `${name}/${path}`, readFileSync(join(folder, path)));
    }),
  );
  return problems.filter((problem) => problem !== undefined);
}

/** The name of the folder for people: its path in the project, or its whole path. */
export function folderName(root: string, folder: string): string {
  const name = relative(root, folder).replaceAll('\\', '/');
  return name.startsWith('..') || isAbsolute(name) ? folder : name;
}

/**
 * Everything that an editor has to change in a folder of content before the site can be built.
 *
 * @param root of the project, whose pages links may lead to
 */
export async function checkContent(
  root: string,
  folder = join(root, 'content'),
): Promise<ContentProblem[]> {
  const paths = contentPaths(folder);
  const name = folderName(root, folder);
  const problems = fileNameProblems(paths, name);
  const contents: ContentFile[] = [];
  for (const path of paths.filter(kindOf)) {
    const reading = readContentFile(`${name}/${path}`, readFileSync(join(folder, path), 'utf8'));
    problems.push(...reading.problems);
    if (!reading.content) continue;
    contents.push(reading.content);
    problems.push(...problemsOf(folder, path, reading.content));
  }
  const isPage = pageFinder(root, folder);
  return [
    ...problems,
    ...(await pictureProblems(paths, folder, name)),
    ...contents.flatMap((content) => linkProblems(content, isPage)),
    ...duplicateProblems(contents),
  ];
}
