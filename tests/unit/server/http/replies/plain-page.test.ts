import Fastify from 'fastify';
import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { plainPage, sendPlainPage } from '#src/server/http/replies/plain-page.ts';
import { markupFindings } from '#tests/audit/markup.ts';

const PAGE = plainPage(
  {
    title: 'Cancel <this>?',
    paragraphs: ['On Monday & at 9.'],
    items: ['One'],
    button: 'Cancel',
    link: { href: '/real-estate/', text: 'Go to the home page' },
  },
  'en-CA',
);

test('the page names the brokerage and says how to call it', async () => {
  expect(PAGE).toContain('<header><a href="/real-estate/">Larchway</a></header>');
  expect(PAGE).toContain('<a href="tel:+14165550148">+1 (416) 555-0148</a>');
  expect(PAGE).toContain('<h1>Cancel &lt;this&gt;?</h1>');
  expect(await markupFindings(PAGE)).toEqual([]);
});

test('the policy of the page allows its style and nothing else', async () => {
  const app = Fastify();
  app.get('/', (_request, reply) => sendPlainPage(reply, 404, PAGE));
  const { headers, body, statusCode } = await app.inject('/');
  const style = /<style>([^<]*)<\/style>/.exec(body)?.[1] ?? '';
  expect(statusCode).toBe(404);
  expect(headers['content-security-policy']).toContain(
    `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
  );
  await app.close();
});
