import { withoutPersonalData } from '#src/lib/text/personal-data.ts';

export type StackFrame = {
  readonly file: string;
  readonly name: string;
  readonly line: number;
  readonly column: number;
};

/** An error in a page, without anything that identifies its visitor. */
export type PageError = {
  /** 32 hexadecimal digits. */
  readonly id: string;
  readonly atMs: number;
  /** Its source: an uncaught error, an unhandled promise, a file that did not load. */
  readonly kind: 'error' | 'rejection' | 'file';
  readonly type: string;
  readonly message: string;
  /** The innermost first. */
  readonly frames: readonly StackFrame[];
  readonly page: string;
};

const TEXT_LIMIT = 500;
const FRAME_LIMIT = 30;

const withoutQueries = (text: string) => text.replaceAll(/[?#][^\s"'()<>:]*/g, '');

/** A text without queries, which hold searches and tokens, and without addresses of people. */
function cleanText(text: string): string {
  return withoutPersonalData(withoutQueries(text)).slice(0, TEXT_LIMIT);
}

/** The frame format of Chromium, and that of Firefox and Safari. */
const FRAMES = [
  /^\s*at (?:(?<name>.+?) \()?(?<file>[^\s()]+):(?<line>\d+):(?<column>\d+)\)?$/,
  /^(?<name>[^@]*)@(?<file>\S+):(?<line>\d+):(?<column>\d+)$/,
];

function frameOf(line: string): StackFrame | undefined {
  const groups = FRAMES.map((form) => form.exec(line)?.groups).find(Boolean);
  if (!groups) return undefined;
  return {
    file: cleanText(groups['file'] ?? ''),
    name: cleanText(groups['name'] ?? '') || '?',
    line: Number(groups['line']),
    column: Number(groups['column']),
  };
}

function framesOf({ stack = '' }: Error): readonly StackFrame[] {
  return stack
    .split('\n')
    .slice(0, FRAME_LIMIT)
    .flatMap((line) => frameOf(line) ?? []);
}

type Circumstances = Pick<PageError, 'id' | 'atMs' | 'kind'> & {
  /** The path of the page. */
  readonly path: string;
};

/** The name of a page in reports: all homes, all lists and all cities share the name of their kind. */
export function pageNameOf(path: string): string {
  const [, base = '', page = '', ...rest] = path.split('/');
  return cleanText(`/${base}/${page}${rest.length > 0 ? '/…' : ''}`);
}

/** A thrown value in the form that a report may contain. */
export function pageErrorOf(error: unknown, { path, ...circumstances }: Circumstances): PageError {
  const page = pageNameOf(path);
  if (!(error instanceof Error)) {
    // Other thrown values may hold anything: a report gives only their kind, or the text of a string.
    const message = typeof error === 'string' ? cleanText(error) : '';
    return { ...circumstances, page, type: typeof error, message, frames: [] };
  }
  const message = cleanText(error.message);
  return { ...circumstances, page, type: error.name, message, frames: framesOf(error) };
}
