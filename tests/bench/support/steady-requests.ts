import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 20;
const EVERY_POST = 3;
const PATHS = [
  '/real-estate/about',
  '/real-estate/list/on/toronto',
  '/api/realty/listings?status=A&resultsPerPage=5',
  '/real-estate/map',
  '/api/realty/meta',
];

export type LoadReport = { readonly requests: number; readonly failures: readonly string[] };

type Load = { readonly origin: string; readonly agent: Agent; readonly clients: number };

async function statusOf(url: string, agent: Agent, body?: object): Promise<number | undefined> {
  const headers = { 'content-type': 'application/json' };
  const sent = request(url, { agent, ...(body && { method: 'POST', headers }) });
  sent.end(body && JSON.stringify(body));
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  await text(reply);
  return reply.statusCode;
}

/**
 * Sends requests from some clients at once, without end; a third of them are searches by POST, which no
 * proxy sends twice. Every answer other than 200 is a failure.
 */
export function keepAsking({ origin, agent, clients }: Load): { end(): Promise<LoadReport> } {
  let isOver = false;
  let requests = 0;
  const failures: string[] = [];

  async function ask(client: number): Promise<void> {
    for (let turn = client; !isOver; turn += 1) {
      const isPost = turn % EVERY_POST === 0;
      const path = isPost ? '/api/realty/listings' : (PATHS[turn % PATHS.length] ?? '/');
      requests += 1;
      const outcome = await statusOf(
        origin + path,
        agent,
        isPost ? { status: 'A' } : undefined,
      ).catch(String);
      if (outcome !== 200) failures.push(`${isPost ? 'POST ' : ''}${path}: ${outcome}`);
      await delay(PAUSE_MS);
    }
  }

  const asking = Array.from({ length: clients }, (_, client) => ask(client));
  return {
    async end() {
      isOver = true;
      await Promise.all(asking);
      return { requests, failures };
    },
  };
}
