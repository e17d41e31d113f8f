import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#src/contract/endpoint.ts';
import { wholeNumber, wordOf, listOf } from '#src/contract/listings/search/values/query-values.ts';
import { openApiDocument, operationId } from '#src/server/openapi/openapi-document.ts';

const info = {
  title: 'A',
  version: '1',
  description: 'B',
  origin: 'https://www.example.ca',
  paths: /^\/api\/realty\//,
};
const readHome = endpoint(
  { method: 'GET', path: '/api/realty/homes/:number', reply: z.object({ name: z.string() }) },
  {
    params: z.object({ number: wholeNumber(1, 9) }),
    query: z.strictObject({
      size: z._default(wholeNumber(1, 200), 20),
      kind: listOf(wordOf(['Sale', 'Lease'])),
      map: z.optional(z.array(z.array(z.number()))),
    }),
  },
  {
    summary: 'Read a home',
    tag: 'Homes',
    parameters: {
      number: 'Number of the home.',
      size: 'Homes on a page.',
      kind: 'Kind of home.',
      map: 'Where.',
    },
  },
);

test('parameters have limits, enum values and defaults', () => {
  const { paths } = openApiDocument([readHome], info);
  const operation = Object.values(paths)[0]?.['get'];
  expect(operation).toMatchObject({ summary: 'Read a home', tags: ['Homes'] });
  expect(operation?.parameters).toEqual([
    expect.objectContaining({
      name: 'number',
      in: 'path',
      required: true,
      description: 'Number of the home.',
    }),
    expect.objectContaining({
      name: 'size',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 200, default: 20 },
    }),
    expect.objectContaining({
      name: 'kind',
      required: true,
      explode: true,
      schema: expect.objectContaining({ items: { type: 'string', enum: ['Sale', 'Lease'] } }),
    }),
    expect.objectContaining({
      name: 'map',
      content: { 'application/json': { schema: expect.objectContaining({ type: 'array' }) } },
    }),
  ]);
});

test('endpoints outside the given paths are left out', () => {
  const elsewhere = { ...readHome, path: '/images/homes' } as const;
  expect(openApiDocument([elsewhere], info).paths).toEqual({});
});

test('an operation is named after its method and path', () => {
  const path = '/api/realty/listings/:mlsNumber/similar';
  expect(operationId({ method: 'GET', path })).toBe('getListingsByMlsNumberSimilar');
});

test('a long schema that is used twice is written once', () => {
  const fields = Object.fromEntries([...'abcdefghijklmnop'].map((key) => [key, z.string()]));
  const long = z.object({ ...fields, more: z.array(z.object(fields)) });
  const twice = { ...readHome, reply: z.object({ first: long, second: long }) };
  const { components, paths } = openApiDocument([twice], info);
  const sharedNames = Object.keys(components['schemas'] ?? {}).filter((name) =>
    /^Shared/.test(name),
  );
  expect(sharedNames).toHaveLength(1);
  expect(JSON.stringify(paths).split(`schemas/${sharedNames[0]}"`)).toHaveLength(3);
});
