import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { sendRequest } from '#src/server/feeds/http/request.ts';

async function answerOf(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`;
  const answer = await sendRequest(fetch, url, {});
  server.close();
  return { answer, url };
}

test('a redirect of a feed is neither followed nor retried', async () => {
  let requests = 0;
  const { answer } = await answerOf((_request, response) => {
    requests += 1;
    response.writeHead(301, { location: '/elsewhere' }).end();
  });
  expect(answer).toMatchObject({ ok: true, value: { status: 301 } });
  expect(requests).toBe(1);
});

test('an unreachable feed and a cut connection give different errors', async () => {
  const { answer, url } = await answerOf((request) => request.socket.destroy());
  expect(answer).toEqual({ ok: false, error: 'The connection to the feed was interrupted' });
  expect(await sendRequest(fetch, url, {})).toEqual({
    ok: false,
    error: 'The feed cannot be reached (ECONNREFUSED)',
  });
});
