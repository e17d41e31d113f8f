import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountWellKnown } from '#src/hosting/well-known/well-known.ts';
import { builtApp } from '#tests/support/app/built-pages.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await builtApp();
});
afterAll(() => app.close());

test('a password manager is led to the page where the password is changed', async () => {
  const { statusCode, headers } = await app.inject('/.well-known/change-password');
  expect([statusCode, headers['location']]).toEqual([302, '/real-estate/auth/profile']);
  expect((await app.inject(String(headers['location']))).statusCode).toBe(200);
});

// Password managers ask this first, to learn whether the site answers every address with a page.
test('other well-known addresses are missing', async () => {
  const path = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect((await app.inject(path)).statusCode).toBe(404);
});

test('security.txt says whom to tell, for half a year', async () => {
  const server = Fastify();
  const now = () => new Date('2026-10-15T12:00:00Z');
  mountWellKnown(server, { origin: 'https://www.example.ca', clock: { now } });
  const { body, headers } = await server.inject('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toEqual([
    'Contact: mailto:hello@larchway.example',
    'Expires: 2027-04-13T12:00:00.000Z',
    'Preferred-Languages: en, fr',
    'Canonical: https://www.example.ca/.well-known/security.txt',
    '',
  ]);
  expect((await app.inject('/.well-known/security.txt')).statusCode).toBe(200);
  await server.close();
});
