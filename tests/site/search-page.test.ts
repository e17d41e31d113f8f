import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BASE_PATH } from '#src/domain/routes.ts';
import { builtApp } from '#tests/support/app/built-pages.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await builtApp();
});
afterAll(() => app.close());

async function answerFor(q: string) {
  const { statusCode, body } = await app.inject({ url: `${BASE_PATH}/search`, query: { q } });
  expect(statusCode).toBe(200);
  const [, results = ''] = (body.split('<footer')[0] ?? '').split('</form>');
  return {
    body,
    headings: [...results.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, heading]) => heading),
    links: [...results.matchAll(/<li><a [^>]*?href="([^"]*)"/g)].map(([, href]) => href),
  };
}

test('a place search links to the map, and homes link to their pages', async () => {
  const { body, headings, links } = await answerFor('  toronto ');
  expect(headings.slice(0, 2)).toEqual(['Places', 'Listings']);
  expect(links[0]).toBe(`${BASE_PATH}/map/43.65;-79.38?z=14&amp;in=on/toronto&amp;fit=on`);
  expect(links[1]).toMatch(/\/detail\/on\/toronto\//);
  expect(body).toContain('<meta name="robots" content="noindex"');
});

test('an MLS number finds its home, restricted or not', async () => {
  expect((await answerFor('c7')).links).toEqual([
    `${BASE_PATH}/detail/on/toronto/the-beaches/17-maple-avenue-m4e-2b7/C7/2`,
  ]);
  const { body, links } = await answerFor('X1');
  expect(links).toEqual([`${BASE_PATH}/detail/on/toronto/X1/2`]);
  expect(body).toContain('Log in to view');
});

test('a search without results says so', async () => {
  expect((await answerFor('zzzzqq')).body).toContain('No Results');
});

test('markup in a search is escaped', async () => {
  const { body } = await answerFor('"><script>alert(1)</script>');
  expect(body).toContain('&lt;script&gt;alert');
  // Inside an attribute, only the quotation mark would end the value.
  expect(body.replaceAll(/"[^"]*"/g, '""')).not.toContain('<script>alert');
});

test('a search text that is too short or empty shows the cities', async () => {
  expect((await answerFor('t')).headings).toContain('Ontario');
  expect((await answerFor('')).headings).toContain('Ontario');
});
