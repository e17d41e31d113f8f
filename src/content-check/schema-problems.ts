import type { z } from 'astro/zod';
import type { ContentFile } from './content-file.ts';
import type { ContentProblem } from './content-problem.ts';

type Issue = z.core.$ZodIssue;

const LINK = 'For example: { label: Contact us, page: /contact }';

/** Our own sentences begin like this; the library's are put in plain words. */
const OWN_SENTENCE = /^must /;

function plainMessage(issue: Issue): string {
  if (OWN_SENTENCE.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'too_small':
      return 'must have at least one entry, on a line that starts with a dash. For example: - Licensed in Ontario';
    case 'invalid_type':
      return issue.expected === 'array'
        ? 'must be a list, with each entry on a line that starts with a dash. For example: - Licensed in Ontario'
        : 'must be a group of fields, each on its own line and indented by two more spaces. For example: title: Come and ask';
    default:
      return `must have the same form as in the other files of this folder: ${issue.message}`;
  }
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (part instanceof Object ? Reflect.get(part, key) : undefined),
    value,
  );
}

/** A link has a page or a url: the issues of the one that was meant. */
function linkIssues(issue: z.core.$ZodIssueInvalidUnion, value: unknown): readonly Issue[] {
  const hasPage = value instanceof Object && 'page' in value;
  const hasUrl = value instanceof Object && 'url' in value;
  const linkIssue = issue.errors[hasPage ? 0 : 1];
  if (hasPage !== hasUrl && linkIssue)
    return linkIssue.map((one) => ({ ...one, path: [...issue.path, ...one.path] }));
  const message = `must have a label, and either page or url. ${LINK}`;
  return [{ code: 'custom', path: issue.path, message, input: value }];
}

/** The issues of a schema with a file, in plain words and with the line of each. */
export function schemaProblems(content: ContentFile, issues: readonly Issue[]): ContentProblem[] {
  const { file, value, lineOf } = content;
  return issues.flatMap((issue): ContentProblem[] => {
    if (issue.code === 'invalid_union') {
      return schemaProblems(content, linkIssues(issue, valueAt(value, issue.path)));
    }
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => {
        const path = [...issue.path, key];
        const message = `there is no field ${key} here: correct its name or delete the line. For example, look at the names in another file of this folder`;
        return { file, line: lineOf(path), field: path.join('.'), message };
      });
    }
    const isMissing = valueAt(value, issue.path) === undefined;
    const message = `${isMissing ? 'is missing and ' : ''}${plainMessage(issue)}`;
    return [{ file, line: lineOf(issue.path), field: issue.path.join('.'), message }];
  });
}
