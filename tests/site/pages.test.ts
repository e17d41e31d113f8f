import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aListing, aRecord } from '#tests/support/listings/listings.ts';
import { BASE_PATH } from '#src/domain/routes.ts';
import {
  builtApp,
  DETAIL_PATH,
  DIST,
  PREBUILT_PATHS,
  RENDERED_PATHS,
  RESTRICTED_PATH,
} from '#tests/support/app/built-pages.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await builtApp();
});
afterAll(() => app.close());

const ALL = [...PREBUILT_PATHS, ...RENDERED_PATHS];

async function pageAt(path: string) {
  const response = await app.inject(path);
  return {
    ...response,
    html: response.body,
    headers: response.headers,
    status: response.statusCode,
  };
}

const matches = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, match = '']) => match);

test.each(ALL)(
  '%s has a language, a title, a description, one heading and its canonical URL',
  async (path) => {
    const { html, status } = await pageAt(path);
    expect(status).toBe(200);
    expect(html).toMatch(/^<!doctype html>/i);
    expect(html).toMatch(/<html lang="en-CA"/);
    expect(matches(html, /<title>([^<]{5,90})<\/title>/g)).toHaveLength(1);
    expect(matches(html, /<meta name="description" content="([^"]{20,200})"/g)).toHaveLength(1);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(matches(html, /<link rel="canonical" href="http:\/\/localhost:4\d+([^"]+)"/g)).toEqual([
      path,
    ]);
  },
);

test.each(ALL)(
  '%s has no trademark in its title, its description or its keywords',
  async (path) => {
    const { html } = await pageAt(path);
    const inTitle = matches(html, /<title>([^<]*)/g);
    const inMeta = matches(
      html,
      /<meta (?:name|property)="(?:description|keywords|og:(?:title|description))" content="([^"]*)"/g,
    );
    expect([...inTitle, ...inMeta].filter((text) => /\b(?:MLS|REALTORS?)\b/i.test(text))).toEqual(
      [],
    );
  },
);

test.each(ALL)('%s links to a pre-approval as configured in the content', async (path) => {
  const { html } = await pageAt(path);
  const calls = matches(html, /<a([^>]*)>\s*Get pre-approved/g);
  const targets = calls.map((attributes) => /href="([^"?]*)/.exec(attributes)?.[1]);
  expect(targets.filter((target) => target !== '/real-estate/application')).toEqual([]);
  expect(html).not.toContain('mortgages.larchway.example/pre-approval');
  // The words before it must not promise another site than the link leads to.
  expect(html).not.toContain('on our mortgage site');
});

/** The map takes the whole window and has no footer. */
const WITH_FOOTER = ALL.filter((path) => path !== `${BASE_PATH}/map`);

test.each(WITH_FOOTER)('%s links to the realtor brokerage named in the content', async (path) => {
  const { html } = await pageAt(path);
  const footer = html.slice(html.lastIndexOf('<footer'));
  const link = /<a href="https:\/\/realty\.larchway\.example" rel="noopener"[^>]*>\s*([^<]+?)\s*</;
  expect(link.exec(footer)?.[1]).toBe('Larchway Realty Inc., Brokerage');
});

test.each(ALL)('%s follows the strict content security policy', async (path) => {
  const { html, headers } = await pageAt(path);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(
    "default-src 'self';child-src 'none';media-src 'none';object-src 'none'",
  );
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(html).not.toMatch(/<[^>]+\sstyle="/);
  expect(html).not.toMatch(/<[^>]+\son[a-z]+="/);
  expect(html).not.toMatch(/http-equiv="content-security-policy"/i);
});

test.each(ALL)('every internal link of %s works', async (path) => {
  const { html } = await pageAt(path);
  const links = new Set(
    matches(html, /<a[^>]+href="([^"]+)"/g).map((href) => href.replaceAll('&amp;', '&')),
  );
  const own = [...links].filter((href) => href.startsWith('/'));
  expect(own.length).toBeGreaterThan(3);
  for (const href of own.filter((link) => !link.startsWith(`${BASE_PATH}/auth/`))) {
    const { statusCode } = await app.inject(href);
    expect([200, 301, 302], href).toContain(statusCode);
  }
});

test('list pages state what they show and link the other pages', async () => {
  const { html } = await pageAt(`${BASE_PATH}/list/on/toronto?page=2`);
  expect(html.replaceAll(/<!--.*?-->/g, '')).toContain('25 - 48 of 61 Homes');
  expect(matches(html, /href="(\/real-estate\/list\/on\/toronto(?:\?page=\d)?)"/g)).toEqual(
    expect.arrayContaining([`${BASE_PATH}/list/on/toronto`, `${BASE_PATH}/list/on/toronto?page=3`]),
  );
});

test('a page past the end redirects to the last page', async () => {
  const { status, headers } = await pageAt(`${BASE_PATH}/list/on/toronto?page=9`);
  expect([status, headers.location]).toEqual([302, `${BASE_PATH}/list/on/toronto?page=3`]);
});

test.each([`${BASE_PATH}/detail/C0/2`, `${BASE_PATH}/detail/on/toronto/wrong/C0/2`])(
  '%s redirects to the canonical URL of its listing',
  async (path) => {
    const { status, headers } = await pageAt(path);
    expect([status, headers.location]).toEqual([301, DETAIL_PATH]);
  },
);

test('a detail URL without a listing shows the list of its place', async () => {
  const { status, html } = await pageAt(`${BASE_PATH}/detail/on/toronto`);
  expect(status).toBe(200);
  expect(html).toContain(
    `<link rel="canonical" href="http://localhost:4321${BASE_PATH}/list/on/toronto"`,
  );
});

test('a restricted listing has a page that reveals nothing hidden and is not indexed', async () => {
  const { html } = await pageAt(RESTRICTED_PATH);
  // The boards of the demo require no terms.
  expect(html).not.toMatch(/vow-terms-(prompt|dialog)/);
  expect(html).toContain('LOGIN TO VIEW');
  expect(html).toContain('noindex');
  for (const secret of ['777', 'Hushwood', 'K9K', 'Quiet Hollow', '2026-09-17', '/2/X1/1']) {
    expect(html).not.toContain(secret);
  }
});

test('a listing page shows the description of its home', async () => {
  const { html } = await pageAt(DETAIL_PATH);
  expect(html).toContain('A quiet house near the lake.');
});

const MARKUP = '<b onclick=alert(1)>Bold</b></script><img src=x onerror=alert(2)>';

test('pages escape markup in the remarks and names of a listing', async () => {
  const { address, details } = aListing();
  const home = aRecord({
    mlsNumber: 'M1',
    address: { ...address, streetName: MARKUP, neighborhood: MARKUP },
    details: { ...details, description: `Remarks: ${MARKUP}`, extras: MARKUP, style: MARKUP },
    office: { brokerageName: MARKUP },
    rooms: [{ description: MARKUP, level: 'Main', length: '3.05 m', width: '4 m' }],
  });
  const hostile = await builtApp(DIST, [home]);
  const { headers } = await hostile.inject(`${BASE_PATH}/detail/on/toronto/M1/2`);
  for (const path of [String(headers.location), `${BASE_PATH}/list/on/toronto`]) {
    const { statusCode, body } = await hostile.inject(path);
    expect([path, statusCode]).toEqual([path, 200]);
    // In an attribute a bracket opens nothing.
    const outside = body.replaceAll(/ [\w:-]+="[^"]*"/g, '');
    expect(outside).not.toMatch(/<b onclick|<img src=x/);
    expect(outside).toContain('&lt;b onclick=alert(1)&gt;Bold');
    if (path === headers.location) expect(outside).toContain('Remarks: &lt;b onclick');
  }
  await hostile.close();
});

test.each([
  ['/', `${BASE_PATH}/`],
  [BASE_PATH, `${BASE_PATH}/`],
  [`${BASE_PATH}/map/`, `${BASE_PATH}/map`],
  [`${BASE_PATH}//list//on/toronto/?page=2`, `${BASE_PATH}/list/on/toronto?page=2`],
  [`${BASE_PATH}/map/43.6;-79.3/?z=12`, `${BASE_PATH}/map/43.6;-79.3?z=12`],
])('%s is redirected with 308 to fix its slashes', async (path, to) => {
  const { status, headers } = await pageAt(path);
  expect([status, headers.location]).toEqual([308, to]);
});

test.each(['//evil.example', '/\\evil.example', '///evil.example/real-estate'])(
  '%s does not redirect to another site',
  async (url) => {
    const response = await app.inject({ url });
    expect(String(response.headers.location ?? '')).not.toMatch(/^(https?:)?[/\\]{2}/);
  },
);

test('every valid map URL shows the map', async () => {
  const island = ({ html }: { html: string }) => /<template.*?<\/template>/s.exec(html)?.[0];
  const plain = island(await pageAt(`${BASE_PATH}/map`));
  expect(plain).toContain('MapIsland');
  for (const path of ['/map/43.6;-79.3', '/map/43.6;-79.3/C1/2', '/map/toronto']) {
    expect(island(await pageAt(BASE_PATH + path))).toBe(plain);
  }
});

test.each([`${BASE_PATH}/nothing`, '/elsewhere', `${BASE_PATH}/detail/NONE1/2`])(
  '%s answers 404 with the not-found page',
  async (path) => {
    const { status, html, headers } = await pageAt(path);
    expect(status).toBe(404);
    expect(html).toContain('Return to Home');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  },
);

test('the style guide is not published', async () => {
  expect(existsSync(join(DIST, 'client/styleguide.html'))).toBe(false);
  expect((await pageAt(`${BASE_PATH}/styleguide`)).status).toBe(404);
});

test.each(['br', 'gzip'])(
  'a page is compressed with %s and not resent to a browser that has it',
  async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const first = await app.inject({ url: `${BASE_PATH}/`, headers });
    expect(first.headers['content-encoding']).toBe(encoding);
    const second = await app.inject({
      url: `${BASE_PATH}/`,
      headers: { ...headers, 'if-none-match': String(first.headers.etag) },
    });
    expect([second.statusCode, second.body]).toEqual([304, '']);
  },
);

test('a clock that is set back gives no page an age below zero', async () => {
  const url = `${BASE_PATH}/map?price=1`;
  await app.inject(url);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
  const { headers } = await app.inject(url).finally(() => vi.restoreAllMocks());
  expect(Number(headers['age'])).toBeGreaterThanOrEqual(0);
});

test.each([
  ['gzip;q=0', undefined],
  ['br;q=0, identity', undefined],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip, br', 'br'],
])('a page for Accept-Encoding %s is compressed accordingly', async (header, encoding) => {
  const headers = { 'accept-encoding': header };
  const reply = await app.inject({ url: `${BASE_PATH}/about`, headers });
  expect(reply.headers['content-encoding']).toBe(encoding);
});

test.each([(tag: string) => tag.replace('W/', ''), (tag: string) => `"other", ${tag}`, () => '*'])(
  'a browser that has the page gets 304 (%#)',
  async (header) => {
    const url = `${BASE_PATH}/about`;
    const { etag } = (await app.inject(url)).headers;
    const headers = { 'if-none-match': header(String(etag)) };
    expect((await app.inject({ url, headers })).statusCode).toBe(304);
  },
);

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  '%s of a prebuilt page is refused with a list of its methods',
  async (method) => {
    for (const path of [`${BASE_PATH}/about`, `${BASE_PATH}/`]) {
      const reply = await app.inject({ method, url: path });
      expect([reply.statusCode, reply.headers['allow']]).toEqual([405, 'GET, HEAD']);
    }
    const missing = await app.inject({ method, url: `${BASE_PATH}/no-such-page` });
    expect([missing.statusCode, missing.headers['allow']]).toEqual([404, undefined]);
  },
);

test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
  '%s of a page that is rendered on request is refused with a list of its methods',
  async (method) => {
    for (const url of [`${BASE_PATH}/map`, `${BASE_PATH}/list/on/toronto?page=1`, DETAIL_PATH]) {
      const reply = await app.inject({ method, url });
      expect([url, reply.statusCode, reply.headers['allow']]).toEqual([url, 405, 'GET, HEAD']);
    }
    const unknown = await app.inject({ method, url: `${BASE_PATH}/list/on/no-such-city` });
    expect([unknown.statusCode, unknown.headers['allow']]).toEqual([404, undefined]);
  },
);

test.each([
  ['/healthz', 'GET, HEAD'],
  ['/readyz', 'GET, HEAD'],
  ['/robots.txt', 'GET, HEAD'],
  [`${BASE_PATH}/sitemap-index.xml`, 'GET, HEAD'],
  ['/csp-reports', 'POST'],
])('PUT of %s is refused with the methods that it has', async (url, allowed) => {
  const reply = await app.inject({ method: 'PUT', url });
  expect([reply.statusCode, reply.headers['allow']]).toEqual([405, allowed]);
});

test.each(['/:a(b', '/*', '/nothing-here'])('PUT of %s finds nothing', async (url) => {
  expect((await app.inject({ method: 'PUT', url })).statusCode).toBe(404);
});

test('a forged host does not change the page', async () => {
  const { body } = await app.inject({ url: DETAIL_PATH, headers: { host: 'evil.example' } });
  expect(body).not.toContain('evil.example');
});

test.each(['on', 'on/toronto'])('/%s shows the home page', async (place) => {
  const { status, html } = await pageAt(`${BASE_PATH}/${place}`);
  expect(status).toBe(200);
  expect(html).toContain(`rel="canonical" href="http://localhost:4321${BASE_PATH}/"`);
});

test.each(['on/torronto', 'bc/toronto'])('/%s reports an unknown city', async (place) => {
  const { status, html } = await pageAt(`${BASE_PATH}/${place}`);
  expect(status).toBe(404);
  expect(html).toContain('We don’t know a place called');
});

test('the privacy page names each kind of data that is kept about a customer', async () => {
  const { html } = await pageAt(`${BASE_PATH}/accessibility`);
  for (const kept of ['email address', 'phone number', 'saved homes and searches', 'devices'])
    expect(html).toContain(kept);
  for (const applied of ['apply for a mortgage', 'co-signer', 'income', 'debts', 'documents'])
    expect(html).toContain(applied);
});
