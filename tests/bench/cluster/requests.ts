import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

export type Sent = {
  readonly path: string;
  /** The loopback address the request comes from: to nginx and the server each is a different visitor. */
  readonly from: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
};

type Answer = { readonly status: number; readonly retryAfterMs: number; readonly text: string };

/** The outcome of a request whose client asks twice at most. */
export type RequestOutcome = {
  readonly answer: Answer | undefined;
  /** The reason for sending it again, and the reason why that failed too. */
  readonly faults: readonly string[];
  readonly tookMs: number;
};

const TIMEOUT_MS = 30_000;
/** Pause before asking again if the answer does not give one. */
const PAUSE_MS = 500;

const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });

async function ask(origin: string, { path, from, body, headers }: Sent): Promise<Answer> {
  const sent = request(origin + path, {
    agent,
    localAddress: from,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body && { method: 'POST' }),
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
  });
  sent.end(body && JSON.stringify(body));
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  return {
    text: await text(reply),
    status: reply.statusCode ?? 0,
    retryAfterMs: Number(reply.headers['retry-after'] ?? 0) * 1000 || PAUSE_MS,
  };
}

const NO_ANSWER = { status: 0, retryAfterMs: PAUSE_MS };

/** Sends a request, and once more if the answer is not 200, after the delay that the answer asks for. */
export async function askTwice(origin: string, sent: Sent): Promise<RequestOutcome> {
  const begin = performance.now();
  const faults: string[] = [];
  for (let tries = 0; tries < 2; tries += 1) {
    const answer = await ask(origin, sent).catch((error: Error) => ({
      ...NO_ANSWER,
      text: error.message,
    }));
    if (answer.status === 200) return { answer, faults, tookMs: performance.now() - begin };
    faults.push(`${sent.path.slice(0, 60)}: ${answer.status} ${answer.text.slice(0, 120)}`);
    if (tries === 0) await delay(answer.retryAfterMs);
  }
  return { answer: undefined, faults, tookMs: performance.now() - begin };
}
