import type * as z from 'zod/mini';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { Problems } from '#src/contract/problem.ts';
import type { CallFailure, CallOutcome } from '#src/contract/listings/realty-calls.ts';
import { failure, success } from '#src/lib/outcome.ts';
import { identityToken } from './identity/identity-token.ts';

export type Transport = (url: string, init: RequestInit) => Promise<Response>;

/** A browser has a connection; a build has none, and a test connects the server it made. */
let transport: Transport | undefined =
  typeof window === 'undefined' ? undefined : (url, init) => window.fetch(url, init);

export function connectTransport(next: Transport | undefined): void {
  transport = next;
}

/** Null without a session, so that a visitor's call need not wait for anything. */
export type TokenSource = () => Promise<string | null> | null;

/** Gives the token that calls are signed with; null for an anonymous visitor. */
let tokenSource: TokenSource = identityToken;

export function connectToken(next: TokenSource): void {
  tokenSource = next;
}

/**
 * Fetches something of this site that is more for a signed-in viewer than for everyone. Null without
 * a session, and when it cannot be had.
 */
export async function fetchOwn(path: string): Promise<Response | null> {
  const token = await tokenSource();
  if (!transport || token === null) return null;
  try {
    // What one viewer may see is neither taken from nor left in the cache everyone's pages are in.
    const response = await transport(path, { headers: bearer(token), cache: 'no-store' });
    return response.ok ? response : null;
  } catch (error) {
    console.info(`${path} could not be fetched for its viewer.`, error);
    return null;
  }
}

function bearer(token: string | null): Record<string, string> {
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

/** What a client needs of an endpoint. */
type Call<Reply extends z.ZodMiniType> = Pick<
  Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, Reply>,
  'method' | 'path' | 'reply' | 'noAuth'
>;

type Given = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is, under its own type, in place of a body. */
  readonly file?: Blob;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
};

function values(value: unknown): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (!Array.isArray(value)) return [String(value)];
  // A list of lists is one structured value (map rings); a plain list is a repeated key.
  return value.some(Array.isArray) ? [JSON.stringify(value)] : value.map(String);
}

function urlOf(path: string, { params = {}, query = {} }: Given): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of values(value)) search.append(name, item);
  }
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
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

async function refused(response: Response): Promise<CallFailure> {
  const problems = problemsIn(await response.text());
  return { kind: 'refused', status: response.status, problems };
}

type Payload = { readonly body: string | Blob | null; readonly type: Record<string, string> };

function payloadOf({ body, file }: Given): Payload {
  if (file) return { body: file, type: { 'content-type': file.type } };
  if (body === undefined) return { body: null, type: {} };
  return { body: JSON.stringify(body), type: { 'content-type': 'application/json' } };
}

/** What a call brought, with the headers it came under. */
export type Answer<Value> = { readonly value: Value; readonly headers: Headers };

/** Makes one call of the contract. Never throws: what can go wrong is in the outcome. */
export async function answerTo<Reply extends z.ZodMiniType>(
  { method, path, reply, noAuth = false }: Call<Reply>,
  given: Given,
): Promise<CallOutcome<Answer<z.infer<Reply>>>> {
  if (!transport) return failure({ kind: 'unreachable' });
  const { body, type } = payloadOf(given);
  try {
    const token = noAuth ? null : tokenSource();
    const signed = token ? bearer(await token) : {};
    const response = await transport(urlOf(path, given), {
      method,
      headers: {
        accept: 'application/json',
        ...type,
        ...signed,
        ...given.headers,
      },
      body,
      signal: given.signal ?? null,
    });
    if (!response.ok) return failure(await refused(response));
    const parsed = reply.safeParse(await response.json());
    if (!parsed.success) return failure({ kind: 'unreadable' });
    return success({ value: parsed.data, headers: response.headers });
  } catch (error) {
    if (given.signal?.aborted) return failure({ kind: 'aborted' });
    return failure({ kind: error instanceof SyntaxError ? 'unreadable' : 'unreachable' });
  }
}

/** Like `answerTo`, for who has no use for the headers. */
export async function call<Reply extends z.ZodMiniType>(
  endpoint: Call<Reply>,
  given: Given,
): Promise<CallOutcome<z.infer<Reply>>> {
  const outcome = await answerTo(endpoint, given);
  return outcome.ok ? success(outcome.value.value) : failure(outcome.error);
}
