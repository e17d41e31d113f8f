import { expect, test } from 'vitest';
import { isCacheable, ruleFor } from '#src/service-worker/request-rules.ts';

const ORIGIN = 'https://www.example.ca';
const scope = new URL(`${ORIGIN}/real-estate/`);

const ruleOf = (address: string, options = {}) =>
  ruleFor(
    {
      method: 'GET',
      url: new URL(address, ORIGIN),
      isNavigation: false,
      isSigned: false,
      ...options,
    },
    scope,
  );

const page = (key: string, copies = 'pages') => ({ kind: 'page', copies, key });
const HOME = '/real-estate/detail/on/toronto/10-maple-avenue-m4e-2b7/C0/2';

test.each<[address: string, rule: object]>([
  ['/real-estate/', page('/real-estate/')],
  ['/real-estate/about', page('/real-estate/about')],
  ['/real-estate/list/on/toronto?page=2', page('/real-estate/list/on/toronto?page=2')],
  ['/real-estate/map', page('/real-estate/map')],
  ['/real-estate/map/43.65;-79.38?z=14', page('/real-estate/map')],
  [HOME, page(HOME, 'homes')],
  [`${HOME}?from=mail`, page(HOME, 'homes')],
  ['/real-estate/detail/on/toronto', page('/real-estate/detail/on/toronto')],
  ['/real-estate/auth/login', { kind: 'private-page' }],
  ['/real-estate/offline', { kind: 'private-page' }],
  ['/real-estate/auth/profile?tab=homes', { kind: 'private-page' }],
  ['/real-estate/application', { kind: 'private-page' }],
  ['/identity/_mailbox', { kind: 'network' }],
  ['https://mortgages.example/', { kind: 'network' }],
])('the page %s is handled by %j', (address, rule) => {
  expect(ruleOf(address, { isNavigation: true })).toEqual(rule);
});

const file = (copies: string, key: string) => ({ kind: 'file', copies, key });

test.each<[address: string, rule: object]>([
  ['/real-estate/_astro/a.js', file('assets', '/real-estate/_astro/a.js')],
  ['/real-estate/_astro/a.js?astro-retry=1', file('assets', '/real-estate/_astro/a.js')],
  ['/real-estate/favicon.svg', file('assets', '/real-estate/favicon.svg')],
  ['/images/listings/2/C0/1.jpg?w=800', file('photos', '/images/listings/2/C0/1.jpg?w=800')],
  ['/basemap/10/286/373.mvt', file('tiles', '/basemap/10/286/373.mvt')],
  [
    '/api/realty/listings?city=Toronto',
    { kind: 'reply', copies: 'searches', key: '/api/realty/listings?city=Toronto' },
  ],
  [
    '/api/realty/listings/C0?boardId=2',
    { kind: 'reply', copies: 'searches', key: '/api/realty/listings/C0?boardId=2' },
  ],
  ['/real-estate/manifest.json', { kind: 'network' }],
  ['/real-estate/service-worker.js', { kind: 'network' }],
  ['/api/realty/meta', { kind: 'network' }],
  ['/api/customer/user', { kind: 'network' }],
  ['/identity/', { kind: 'network' }],
  ['https://tiles.example/1/2/3.png', { kind: 'network' }],
])('%s is handled by %j', (address, rule) => {
  expect(ruleOf(address)).toEqual(rule);
});

test.each([
  '/real-estate/about',
  HOME,
  '/api/realty/listings?city=Toronto',
  '/images/listings/2/X1/1.jpg',
])('%s is not cached when requested with a token', (address) => {
  const signedRequests = [{ isSigned: true }, { isSigned: true, isNavigation: true }];
  expect(signedRequests.map((each) => ruleOf(address, each).kind)).toEqual(['network', 'network']);
});

test.each(['POST', 'PUT', 'DELETE', 'HEAD'])('a %s request is left to the browser', (method) => {
  expect(ruleOf('/api/realty/listings', { method })).toEqual({ kind: 'network' });
});

type Head = Parameters<typeof isCacheable>[0];
const head = (cacheControl: string, changes: Partial<Head> = {}): Head => ({
  status: 200,
  type: 'basic',
  redirected: false,
  headers: new Headers(cacheControl ? { 'cache-control': cacheControl } : {}),
  ...changes,
});

test.each<[answer: string, head: Head, isKept: boolean]>([
  ['a public page', head('public, max-age=60'), true],
  ['a page that is revalidated each time', head('public, max-age=0, must-revalidate'), true],
  ['a private page', head('private, no-cache'), false],
  ['a no-store reply', head('no-store'), false],
  ['a missing page', head('public', { status: 404 }), false],
  ['a reply of another site', head('', { type: 'opaque' }), false],
  ['a redirected reply', head('public', { redirected: true }), false],
])('%s: cacheable (case %#)', (_answer, answer, isKept) => {
  expect(isCacheable(answer)).toBe(isKept);
});
