import type { CallFailure, CallOutcome } from '#src/contract/call-outcome.ts';
import { callsOver } from '#src/contract/calls-over.ts';
import type { CallInput, ClientCall } from '#src/contract/client-call.ts';
import { Problems } from '#src/contract/problem.ts';
import { failure, success } from '#src/lib/outcome.ts';
import { identityToken } from './identity/identity-token.ts';
import { reportRefusedToken } from './identity/refused-token.ts';

export type Connection = (url: string, init: RequestInit) => Promise<Response>;

/** A browser has a connection; a build has none, and a test connects the server it made. */
let connection: Connection | undefined =
  typeof window === 'undefined' ? undefined : (url, init) => window.fetch(url, init);

export function connectHttp(next: Connection | undefined): void {
  connection = next;
}

/** Null without a session, so that a visitor's call need not wait for anything. */
export type TokenSource = () => Promise<string | null> | null;

/** Supplies the token for calls; null for an anonymous visitor. */
let tokenSource: TokenSource = identityToken;

export function connectToken(next: TokenSource = identityToken): void {
  tokenSource = next;
}

/**
 * Fetches a part of this site that differs for signed-in viewers. Null without a session, and on failure.
 */
export async function fetchForViewer(path: string): Promise<Response | null> {
  const token = await tokenSource();
  // Content for one viewer must stay out of the cache of everyone's pages.
  return token === null ? null : fetchPart(path, { headers: bearer(token), cache: 'no-store' });
}

/** Fetches the public version of a part of this site; null on failure. */
export const fetchPublic = (path: string) => fetchPart(path, {});

async function fetchPart(path: string, init: RequestInit): Promise<Response | null> {
  if (!connection) return null;
  try {
    const response = await connection(path, init);
    return response.ok ? response : null;
  } catch (error) {
    console.info(`${path} could not be fetched for its viewer.`, error);
    return null;
  }
}

function bearer(token: string | null): Record<string, string> {
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

function values(value: unknown): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (!Array.isArray(value)) return [String(value)];
  // A list of lists or objects is one structured value; a plain list is a repeated key.
  const isNested = value.some((item) => typeof item === 'object');
  return isNested ? [JSON.stringify(value)] : value.map(String);
}

function urlOf(path: string, { params = {}, query = {} }: CallInput): string {
  const pathWithParams = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of values(value)) search.append(name, item);
  }
  const text = search.toString();
  return text ? `${pathWithParams}?${text}` : pathWithParams;
}

/** The problems a refusal names; none when something between here and the server answered for it. */
function problemsIn(text: string): Problems {
  try {
    const problems = Problems.safeParse(JSON.parse(text));
    return problems.success ? problems.data : [];
  } catch {
    // A gateway's error page is no JSON, and its status says enough.
    return [];
  }
}

async function readFailure(response: Response): Promise<CallFailure> {
  return {
    kind: 'refused',
    status: response.status,
    problems: problemsIn(await response.text()),
    retryAfter: response.headers.get('retry-after'),
  };
}

type Payload = { readonly body: string | Blob | null; readonly type: Record<string, string> };

function payloadOf({ body, file }: CallInput): Payload {
  if (file) return { body: file, type: { 'content-type': file.type } };
  if (body === undefined) return { body: null, type: {} };
  return { body: JSON.stringify(body), type: { 'content-type': 'application/json' } };
}

/** The unparsed reply of a call, with its headers. */
export type HttpReply = { readonly value: unknown; readonly headers: Headers };

/** Makes a call and returns its reply. Never throws: failures are in the outcome. */
export async function sendCall(
  { method, path, noAuth = false }: ClientCall,
  input: CallInput,
): Promise<CallOutcome<HttpReply>> {
  if (!connection) return failure({ kind: 'unreachable' });
  const { body, type } = payloadOf(input);
  try {
    const token = noAuth ? null : tokenSource();
    const authorization = token ? bearer(await token) : {};
    const response = await connection(urlOf(path, input), {
      method,
      headers: {
        accept: 'application/json',
        ...type,
        ...authorization,
        ...input.headers,
      },
      body,
      signal: input.signal ?? null,
    });
    if (response.status === 401 && 'authorization' in authorization) reportRefusedToken();
    if (!response.ok) return failure(await readFailure(response));
    return success({ value: await response.json(), headers: response.headers });
  } catch (error) {
    if (input.signal?.aborted) return failure({ kind: 'aborted' });
    return failure({ kind: error instanceof SyntaxError ? 'unreadable' : 'unreachable' });
  }
}

/** Makes a call of the contract over HTTP. */
export const call = callsOver(async (endpoint, input) => {
  const outcome = await sendCall(endpoint, input);
  return outcome.ok ? success(outcome.value.value) : outcome;
});
