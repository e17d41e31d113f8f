import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type ContentFile, readContentFile } from './content-file.ts';
import { kindOf } from './content-kinds.ts';
import type { ContentProblem } from './content-problem.ts';
import { duplicateProblems } from './duplicate-problems.ts';
import { fileNameProblems } from './file-name-problems.ts';
import { linkProblems } from './link-problems.ts';
import { schemaProblems } from './schema-problems.ts';
import { pageFinder } from './site-pages.ts';

const NO_WORDS =
  'the words below the second line of dashes are missing. For example: They answered every question we had.';

/** Paths below content/; a file whose name begins with a dot belongs to a program. */
function contentPaths(root: string): string[] {
  const folder = join(root, 'content');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

function problemsOf(root: string, path: string, content: ContentFile): ContentProblem[] {
  const kind = kindOf(path);
  const parsed = kind?.schema(root).safeParse(content.value);
  const { file, words, wordsLine } = content;
  const hasNoWords = kind?.needsWords && words.trim() === '';
  return [
    ...(parsed?.success === false ? schemaProblems(content, parsed.error.issues) : []),
    ...(hasNoWords ? [{ file, line: wordsLine, field: '', message: NO_WORDS }] : []),
  ];
}

/** Everything in content/ that an editor has to change before the site can be built. */
export function checkContent(root: string): ContentProblem[] {
  const paths = contentPaths(root);
  const problems = fileNameProblems(paths);
  const contents: ContentFile[] = [];
  for (const path of paths.filter(kindOf)) {
    const reading = readContentFile(
      `content/${path}`,
      readFileSync(join(root, 'content', path), 'utf8'),
    );
    problems.push(...reading.problems);
    if (!reading.content) continue;
    contents.push(reading.content);
    problems.push(...problemsOf(root, path, reading.content));
  }
  const isPage = pageFinder(root);
  return [
    ...problems,
    ...contents.flatMap((content) => linkProblems(content, isPage)),
    ...duplicateProblems(contents),
  ];
}
