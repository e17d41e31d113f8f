import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ACCOUNT_PATHS,
  builtApp,
  PREBUILT_PATHS,
  RENDERED_PATHS,
  scriptTexts,
} from '#tests/support/app/built-pages.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await builtApp();
});
afterAll(() => app.close());

/** Words that only the account library contains: the names of its calls and of what it keeps. */
const LIBRARY = /AWSCognitoIdentityProviderService|CognitoIdentityServiceProvider/;

test.each([...PREBUILT_PATHS, ...RENDERED_PATHS])(
  '%s loads the account library only with a session or when a form is used',
  async (path) => {
    const scripts = scriptTexts((await app.inject(path)).body);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((text) => LIBRARY.test(text))).toEqual([]);
  },
);

test.each(ACCOUNT_PATHS)('%s is excluded from search engines', async (path) => {
  const { body, statusCode } = await app.inject(path);
  expect(statusCode).toBe(200);
  expect(body).toContain('<meta name="robots" content="noindex"');
});

test('a page is rendered the same for everyone regardless of cookies and tokens', async () => {
  const [path] = RENDERED_PATHS.filter((each) => each.includes('/X1/'));
  const page = await app.inject({
    url: path ?? '',
    headers: { cookie: 'activeSession=true', authorization: 'Bearer made.up.token' },
  });
  expect(page.body).toContain('LOGIN TO VIEW');
  // Other homes are shown beside it; its own photos are not.
  expect(page.body).not.toContain('/images/listings/2/X1/');
});
