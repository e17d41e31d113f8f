import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { mountedEndpoints } from '#src/server/http/mounted-endpoints.ts';
import { anApplication } from '#tests/support/customers/applications.ts';
import { aCustomerApp, type CustomerApp } from '#tests/support/customers/customers.ts';
import { CUSTOMER_STORES } from '../adapters/customers/customer-stores.ts';

const SEED = 20_261_021;
const RUNS = 1500;
const TIME_LIMIT_MS = 120_000;

let it: CustomerApp;
let applicationId = '';
async function begin(options: Parameters<typeof aCustomerApp>[0] = {}) {
  it = await aCustomerApp(options);
  const createReply = await it.as('ada')(
    'POST',
    '/api/customer/application',
    {},
    { 'user-id': 'ada' },
  );
  applicationId = createReply.json().id;
}
beforeEach(() => begin());

const KEYS = [
  ...Object.keys(anApplication()),
  'submit',
  'homes',
  'mlsNumber',
  'boardId',
  'name',
  'address',
  'notify',
  'email',
  'type',
  'sizeBytes',
  '__proto__',
  'constructor',
];

const hostile = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.constantFrom(null, true, -1, 1e308, '', '\u0000', "'; DROP TABLE customer; --", '../..'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...KEYS), fc.string()), tie('value'), { maxKeys: 5 }),
  ),
})).value;

const segment = fc.oneof(
  fc.string({ minLength: 1, maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom('..%2f..', '%00', "'%20OR%201=1", 'undefined'),
);

async function checkAnswers() {
  const endpoints = mountedEndpoints(it.app).filter(
    // Deleting the user would leave the other calls without data.
    ({ path, method }) =>
      path.startsWith('/api/customer/') && !(method === 'DELETE' && path.endsWith('/user')),
  );
  const call = fc.record({
    endpoint: fc.constantFrom(...endpoints),
    body: fc.oneof(
      hostile,
      fc.constant(undefined),
      hostile.map((value) => ({ ...anApplication(), applicant: value })),
    ),
    part: segment,
    isOwn: fc.boolean(),
    query: fc.option(fc.webQueryParameters()),
  });
  await fc.assert(
    fc.asyncProperty(call, async ({ endpoint, body, part, isOwn, query }) => {
      it.clock.advance(60_000);
      const path = endpoint.path
        .replace(':id', isOwn ? applicationId : part)
        .replaceAll(/:\w+/g, () => part);
      const url = query === null ? path : `${path}?${query}`;
      const isBare = endpoint.method === 'GET' || body === undefined;
      const reply = await it.as('ada')(
        endpoint.method,
        url,
        isBare ? undefined : JSON.stringify(body),
        { 'user-id': 'ada', ...(isBare ? {} : { 'content-type': 'application/json' }) },
      );
      expect(reply.statusCode, `${endpoint.method} ${url}`).toBeLessThan(500);
      if (reply.statusCode < 400) return;
      if (reply.headers['content-type']?.includes('text/html')) return;
      for (const problem of reply.json()) {
        expect(problem).toEqual({ param: expect.any(String), msg: expect.any(String) });
      }
    }),
    { numRuns: RUNS, seed: SEED },
  );
}

test.each(Object.entries(CUSTOMER_STORES))(
  'any input is answered or refused and never fails (%s)',
  async (_, open) => {
    const store = await open();
    await begin({ repository: store.customers });
    await checkAnswers();
    await store.close();
  },
  TIME_LIMIT_MS,
);

test('reads an application back as it was saved', async () => {
  const text = fc
    .string({ maxLength: 30 })
    .filter((value) => /^[^\p{Cc}\p{Cs}\p{Z}]*$/u.test(value));
  await fc.assert(
    fc.asyncProperty(text, fc.integer({ min: 0, max: 1e9 }), async (city, totalDollars) => {
      it.clock.advance(60_000);
      const fields = { propertyInfo: { city }, expectedPrice: { totalDollars } };
      const at = `/api/customer/application/${applicationId}`;
      await it.as('ada')('PUT', at, fields);
      expect((await it.as('ada')('GET', at)).json().fields).toMatchObject(fields);
    }),
    { numRuns: 50, seed: SEED },
  );
});
