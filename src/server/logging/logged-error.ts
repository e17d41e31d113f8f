import { withoutPersonalData } from '#src/lib/text/personal-data.ts';

/** Deeper causes seldom say more. */
const CAUSE_DEPTH = 3;

/** Errors that quote what they could not read: those of JSON and of PostgreSQL. */
function quotesInput({ name }: Error): boolean {
  return name === 'SyntaxError' || name === 'error';
}

function cleanMessage(error: Error): string {
  const text = quotesInput(error)
    ? error.message.replaceAll(/"[\s\S]*"|'[\s\S]*'/g, '[text]')
    : error.message;
  return withoutPersonalData(text);
}

const framesOf = ({ stack = '' }: Error) =>
  stack.split('\n').filter((line) => line.startsWith('    at '));

type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack: string;
  readonly cause?: LoggedError;
};

/**
 * The fields of an error that the log may hold: an allowlist, as drivers attach rows, addresses and answers
 * of other servers to their errors.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const cause =
    error.cause instanceof Error && depth < CAUSE_DEPTH
      ? loggedError(error.cause, depth + 1)
      : undefined;
  return {
    type: error.name,
    message: [cleanMessage(error), cause?.message].filter(Boolean).join(': '),
    ...(code === undefined ? {} : { code }),
    stack: framesOf(error).join('\n'),
    ...(cause ? { cause } : {}),
  };
}
