import fc from 'fast-check';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { UNSUBSCRIBE_PATH } from '#src/contract/customer/alert-calls.ts';
import { CANCEL_SHOWING_PATH, CONFIRM_SHOWING_PATH } from '#src/contract/lead/showing-calls.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { Problems } from '#src/contract/problem.ts';
import { mountedEndpoints } from '#src/server/http/mounted-endpoints.ts';
import type { TokenViewer } from '#src/server/tokens/token-viewer.ts';
import { anApp } from '#tests/support/app/app.ts';
import { aPerson } from '#tests/support/customers/customers.ts';
import { encode, rawText } from '#tests/support/hostile-texts.ts';
import { aRecord } from '#tests/support/listings/listings.ts';

/** Number of requests; HOSTILE_REQUESTS=20000 for a thorough run. */
const REQUESTS = Number(process.env['HOSTILE_REQUESTS'] ?? 8000);
const MS_PER_REQUEST = 20;

let app: FastifyInstance;
beforeAll(async () => {
  const records = Array.from({ length: 12 }, (_, i) => aRecord({ mlsNumber: `C90000${10 + i}` }));
  // An anonymous viewer for homes, but a customer for the calls that only customers may make.
  const viewer: TokenViewer = {
    watch: () => undefined,
    identify: () => 'anonymous',
    customerOf: () => aPerson('ada'),
  };
  app = await anApp(records, { accounts: { viewer } });
});
afterAll(() => app.close());

type Told = { readonly [keyword: string]: unknown };
const isTold = (value: unknown): value is Told => value !== null && typeof value === 'object';

/** Values that a parameter accepts, and some just outside. */
function likely(schema: unknown): fc.Arbitrary<string> {
  if (!isTold(schema)) return fc.constant('x');
  const { type, items, minimum, maximum } = schema;
  const words = schema['enum'];
  if (Array.isArray(words)) return fc.constantFrom(...words.map(String));
  if (type === 'array') return likely(items);
  if (type === 'boolean') return fc.constantFrom('true', 'false', 'TRUE', '1');
  if (typeof minimum === 'number' && typeof maximum === 'number') {
    const inside = fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
    const edges = fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1);
    return fc
      .oneof(inside, edges, fc.double({ min: minimum, max: maximum, noNaN: true }))
      .map(String);
  }
  return fc.constantFrom(
    'Toronto',
    'ON/toronto',
    'C9000010',
    '2024-01-31',
    '43.65,-79.38',
    '600x400',
  );
}

function propertiesOf(schema: z.ZodMiniType): [name: string, schema: unknown][] {
  const { properties } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties ?? {});
}

function needed(schema: z.ZodMiniType): readonly string[] {
  const { required } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return required ?? [];
}

const STRANGE_NAMES = ['__proto__', 'constructor', 'x', 'map[]', 'a.b', '', 'repliers_api_key'];

function querySegment(properties: readonly [string, unknown][]): fc.Arbitrary<string> {
  const known = properties.map(([name, schema]) => {
    const value = fc.oneof({ weight: 3, arbitrary: likely(schema) }, rawText);
    const values = fc.oneof(
      { weight: 4, arbitrary: value.map((one) => [one]) },
      fc.array(value, { maxLength: 60 }),
    );
    return values.map((all) => all.map((one) => `${name}=${encode(one)}`).join('&'));
  });
  const strange = fc
    .tuple(fc.constantFrom(...STRANGE_NAMES), rawText)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`);
  const broken = fc.constantFrom(
    '%',
    '%E0%A4%A',
    '&&&',
    '=',
    'a=%00',
    '?',
    `q=${'%41'.repeat(3_000)}`,
  );
  return fc.oneof(
    { weight: 20, arbitrary: known.length > 0 ? fc.oneof(...known) : fc.constant('') },
    { weight: 2, arbitrary: strange },
    { weight: 1, arbitrary: broken },
  );
}

function address({ path, params, query }: Endpoint): fc.Arbitrary<string> {
  const inPath = new Map(propertiesOf(params));
  const pieces = path.split(/(:\w+)/).map((piece) => {
    if (!piece.startsWith(':')) return fc.constant(piece);
    const value = fc.oneof({ weight: 3, arbitrary: likely(inPath.get(piece.slice(1))) }, rawText);
    return value.map(encode);
  });
  const properties = propertiesOf(query);
  const segments = fc.array(querySegment(properties), { maxLength: 5 });
  const good = fc.tuple(
    ...needed(query).map((name) =>
      likely(new Map(properties).get(name)).map((value) => `${name}=${encode(value)}`),
    ),
  );
  // Half of them have all required parameters, so that the code behind the checks is reached.
  const asked = fc.oneof(
    segments,
    fc.tuple(good, fc.array(querySegment(properties), { maxLength: 1 })).map((all) => all.flat()),
  );
  return fc
    .tuple(fc.tuple(...pieces), asked)
    .map(([all, given]) => `${all.join('')}?${given.join('&')}`);
}

const body = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom('{}', '{"map":', 'null', '[]', '""', '{"map":null}', '{"__proto__":{"x":1}}'),
  fc.constant(`{"map":${'['.repeat(9_000)}`),
  fc.constant('x'.repeat(70_000)),
  fc.json(),
  rawText.map((text) => JSON.stringify({ map: text })),
  rawText,
);

const headers = fc.record(
  {
    'content-type': fc.oneof(
      { weight: 6, arbitrary: fc.constant('application/json') },
      fc.constantFrom('text/plain', 'application/xml', ';;', '*/*'),
    ),
    'if-none-match': fc.constantFrom('*', '"x"', 'W/', ',,,'),
    'accept-encoding': fc.constantFrom('br', 'gzip', 'zstd', '*;q=0', 'x'),
    'content-encoding': fc.oneof(
      { weight: 6, arbitrary: fc.constant('identity') },
      fc.constantFrom('gzip', 'br', 'x'),
    ),
    'repliers-api-key': fc.constant('key'),
    authorization: fc.constantFrom('Bearer x', 'Basic ', ''),
    range: fc.constantFrom('bytes=0-1', 'bytes=-'),
  },
  { requiredKeys: [] },
);

/** The call by its name, so that a counterexample can be read. */
type Hostile = { readonly call: string; readonly request: InjectOptions };

const callOf = ({ method, path }: Endpoint) => `${method} ${path}`;

function requestFor(endpoint: Endpoint): fc.Arbitrary<Hostile> {
  const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const;
  const method = fc.oneof(
    { weight: 12, arbitrary: fc.constant(endpoint.method) },
    fc.constantFrom(...methods),
  );
  return fc.tuple(method, address(endpoint), headers, body).map(([wanted, url, sent, payload]) => {
    const carries = wanted !== 'GET' && wanted !== 'HEAD' && payload !== undefined;
    const own = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
    if (!carries) delete own['content-encoding'];
    return {
      call: callOf(endpoint),
      request: { method: wanted, url, headers: own, ...(carries ? { payload } : {}) },
    };
  });
}

const TRACES = /node_modules|node:internal|\.ts:\d+|\bat \S+ \(|SQLITE|ENOENT|ZodError/;

const DECODERS = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
} as const;

function textOf({ headers: sent, rawPayload }: LightMyRequestResponse): string {
  const encoding = sent['content-encoding'];
  if (encoding !== 'br' && encoding !== 'gzip' && encoding !== 'zstd') return String(rawPayload);
  return String(DECODERS[encoding](rawPayload));
}

/** The paths of links in emails. */
const MAIL_LINKS: readonly string[] = [UNSUBSCRIBE_PATH, CANCEL_SHOWING_PATH, CONFIRM_SHOWING_PATH];

function checkRefusal({ path }: Endpoint, reply: LightMyRequestResponse): void {
  expect(reply.headers['cache-control']).toBe('no-store');
  const contentType = String(reply.headers['content-type']);
  const isPage = contentType.includes('text/html');
  if (MAIL_LINKS.includes(path) && (reply.statusCode === 404 || isPage)) {
    // For a person who followed an old or incomplete link of an email, the refusal is a page.
    expect([isPage, [400, 404]]).toEqual([true, expect.arrayContaining([reply.statusCode])]);
    return;
  }
  expect(contentType).toContain('application/json');
  const problems = Problems.parse(JSON.parse(textOf(reply)));
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.length).toBeLessThanOrEqual(20);
  if (reply.statusCode === 405) expect(reply.headers['allow']).toBeDefined();
}

/** This has the shape of a token, unlike most generated ones. */
const UNKNOWN_TOKEN = {
  call: `GET ${UNSUBSCRIBE_PATH}`,
  request: {
    method: 'GET' as const,
    url: `${UNSUBSCRIBE_PATH}?token=-9223372036854775809`,
    headers: {},
  },
};

/** If the caller chooses the fields, its listings lack the others. */
const CHOOSES_FIELDS = /[?&](fields|clusterFields)=/;

function checkAnswer(endpoint: Endpoint, reply: LightMyRequestResponse): void {
  if (!String(reply.headers['content-type']).includes('application/json')) return;
  const { error } = endpoint.reply.safeParse(JSON.parse(textOf(reply)));
  expect(error?.issues).toBeUndefined();
}

async function check(endpoint: Endpoint, request: InjectOptions): Promise<number> {
  const reply = await app.inject(request);
  const { statusCode } = reply;
  expect(statusCode, reply.body).toBeLessThan(500);
  expect(reply.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(reply.headers['set-cookie']).toBeUndefined();
  if (request.method === 'HEAD') return statusCode;
  if (statusCode >= 400) {
    expect(textOf(reply)).not.toMatch(TRACES);
    checkRefusal(endpoint, reply);
  } else if (
    statusCode === 200 &&
    request.method === endpoint.method &&
    !CHOOSES_FIELDS.test(String(request.url))
  ) {
    checkAnswer(endpoint, reply);
  }
  return statusCode;
}

test(
  'answers every hostile request as the contract says',
  { timeout: 10_000 + REQUESTS * MS_PER_REQUEST },
  async () => {
    const endpoints = mountedEndpoints(app);
    const seen = new Map<string, number>();
    const hostile = fc.oneof(...endpoints.map(requestFor));
    await fc.assert(
      fc.asyncProperty(hostile, async (made) => {
        const endpoint = endpoints.find((mounted) => callOf(mounted) === made.call);
        if (!endpoint) throw new Error(`${made.call} is not mounted`);
        const key = `${made.call} ${await check(endpoint, made.request)}`;
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }),
      { numRuns: REQUESTS, examples: [[UNKNOWN_TOKEN]] },
    );
    const answered = endpoints.filter((endpoint) =>
      [200, 204, 404].some((status) => seen.has(`${callOf(endpoint)} ${status}`)),
    );
    // A request that is always refused would test nothing behind the parameters.
    expect(answered.length).toBeGreaterThan(endpoints.length / 2);
    if (process.env['HOSTILE_REQUESTS']) process.stdout.write(`${JSON.stringify([...seen])}\n`);
  },
);
