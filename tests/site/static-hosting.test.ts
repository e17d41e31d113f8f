import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BASE_PATH } from '#src/domain/routes.ts';
import { loadBuiltFiles, loadBuiltSite } from '#src/hosting/built-site.ts';
import { cloudFrontTemplate } from '#src/hosting/static-hosting/cloudfront-template.ts';
import { netlifyRules } from '#src/hosting/static-hosting/netlify-rules.ts';
import { nginxRules } from '#src/hosting/static-hosting/nginx-rules.ts';
import { siteRoutes } from '#src/hosting/static-hosting/site-routes.ts';
import { anApp, testConfig } from '#tests/support/app/app.ts';
import { DETAIL_PATH, DIST, LISTED_HOMES, RENDERED_PATHS } from '#tests/support/app/built-pages.ts';
import { readCloudFront } from '#tests/support/static-hosting/cloudfront.ts';
import { mountedPaths } from '#tests/support/static-hosting/mounted-paths.ts';
import { readNetlify } from '#tests/support/static-hosting/netlify.ts';
import { readNginx } from '#tests/support/static-hosting/nginx.ts';

const SERVER = 'https://server.example.ca';

const built = loadBuiltFiles(DIST);
const routes = siteRoutes(built, { serverOrigin: SERVER, https: true });
const template = cloudFrontTemplate(routes);
const files = [...routes.files.map(({ file }) => file), ...routes.hashedFileNames];

/** The rules of each host, read as that host reads them. */
const HOSTS = {
  nginx: readNginx(nginxRules(routes, '/srv/static')),
  netlify: readNetlify(netlifyRules(routes), new Set(files.map((file) => `/${file}`))),
  cloudfront: readCloudFront(template),
};

const fromFile = [
  ...routes.files.map(({ path }) => path),
  ...routes.hashedFileNames.map((file) => `/${file}`),
];

/** Paths that redirect or find nothing; the server decides which. */
const UNLIKE_FILES = [
  '/',
  BASE_PATH,
  `${BASE_PATH}/on`,
  `${BASE_PATH}/on/toronto`,
  `${BASE_PATH}//about`,
  `${BASE_PATH}/nowhere`,
  `${BASE_PATH}/error`,
  `${BASE_PATH}/realtors.json`,
  `${BASE_PATH}/fr/about`,
  `${BASE_PATH}/detail/on/toronto/X9/2`,
  `${BASE_PATH}/map/43.6;-79.3?z=14`,
  '/nowhere',
];

let app: FastifyInstance;
beforeAll(async () => {
  const config = testConfig({ SITE_ORIGIN: 'https://www.example.ca', DEMO_PUBLIC: 'true' });
  app = await anApp(LISTED_HOMES, { config, site: loadBuiltSite(DIST) });
  await app.ready();
});
afterAll(() => app.close());

test('publishes every public file and none reserved for the server', () => {
  expect(fromFile.length).toBe(built.files.size);
  expect(fromFile).toContain(`${BASE_PATH}/`);
  expect(files.filter((file) => /realtors\.json|\/error/.test(file))).toEqual([]);
});

describe.each(Object.entries(HOSTS))('%s', (name, read) => {
  test('serves each file of the site as the server does', async () => {
    expect(fromFile.length).toBeGreaterThan(50);
    for (const path of fromFile) {
      const answer = read(path);
      if (answer.from !== 'file') throw new Error(`${path} is asked of the server`);
      const reply = await app.inject(path);
      expect(reply.statusCode, path).toBe(200);
      const own = Object.fromEntries(
        Object.keys(answer.headers).map((header) => [header, reply.headers[header]]),
      );
      expect(answer.headers, path).toEqual(own);
      const body = readFileSync(join(DIST, 'client', answer.file.slice(BASE_PATH.length)));
      expect(body.equals(reply.rawPayload), path).toBe(true);
    }
  });

  test('sets every security header that the server sets', async () => {
    const { headers } = await app.inject(`${BASE_PATH}/about`);
    const answer = read(`${BASE_PATH}/about`);
    const own = Object.keys(headers).filter((header) =>
      /^(content-security|strict-transport|x-(content|frame)|referrer|cross-origin|permissions)/.test(
        header,
      ),
    );
    expect(own).toHaveLength(8);
    expect(Object.keys(answer.from === 'file' ? answer.headers : {})).toEqual(
      expect.arrayContaining(own),
    );
  });

  test('forwards everything else to the server', () => {
    const mounted = mountedPaths(app).filter((path) => path !== `${BASE_PATH}/elsewhere`);
    expect(mounted).toContain('/api/realty/listings/1/similar');
    const withoutQuery = (path: string) => path.split('?')[0] ?? '';
    const paths = [...mounted, ...RENDERED_PATHS, ...UNLIKE_FILES, DETAIL_PATH].map(withoutQuery);
    for (const path of paths) {
      // Netlify treats a folder and its path without a slash alike.
      if (name === 'netlify' && path === BASE_PATH) continue;
      expect(read(path), path).toEqual({ from: 'server', origin: SERVER });
    }
  });
});

test('the CloudFront functions and rules stay within its size limits', () => {
  for (const { Properties } of [template.Resources.FileNames, template.Resources.FileHeaders]) {
    expect(Buffer.byteLength(Properties.FunctionCode)).toBeLessThan(10_240);
  }
  const { CacheBehaviors } = template.Resources.Distribution.Properties.DistributionConfig;
  expect(CacheBehaviors.length).toBeLessThan(75);
});
