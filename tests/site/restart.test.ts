import { Agent, type IncomingMessage, request } from 'node:http';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  aDataFolder,
  aRestartableServer,
  type RestartableServer,
} from '#tests/support/app/server-pair.ts';

/** Long enough for a machine that is busy with other tests to see the readiness change. */
const SHUTDOWN_DELAY_MS = 4000;
const POLL_MS = 50;
const PAUSE_MS = 20;
const CLIENTS = 4;
const PATHS = [
  '/real-estate/about',
  '/real-estate/list/on/toronto',
  '/api/realty/listings?status=A&resultsPerPage=5',
  '/healthz',
];

const settings = { SHUTDOWN_DELAY_MS: String(SHUTDOWN_DELAY_MS) };

let servers: readonly RestartableServer[] = [];
beforeAll(async () => {
  const dataDir = await aDataFolder();
  servers = [4395, 4394].map((port) => aRestartableServer(dataDir, port, settings));
  // The second server uses the files that the first one makes.
  for (const server of servers) await server.start();
}, 180_000);
afterAll(() => {
  for (const server of servers) server.kill();
});

type Answer = { readonly status: number | undefined; readonly connection: string | undefined };

/** Sends a request over a keep-alive connection, as a proxy does. */
async function send(agent: Agent, url: string, body?: object): Promise<Answer> {
  const sent = request(url, {
    agent,
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' } }),
  });
  sent.end(body && JSON.stringify(body));
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  await text(reply);
  return { status: reply.statusCode, connection: reply.headers.connection };
}

/** Clients that keep asking the servers that report ready, as behind a balancer. */
function keepAsking(failures: unknown[]) {
  const agent = new Agent({ keepAlive: true });
  let isOver = false;
  const ready = new Set(servers);
  const statuses: (number | undefined)[] = [];

  async function watch(server: RestartableServer): Promise<void> {
    while (!isOver) {
      if ((await server.readiness()) === 200) ready.add(server);
      else ready.delete(server);
      await delay(POLL_MS);
    }
  }

  async function ask(client: number): Promise<void> {
    for (let turn = client; !isOver; turn += 1) {
      const server = [...ready][turn % ready.size];
      const path = PATHS[turn % PATHS.length] ?? '/';
      // A balancer does not resend a POST.
      const isPost = turn % 3 === 0;
      try {
        if (!server) throw new Error('no server is ready');
        const { status } = isPost
          ? await send(agent, `${server.origin}/api/realty/listings`, { status: 'A' })
          : await send(agent, server.origin + path);
        statuses.push(status);
        if (status !== 200) throw new Error(`${isPost ? 'POST' : path}: ${status}`);
      } catch (error) {
        failures.push(error);
      }
      await delay(PAUSE_MS);
    }
  }

  const all = [
    ...servers.map(watch),
    ...Array.from({ length: CLIENTS }, (_, client) => ask(client)),
  ];
  return {
    statuses,
    async end() {
      isOver = true;
      await Promise.all(all);
      agent.destroy();
    },
  };
}

test('restarting one of two servers fails no request', async () => {
  const failures: unknown[] = [];
  const asking = keepAsking(failures);
  const [server] = servers;
  if (!server) throw new Error('No server was started.');
  const answeredBefore = asking.statuses.length;
  await vi.waitFor(() => expect(asking.statuses.length).toBeGreaterThan(answeredBefore + 20), {
    timeout: 30_000,
  });
  const exit = server.stop();
  await vi.waitFor(async () => expect(await server.readiness()).toBe(503), {
    timeout: SHUTDOWN_DELAY_MS,
    interval: 10,
  });
  // A client unaware of the shutdown still gets its answer, with the request to connect anew next time.
  const agent = new Agent({ keepAlive: true });
  const late = await send(agent, `${server.origin}/real-estate/about`);
  expect(late).toEqual({ status: 200, connection: 'close' });
  expect(await exit).toBe(0);
  agent.destroy();
  await server.start();
  await asking.end();
  expect(failures).toEqual([]);
  expect(asking.statuses.length).toBeGreaterThan(100);
}, 180_000);
