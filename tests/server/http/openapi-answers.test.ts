import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenApiDocument, OpenApiOperation } from '#src/server/openapi/openapi-document.ts';
import { anApp } from '#tests/support/app/app.ts';
import { oracleHomes } from '../adapters/oracle/homes.ts';
import { REPLAY_HOMES } from './replay/homes.ts';

const REQUESTS = 1000;
const SEED = 19;
const TIMEOUT_MS = 60_000;
const DOCUMENT = '/api/realty/openapi.json';

/** Calls whose answers are not our data, or not JSON, or that store their input. */
const LEFT_OUT = /openapi\.json|\/docs|\/contact$|\.ics$|\/showings\//;

type Schema = { readonly [keyword: string]: unknown };
type Parameter = OpenApiOperation['parameters'][number];
type Asked = { readonly method: 'GET' | 'POST'; readonly path: string; readonly url: string };

let app: FastifyInstance;
let document: OpenApiDocument;
let ajv: Ajv2020;

beforeAll(async () => {
  app = await anApp([...REPLAY_HOMES, ...oracleHomes(60, 3)]);
  document = (await app.inject(DOCUMENT)).json();
  ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });
  ajv.addSchema(document, 'openapi');
});
afterAll(() => app.close());

const isObject = (value: unknown): value is Schema => value !== null && typeof value === 'object';

/** Words that some of the homes and places have, by parameter. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  mlsNumber: ['H1', 'C1', 'X1', 'E1', 'B1', 'NONE'],
  city: ['Toronto', 'Mississauga', 'Ottawa', 'Nowhere'],
  neighborhood: ['Annex', 'The Beaches'],
  key: ['ON/toronto'],
  q: ['toronto', 'annex', 'M5V'],
  search: ['toronto', 'queen', 'lake'],
  fields: [''],
  clusterFields: [''],
  searchFields: [''],
  amenities: ['Gym'],
  locationId: ['CA.ON.toronto'],
  streetName: ['Maple', 'Queen'],
  streetNumber: ['18', '100'],
  addressKey: ['18-maple-avenue-toronto-on'],
};

function anyValue(name: string, schema: unknown): fc.Arbitrary<string> {
  const words = WORDS[name];
  if (words) return fc.constantFrom(...words);
  if (!isObject(schema)) return fc.constant('x');
  const { type, items, minimum, maximum, pattern } = schema;
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...schema['enum'].map(String));
  if (type === 'array') return anyValue(name, items);
  if (type === 'boolean') return fc.constantFrom('true', 'false');
  if (typeof minimum === 'number' || typeof maximum === 'number') {
    const [low, high] = [Number(minimum ?? 0), Number(maximum ?? 1_000_000)];
    const near = fc.integer({ min: Math.ceil(low), max: Math.floor(Math.min(high, low + 50)) });
    return fc
      .oneof({ weight: 4, arbitrary: near }, fc.constantFrom(low, high, high + 1))
      .map(String);
  }
  if (String(pattern).includes('\\d{4}')) return fc.constantFrom('2026-09-01', '2026-10-05');
  return fc.constantFrom('Toronto', 'Y', '1', '2026-10-01', '43.65');
}

const MAP = '[[[-79.5,43.7],[-79.2,43.7],[-79.2,43.6],[-79.5,43.6]]]';

function assignment({ name, schema, content }: Parameter): fc.Arbitrary<string> {
  const value = content ? fc.constantFrom(MAP, '[]') : anyValue(name, schema);
  return value.map((text) => `${name}=${encodeURIComponent(text)}`);
}

function request(path: string, method: string, operation: OpenApiOperation): fc.Arbitrary<Asked> {
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');
  const needed = inQuery.filter(({ required }) => required);
  const address = fc
    .tuple(...inPath.map(({ name, schema }) => anyValue(name, schema)))
    .map((values) =>
      inPath.reduce((url, { name }, at) => url.replace(`{${name}}`, values[at] ?? ''), path),
    );
  const asked = fc
    .shuffledSubarray(inQuery, { maxLength: Math.min(3, inQuery.length) })
    .chain((some) => fc.tuple(...[...new Set([...needed, ...some])].map(assignment)));
  return fc.tuple(address, asked).map(([url, query]) => ({
    method: method.toUpperCase() as 'GET',
    path,
    url: `${url}?${query.join('&')}`,
  }));
}

function anyRequest(): fc.Arbitrary<Asked> {
  const operations = Object.entries(document.paths)
    .filter(([path]) => !LEFT_OUT.test(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        // Searches have most of the parameters.
        weight: /\/listings$/.test(path) ? 12 : 1,
        arbitrary: request(path, method, operation),
      })),
    );
  return fc.oneof(...operations);
}

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** The place in the document that describes a call's answer with a status; undefined without one. */
function schemaPointer({ path, method }: Asked, status: number): string | undefined {
  const operation = document.paths[path]?.[method.toLowerCase()];
  const response: unknown = operation?.responses[String(status)];
  if (!isObject(response)) return undefined;
  const own = ['paths', path, method.toLowerCase(), 'responses', String(status)].map(escaped);
  const at = typeof response['$ref'] === 'string' ? response['$ref'] : `#/${own.join('/')}`;
  return `openapi${at}/content/application~1json/schema`;
}

test(
  `the answers to ${REQUESTS} random requests match the document`,
  async () => {
    const statuses = new Map<number, number>();
    const found = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(anyRequest(), async (asked) => {
        const { method, url } = asked;
        const response = await app.inject({
          method,
          url,
          ...(method === 'POST' ? { payload: {} } : {}),
        });
        const { statusCode } = response;
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
        const pointer = schemaPointer(asked, statusCode);
        expect(pointer, `${method} ${asked.path} ${statusCode}`).toBeDefined();
        const validate = ajv.getSchema(pointer ?? '');
        expect(validate, pointer).toBeDefined();
        const isValid = validate?.(response.json());
        expect(isValid, `${url} ${JSON.stringify(validate?.errors)}`).toBe(true);
        const count = response.json().listings?.length ?? 0;
        if (count > 0) found.set(asked.path, (found.get(asked.path) ?? 0) + 1);
      }),
      { numRuns: REQUESTS, seed: SEED },
    );
    // A run in which all requests are refused, or find nothing, proves little.
    expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 2);
    expect(statuses.get(400)).toBeGreaterThan(REQUESTS / 20);
    expect(statuses.get(500)).toBeUndefined();
    expect(found.get('/api/realty/listings')).toBeGreaterThan(100);
  },
  TIMEOUT_MS,
);

test('detects an answer that does not match the document', () => {
  const pointer = schemaPointer({ method: 'GET', path: '/api/realty/listings', url: '' }, 200);
  const validate = ajv.getSchema(pointer ?? '');
  expect(validate?.({ page: 1, numPages: 1, pageSize: 1, count: 'many', statistics: {} })).toBe(
    false,
  );
});
