import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPath } from '#src/domain/routes.ts';
import { builtApp } from '#tests/support/app/built-pages.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await builtApp();
});
afterAll(() => app.close());

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '');

test('a card shows the same monthly amount as the page it links to', async () => {
  const list = (await app.inject(listPath({ state: 'on', city: 'Toronto' }))).body;
  const amounts = list.split('<article').flatMap((card) => {
    const path = /href="([^"?]*\/detail\/[^"?]*)"/.exec(card)?.[1];
    const amount = /About (\$[\d,]+)/.exec(textOf(card))?.[1];
    return path && amount ? [{ path, amount }] : [];
  });
  expect(amounts.length).toBeGreaterThan(0);
  for (const { path, amount } of amounts.slice(0, 5)) {
    const page = (await app.inject(path)).body;
    expect(textOf(page), path).toContain(`About ${amount} a month`);
  }
});
