import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Problems } from '#src/contract/problem.ts';
import { anApp, testConfig } from '#tests/support/app/app.ts';
import { REPLAY_HOMES } from './homes.ts';
import { MCP_REQUESTS } from './mcp-requests.ts';
import { PORTAL_REQUESTS } from './portal-requests.ts';
import type { Expected, ReplayRequest } from './replay-request.ts';

let app: FastifyInstance;
const KEY = 'k3y-of-a-trusted-server-0001';

beforeAll(async () => {
  app = await anApp(REPLAY_HOMES, { config: testConfig({ REALTY_API_KEYS: KEY }) });
});
afterAll(() => app.close());

const send = ([method, path, body]: ReplayRequest, headers: Record<string, string> = {}) =>
  app.inject({
    method,
    url: encodeURI(`/api/realty${path}`),
    headers: { accept: 'application/json', 'x-repliers-forwarded-for': '192.0.2.7', ...headers },
    ...(body ? { payload: body } : {}),
  });

const at = (value: unknown, path: string) =>
  path
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], value);

const numbersOf = (response: LightMyRequestResponse): string[] =>
  response.json().listings.map(({ mlsNumber }: { mlsNumber: string }) => mlsNumber);

function check(response: LightMyRequestResponse, expected: Exclude<Expected, readonly string[]>) {
  const { status = 200, param, count, order, has = [], warns } = expected;
  expect(response.statusCode, response.body).toBe(status);
  const answer = response.json();
  if (status >= 400) expect(Problems.safeParse(answer).success).toBe(true);
  if (param) expect(answer[0].param).toBe(param);
  if (count !== undefined) expect(answer.count).toBe(count);
  if (order) expect(numbersOf(response)).toEqual(order);
  expect(has.filter((path) => at(answer, path) === undefined)).toEqual([]);
  const warning = response.headers['warning'];
  expect(warning === undefined ? undefined : String(warning)).toEqual(
    warns ? expect.stringContaining(warns) : undefined,
  );
}

const isList = (expected: Expected): expected is readonly string[] => Array.isArray(expected);

test('covers at least 120 distinct requests', () => {
  const requests = [...PORTAL_REQUESTS, ...MCP_REQUESTS].map((request) =>
    JSON.stringify(request.slice(0, 3)),
  );
  expect(new Set(requests).size).toBe(requests.length);
  expect(requests.length).toBeGreaterThanOrEqual(120);
});

describe.each([
  ['the portal', PORTAL_REQUESTS],
  ['the MCP server', MCP_REQUESTS],
] as const)('%s', (_, requests) => {
  test.each(requests.map((request) => [`${request[0]} ${request[1]}`, request] as const))(
    '%s',
    async (_name, request) => {
      const response = await send(request);
      const [, , , expected] = request;
      if (!isList(expected)) return check(response, expected);
      check(response, { count: expected.length });
      expect(numbersOf(response).toSorted()).toEqual(expected);
    },
  );
});

test.each([
  ['GET', '/listings?status=A&status=U&displayInternetEntireListing=N', undefined, ['N1']],
  ['GET', '/listings?status=U&lastStatus=Exp', undefined, ['E1']],
  ['POST', '/listings?minPrice=1900000', {}, ['X1']],
] as const)('with its key, %s %s returns non-public listings', async (...request) => {
  const response = await send(request, { 'REPLIERS-API-KEY': KEY });
  expect(numbersOf(response)).toEqual(request[3]);
});

test('with its key, the history of an address is returned', async () => {
  const path = '/listings/history?city=Toronto&streetName=Maple&streetNumber=18&streetSuffix=Ave';
  const response = await send(['GET', path, undefined, {}], { 'REPLIERS-API-KEY': KEY });
  const numbers = response.json().history.map(({ mlsNumber }: { mlsNumber: string }) => mlsNumber);
  expect(numbers).toEqual(expect.arrayContaining(['H1', 'S1', 'E1']));
});
