import { type Document, isMap, isNode, LineCounter, parseDocument, visit } from 'yaml';
import { characterProblem } from './character-problems.ts';
import type { ContentProblem } from './content-problem.ts';
import { JSON_SYNTAX_HINT, YAML_REFERENCE_HINT, yamlMessage } from './yaml-problem.ts';

/** One parsed file of content/: its fields, the line of each, and the words below the dashes. */
export type ContentFile = {
  readonly file: string;
  readonly value: unknown;
  readonly words: string;
  readonly wordsLine: number;
  /** The line of a field, or of its parent when it is missing. */
  readonly lineOf: (path: readonly PropertyKey[]) => number | undefined;
};

type Reading = { readonly content?: ContentFile; readonly problems: readonly ContentProblem[] };

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;
const NO_DASHES =
  'the fields must be between two lines of three dashes at the top of the file. For example: ---';
const NO_FIELDS = 'must consist of fields, one per line. For example: title: About Example Homes';

/** YAML reads a year before it as one of the last century. */
const FIRST_YEAR = 1000;

const lineCount = (text: string) => text.split('\n').length - 1;

/** The YAML of a file and the lines above it; none for a Markdown file without its dashes. */
function fieldsOf(file: string, text: string) {
  if (!file.endsWith('.md')) return { yaml: text, linesAbove: 0, words: '', wordsLine: 1 };
  const frontMatter = FRONT_MATTER.exec(text);
  if (frontMatter?.index !== 0) return undefined;
  const [header, yaml = ''] = frontMatter;
  const words = text.slice(header.length);
  return { yaml, linesAbove: 1, words, wordsLine: lineCount(header) + 1 };
}

function daysInMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  if (month < 1 || month > 12) return 'a year has 12 months';
  const name = new Date(Date.UTC(year, month - 1)).toLocaleString('en', {
    month: 'long',
    timeZone: 'UTC',
  });
  return `${name} has ${new Date(Date.UTC(year, month, 0)).getUTCDate()} days`;
}

function dayMessage(source: string, date: Date): string | undefined {
  const example = 'For example: 2026-09-14';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(source)) {
    return `must be a date written year-month-day, with two digits for the month and the day. ${example}`;
  }
  if (Number(source.slice(0, 4)) < FIRST_YEAR) {
    return `${source} is too long ago: correct the year. ${example}`;
  }
  const isReal = Number.isFinite(date.getTime()) && date.toISOString().startsWith(source);
  return isReal ? undefined : `${source} is not a valid date: ${daysInMonth(source)}. ${example}`;
}

/** Days that YAML takes for others: it reads November 31 as December 1. */
function dayProblems(document: Document, at: (offset: number) => number, file: string) {
  const problems: ContentProblem[] = [];
  visit(document, {
    Pair(_, { key, value }) {
      if (!isNode(value) || !('value' in value) || !(value.value instanceof Date)) return;
      const message = dayMessage('source' in value ? String(value.source) : '', value.value);
      if (!message) return;
      problems.push({ file, line: at(value.range?.[0] ?? 0), field: String(key), message });
    },
  });
  return problems;
}

/** Text such as `*home`, which YAML takes for a reference. */
function referenceProblems(document: Document, at: (offset: number) => number, file: string) {
  const problems: ContentProblem[] = [];
  visit(document, {
    Alias(_, { range }) {
      problems.push({ file, line: at(range?.[0] ?? 0), field: '', message: YAML_REFERENCE_HINT });
    },
  });
  return problems;
}

/** Reads a file, or says in plain words why it cannot be read. */
export function readContentFile(file: string, rawText: string): Reading {
  const text = rawText.replace(/^\uFEFF/, '');
  const unreadable = characterProblem(file, text);
  if (unreadable) return { problems: [unreadable] };
  const parts = fieldsOf(file, text);
  if (!parts) return { problems: [{ file, line: 1, field: '', message: NO_DASHES }] };
  const lines = new LineCounter();
  const document = parseDocument(parts.yaml, {
    lineCounter: lines,
    prettyErrors: false,
    customTags: ['timestamp'],
  });
  const at = (offset: number) => lines.linePos(offset).line + parts.linesAbove;
  const errors = [...document.errors, ...document.warnings];
  if (errors[0]) {
    const line = at(errors[0].pos[0]);
    const message = file.endsWith('.json') ? JSON_SYNTAX_HINT : yamlMessage(errors);
    return { problems: [{ file, line, field: '', message }] };
  }
  const references = referenceProblems(document, at, file);
  if (references.length > 0) return { problems: references };
  if (!isMap(document.contents)) {
    const message = file.endsWith('.json') ? JSON_SYNTAX_HINT : NO_FIELDS;
    return { problems: [{ file, line: 1 + parts.linesAbove, field: '', message }] };
  }
  const days = dayProblems(document, at, file);
  if (days.length > 0) return { problems: days };
  const { words, wordsLine } = parts;
  const lineOf = (path: readonly PropertyKey[]) => lineOfField(document, path, at);
  return { content: { file, value: document.toJS(), words, wordsLine, lineOf }, problems: [] };
}

function lineOfField(
  document: Document,
  path: readonly PropertyKey[],
  at: (offset: number) => number,
): number | undefined {
  if (path.length === 0) return at(0);
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => String(key) === String(path.at(-1)))
    : undefined;
  const node = pair ? pair.key : document.getIn(path, true);
  if (isNode(node) && node.range) return at(node.range[0]);
  return lineOfField(document, path.slice(0, -1), at);
}
