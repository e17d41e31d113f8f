import { withoutPersonalData } from '#src/lib/text/personal-data.ts';

export type StackFrame = {
  readonly file: string;
  readonly name: string;
  readonly line: number;
  readonly column: number;
};

/** Something that went wrong in a page, without what identifies its visitor. */
export type PageError = {
  /** 32 hexadecimal digits. */
  readonly id: string;
  readonly atMs: number;
  /** What it came from: an error nobody caught, a promise nobody waited for, a file that did not load. */
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

/** As Chromium writes a frame, and as Firefox and Safari do. */
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

/** A page as it is named in reports: a home, a list or a city is no different from others of its kind. */
export function pageNameOf(path: string): string {
  const [, base = '', page = '', ...rest] = path.split('/');
  return cleanText(`/${base}/${page}${rest.length > 0 ? '/…' : ''}`);
}

/** What was thrown, as a report may tell it. */
export function pageErrorOf(error: unknown, { path, ...circumstances }: Circumstances): PageError {
  const page = pageNameOf(path);
  if (!(error instanceof Error)) {
    // What else is thrown may hold anything: only its kind is told, or its text when it is one.
    const message = typeof error === 'string' ? cleanText(error) : '';
    return { ...circumstances, page, type: typeof error, message, frames: [] };
  }
  const message = cleanText(error.message);
  return { ...circumstances, page, type: error.name, message, frames: framesOf(error) };
}
