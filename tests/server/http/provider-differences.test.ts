import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROVIDER_DIFFERENCES } from '#src/contract/listings/provider/provider-differences.ts';
import { REFUSED_FILTERS } from '#src/contract/listings/search/parameters/search-names.ts';
import { anApp } from '#tests/support/app/app.ts';
import { aRecord } from '#tests/support/listings/listings.ts';

let app: FastifyInstance;
let page: string;
beforeAll(async () => {
  app = await anApp([aRecord()]);
  page = (await app.inject('/api/realty/docs')).body;
});
afterAll(() => app.close());

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

test('the API page lists every difference from the provider, the customer page none', async () => {
  expect(page).toContain('id="differences"');
  for (const { subject, ours } of PROVIDER_DIFFERENCES) {
    expect(page).toContain(escaped(subject));
    expect(page).toContain(escaped(ours));
  }
  expect((await app.inject('/api/customer/docs')).body).not.toContain('id="differences"');
});

test('lists each difference once and includes every refused filter', () => {
  const subjects = PROVIDER_DIFFERENCES.map(({ subject }) => subject);
  const texts = PROVIDER_DIFFERENCES.map(({ ours }) => ours);
  expect(new Set(subjects).size).toBe(subjects.length);
  for (const name of Object.keys(REFUSED_FILTERS)) {
    expect(
      texts.some((text) => text.includes(name)),
      name,
    ).toBe(true);
  }
});

test.each(
  PROVIDER_DIFFERENCES.flatMap(({ subject, example }) =>
    example ? [[subject, example] as const] : [],
  ),
)('%s: the API shows the difference', async (_, { method = 'GET', path, status }) => {
  const url = encodeURI(`/api/realty${path}`);
  const response = await app.inject({ method, url, ...(method === 'POST' ? { payload: {} } : {}) });
  expect(response.statusCode).toBe(status);
});

test.each(Object.keys(REFUSED_FILTERS))('%s is refused with its reason', async (name) => {
  const response = await app.inject(`/api/realty/listings?${name}=1`);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual([{ param: name, msg: REFUSED_FILTERS[name] }]);
});
