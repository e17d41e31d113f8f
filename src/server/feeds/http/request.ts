import { boundedText } from '#src/lib/bounded-text.ts';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';

/** Sends a request, as `fetch` does. */
export type FeedTransport = (url: string, init: RequestInit) => Promise<Response>;

export type Answer = { readonly status: number; readonly headers: Headers; readonly text: string };

const TIMEOUT_MS = 60_000;
const MAX_BODY_BYTES = 32 * 1024 * 1024;

/** Errors of a request before anything was sent. */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

function failureSentence(error: unknown): string {
  if (!(error instanceof Error)) return 'The connection to the feed was interrupted';
  if (error.name === 'TimeoutError') return 'The feed did not respond within a minute';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return UNREACHABLE.has(code)
    ? `The feed cannot be reached (${code})`
    : 'The connection to the feed was interrupted';
}

/**
 * Sends one request and reads all of its answer. It follows no redirect, as the token must go to no other
 * address: a redirect is an answer like any other. On an error no whole answer came, and a repetition may
 * help.
 */
export async function sendRequest(
  transport: FeedTransport,
  url: string,
  init: RequestInit,
): Promise<Outcome<Answer, string>> {
  try {
    const response = await transport(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await boundedText(response, MAX_BODY_BYTES);
    const { status, headers } = response;
    return text === undefined
      ? failure('The response of the feed is too long')
      : success({ status, headers, text });
  } catch (error) {
    return failure(failureSentence(error));
  }
}
