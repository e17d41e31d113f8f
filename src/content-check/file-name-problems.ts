import { slug } from '#src/lib/text/fold.ts';
import { kindOf, REQUIRED_FILES } from './content-kinds.ts';
import type { ContentProblem } from './content-problem.ts';
import { isPicture } from './picture-problems.ts';

const GOOD_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const FONT = /^site\/fonts\/[^/]+\.woff2$/;
/** Sent to browsers under their own names. */
const PUBLIC = 'site/public/';
/** Read by people, not by pages. */
const FOR_PEOPLE = new Set(['README.md']);

/** An ending that plain-text editors add to a complete name; Windows hides it. */
const SECOND_ENDING = /(?<=\.(?:md|yaml|json))\.txt$/i;

function partsOf(name: string): readonly [stem: string, extension: string] {
  const end = name.lastIndexOf('.');
  return end < 0 ? [name, ''] : [name.slice(0, end), name.slice(end)];
}

function nameProblem(path: string): string | undefined {
  const name = path.split('/').at(-1) ?? '';
  if (!GOOD_NAME.test(partsOf(name)[0])) {
    const [stem, extension] = partsOf(name.replace(SECOND_ENDING, ''));
    const better = `${slug(stem) || 'sam-lee'}${extension.toLowerCase()}`;
    return `a file name may contain only lowercase letters, digits and hyphens, because it becomes part of a web address. For example: ${better}`;
  }
  if (kindOf(path) || isPicture(path) || FONT.test(path)) return undefined;
  return 'no page uses this file: correct its name, its extension or its folder. For example: reviews/sam-lee.md';
}

/** Files whose names keep them from being read, and missing files. */
export function fileNameProblems(paths: readonly string[], folder: string): ContentProblem[] {
  const wrong = paths
    .filter((path) => !FOR_PEOPLE.has(path) && !path.startsWith(PUBLIC))
    .map((path) => ({ path, message: nameProblem(path) }));
  const missing = REQUIRED_FILES.filter((path) => !paths.includes(path)).map((path) => ({
    path,
    message: `this file is missing, and a page needs it: restore it. For example: ${folder}/${path}`,
  }));
  return [...wrong, ...missing].flatMap(({ path, message }) =>
    message ? [{ file: `${folder}/${path}`, field: '', message }] : [],
  );
}
