import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenApiDocument, OpenApiOperation } from '#src/server/openapi/openapi-document.ts';
import { anApp, testConfig } from '#tests/support/app/app.ts';
import { registeredRoutes } from '#tests/support/app/registered-routes.ts';
import { aRecord } from '#tests/support/listings/listings.ts';

let app: FastifyInstance;
let document: OpenApiDocument;
let page: string;
beforeAll(async () => {
  app = await anApp([aRecord()]);
  await app.ready();
});
afterAll(() => app.close());

type Told = {
  readonly path: string;
  readonly method: string;
  readonly operation: OpenApiOperation;
};

const operations = (): Told[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

function referencesIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  const own = '$ref' in value && typeof value.$ref === 'string' ? [value.$ref] : [];
  return [...own, ...Object.values(value).flatMap(referencesIn)];
}

function pointedAt(pointer: string): unknown {
  const steps = pointer.replace(/^#\//, '').split('/');
  return steps.reduce<unknown>(
    (value, step) =>
      value !== null && typeof value === 'object'
        ? Object.getOwnPropertyDescriptor(value, step)?.value
        : undefined,
    document,
  );
}

describe.each([
  { at: '/api/realty', paths: /^\/api\/(?:realty|places)\// },
  { at: '/api/customer', paths: /^\/api\/customer\// },
])('at $at', ({ at, paths }) => {
  beforeAll(async () => {
    document = (await app.inject(`${at}/openapi.json`)).json();
    page = (await app.inject(`${at}/docs`)).body;
  });

  test('the document is OpenAPI 3.1 of a reasonable size', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(JSON.stringify(document).length).toBeLessThan(400_000);
  });

  test('the document lists exactly the calls that the app has registered', () => {
    const registered = registeredRoutes(app)
      .filter(({ path }) => paths.test(path))
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    const told = operations().map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(registered.length).toBeGreaterThan(20);
    expect(told.sort()).toEqual(registered.sort());
  });

  test('every call documents 429 and 503 with Retry-After', () => {
    for (const { operation, path } of operations()) {
      for (const [status, name] of [
        ['429', 'TooMany'],
        ['503', 'Busy'],
      ] as const) {
        const reference = { $ref: `#/components/responses/${name}` };
        expect(operation.responses[status], path).toEqual(reference);
        expect(document.components['responses']?.[name]).toHaveProperty(['headers', 'Retry-After']);
      }
    }
    expect(document.components['responses']?.['Busy']).toHaveProperty(
      'description',
      expect.stringContaining('starting'),
    );
  });

  test('every reference resolves within the document', () => {
    const references = new Set(referencesIn(document));
    expect(references.size).toBeGreaterThan(5);
    expect([...references].filter((pointer) => pointedAt(pointer) === undefined)).toEqual([]);
    expect([...references].filter((pointer) => !pointer.startsWith('#/components/'))).toEqual([]);
  });

  test('every operation has a unique name, a summary, a group and answers', () => {
    const names = operations().map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    const tags = document.tags.map(({ name }) => name);
    for (const { operation, path } of operations()) {
      expect(operation.operationId).toMatch(/^[a-z][A-Za-z0-9]+$/);
      expect(operation.summary.length, path).toBeGreaterThan(5);
      expect(tags).toContain(operation.tags[0]);
      expect(Object.keys(operation.responses)).toEqual(
        expect.arrayContaining(['200', '400', '405', '500']),
      );
    }
  });

  test('the path parameters match the path pattern', () => {
    for (const { path, operation } of operations()) {
      const inPattern = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => name).sort(), path).toEqual(inPattern.sort());
      expect(inPath.every(({ required }) => required)).toBe(true);
    }
  });

  test('every parameter is listed once with a description and a schema', () => {
    for (const { path, operation } of operations()) {
      const names = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
      expect(new Set(names).size).toBe(names.length);
      for (const { name, schema, content, description } of operation.parameters) {
        expect(description, `${path} ${name}`).toMatch(/\S{2,}.*\.$/);
        const told = schema ?? content?.['application/json'].schema ?? {};
        expect(Object.keys(told), `${path} ${name}`).not.toEqual([]);
      }
    }
  });

  test('the page lists every call and parameter, with working links', async () => {
    for (const { path, operation } of operations()) {
      expect(page).toContain(`<code>${path}</code>`);
      expect(page).toContain(`id="${operation.operationId}"`);
      for (const { name } of operation.parameters) expect(page).toContain(`<code>${name}</code>`);
    }
    const links = [...page.matchAll(/href="(\/api\/[^"]+)"/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) {
      const { statusCode } = await app.inject(link.replaceAll('&amp;', '&'));
      expect([200, 404], link).toContain(statusCode);
    }
  });

  test('the page runs no script, and all of its anchors and tables are accessible', async () => {
    const { headers } = await app.inject(`${at}/docs`);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'self'; img-src data:;/,
    );
    expect(page).toContain('<link rel="icon" href="data:," />');
    expect(page).not.toMatch(/<script|style=|\son\w+=/);
    expect(page).toMatch(/<html lang="en">/);
    expect(page.match(/<main|<h1|<nav/g)).toHaveLength(3);
    const tables = page.match(/<table>/g)?.length;
    expect(page.match(/<caption>/g)?.length).toBe(tables);
    const anchors = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(anchors.filter((id) => !page.includes(`id="${id}"`))).toEqual([]);
  });
});

const documentAt = async (at: string): Promise<OpenApiDocument> =>
  (await app.inject(`${at}/openapi.json`)).json();

test('documents a removed listing as 410', async () => {
  const { paths, components } = await documentAt('/api/realty');
  const listing = paths['/api/realty/listings/{mlsNumber}'];
  for (const operation of [listing?.['get'], listing?.['post']]) {
    expect(operation?.responses['410']).toEqual({ $ref: '#/components/responses/Gone' });
  }
  expect(components['responses']?.['Gone']).toMatchObject({
    description: expect.stringContaining('removed'),
  });
  expect(paths['/api/realty/listings']?.['get']?.responses).not.toHaveProperty('410');
});

test('explains every parameter of a listing search', async () => {
  const { paths } = await documentAt('/api/realty');
  const parameters = paths['/api/realty/listings']?.['get']?.parameters ?? [];
  expect(parameters.length).toBeGreaterThan(70);
  const unexplained = parameters.filter(({ description = '' }) => !/^[A-Z].+\.$/.test(description));
  expect(unexplained.map(({ name }) => name)).toEqual([]);
});

test('requires a token for exactly the calls that belong to a customer', async () => {
  const { paths, components } = await documentAt('/api/customer');
  expect(components['securitySchemes']).toHaveProperty('customer');
  const open = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods)
      .filter(({ security }) => !security)
      .map(() => path),
  );
  expect(open.toSorted()).toEqual([
    '/api/customer/alerts/unsubscribe',
    '/api/customer/alerts/unsubscribe',
    '/api/customer/common-passwords',
    '/api/customer/docs',
    '/api/customer/forms/{relation}',
    '/api/customer/meta',
    '/api/customer/openapi.json',
    '/api/customer/user/email-check',
  ]);
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { security }] of Object.entries(methods)) {
      if (!security) continue;
      const url = path.replaceAll(/\{\w+\}/g, 'x');
      const { statusCode } = await app.inject({ method: method.toUpperCase() as 'GET', url });
      expect(statusCode, `${method} ${path}`).toBe(401);
    }
  }
});

test('each document requires no authentication by default', async () => {
  for (const api of ['/api/realty', '/api/customer']) {
    expect(await documentAt(api)).toHaveProperty('security', []);
  }
});

test('a document describes only refusals that its calls give', async () => {
  for (const api of ['/api/realty', '/api/customer']) {
    const { paths, components } = await documentAt(api);
    const written = JSON.stringify(paths);
    const unused = Object.keys(components['responses'] ?? {}).filter(
      (name) => !written.includes(`"#/components/responses/${name}"`),
    );
    expect(unused).toEqual([]);
  }
});

test('every API call belongs to a document', () => {
  const undocumented = registeredRoutes(app).filter(
    ({ path }) => path.startsWith('/api/') && !/^\/api\/(?:realty|places|customer)\//.test(path),
  );
  expect(undocumented).toEqual([]);
});

test('documents the server keys, and every realty call refuses a wrong one', async () => {
  const keyed = await anApp([aRecord()], {
    config: testConfig({ REALTY_API_KEYS: 'k3y-of-a-trusted-server-0001' }),
  });
  const { paths, components } = await documentAt('/api/realty');
  const header = { type: 'apiKey', in: 'header', name: 'REPLIERS-API-KEY' };
  const query = { type: 'apiKey', in: 'query', name: 'repliers_api_key' };
  expect(components['securitySchemes']).toMatchObject({
    serverKey: header,
    serverKeyInQuery: query,
  });
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { security, responses }] of Object.entries(methods)) {
      const isKeyed = path.startsWith('/api/realty/');
      expect([path, '401' in responses]).toEqual([path, isKeyed]);
      expect([path, security !== undefined]).toEqual([path, isKeyed]);
      if (!isKeyed) continue;
      expect(security).toContainEqual({ serverKey: [] });
      const url = path.replaceAll(/\{\w+\}/g, 'x');
      const sent = { method: method.toUpperCase() as 'GET', url };
      const byHeader = await keyed.inject({ ...sent, headers: { 'repliers-api-key': 'wrong' } });
      const byQuery = await keyed.inject({ ...sent, url: `${url}?repliers_api_key=wrong` });
      expect([path, byHeader.statusCode, byQuery.statusCode]).toEqual([path, 401, 401]);
    }
  }
  const history = paths['/api/realty/listings/history']?.['get']?.security;
  expect(history).not.toContainEqual({});
  expect(paths['/api/realty/listings']?.['get']?.security).toContainEqual({});
  expect((await documentAt('/api/customer')).components['securitySchemes']).not.toHaveProperty(
    'serverKey',
  );
  await keyed.close();
});

test('documents the headers that calls read', async () => {
  const headersOf = ({ paths }: OpenApiDocument) =>
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { parameters }]) =>
        parameters
          .filter((parameter) => parameter.in === 'header')
          .map(({ name, required }) => `${method} ${path} ${name}${required ? ' needed' : ''}`),
      ),
    );
  expect(headersOf(await documentAt('/api/realty')).toSorted()).toEqual([
    'get /api/realty/listings/{mlsNumber} board-id',
    'get /api/realty/listings/{mlsNumber}/similar board-id',
    'get /api/realty/listings/{mlsNumber}/suggestions board-id',
    'get /api/realty/listings/{mlsNumber}/valuation board-id',
    'post /api/realty/contact Idempotency-Key',
    'post /api/realty/listings/{mlsNumber} board-id',
  ]);
  expect(headersOf(await documentAt('/api/customer')).toSorted()).toEqual([
    'post /api/customer/application Idempotency-Key',
    'post /api/customer/application user-id needed',
  ]);
  const { paths } = await documentAt('/api/realty');
  const parameters = paths['/api/realty/listings/{mlsNumber}']?.['get']?.parameters;
  expect(parameters?.find(({ name }) => name === 'board-id')?.schema).toMatchObject({
    type: 'integer',
    minimum: 1,
  });
});

test('documents 403 for exactly the changes that refuse other sites', async () => {
  for (const at of ['/api/realty', '/api/customer']) {
    for (const [path, methods] of Object.entries((await documentAt(at)).paths)) {
      for (const [method, { responses }] of Object.entries(methods)) {
        if (method === 'get') continue;
        const { statusCode } = await app.inject({
          method: method.toUpperCase() as 'POST',
          url: path.replaceAll(/\{\w+\}/g, '1'),
          headers: { origin: 'https://evil.example' },
        });
        expect([method, path, '403' in responses]).toEqual([method, path, statusCode === 403]);
      }
    }
  }
});

test('documents files and pages by their types', async () => {
  const { paths } = await documentAt('/api/realty');
  const typesAt = (path: string) => {
    const answer = paths[path]?.['get']?.responses['200'];
    return answer && 'content' in answer ? Object.keys(answer.content ?? {}) : [];
  };
  expect(typesAt('/api/realty/open-houses.ics')).toEqual(['text/calendar']);
  expect(typesAt('/api/realty/showings/cancel')).toEqual(['text/html']);
  expect(typesAt('/api/realty/showings/confirm')).toEqual(['text/html']);
  expect(typesAt('/api/realty/docs')).toEqual(['text/html']);
});

test('documents files by their types and an application by its fields', async () => {
  const { paths } = await documentAt('/api/customer');
  const types = ['application/pdf', 'image/jpeg', 'image/png'];
  const upload = paths['/api/customer/uploads/{token}']?.['put'];
  expect(Object.keys(upload?.requestBody?.content ?? {})).toEqual(types);
  const document = paths['/api/customer/application/{id}/documents/{documentId}']?.['get'];
  const answer = document?.responses['200'];
  expect(Object.keys(answer && 'content' in answer ? (answer.content ?? {}) : {})).toEqual(types);
  const saved = paths['/api/customer/application/{id}']?.['put']?.requestBody;
  expect(saved?.required).toBe(true);
  const told =
    JSON.stringify(saved) + JSON.stringify((await documentAt('/api/customer')).components);
  for (const field of ['maritalStatus', 'submit', 'annualIncomeDollars']) {
    expect(told).toContain(`"${field}"`);
  }
});

test('serves the stylesheet of the page', async () => {
  const { statusCode, headers } = await app.inject('/api/realty/docs.css');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('text/css');
});
