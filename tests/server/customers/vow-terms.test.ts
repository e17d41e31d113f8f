import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { StoreUnavailable } from '#src/server/customers/repository.ts';
import { tokenAccounts } from '#tests/support/accounts/token-accounts.ts';
import { anApp, testConfig } from '#tests/support/app/app.ts';
import { aCustomerStore } from '#tests/support/customers/customers.ts';
import { aRecord, HIDDEN } from '#tests/support/listings/listings.ts';

const TERMS = { version: '2026-11', lines: ['I look for a home.', 'I redistribute nothing.'] };
const VOW_TERMS = '/api/customer/vow-terms';
const LISTINGS = '/api/realty/listings';
const SEARCH = `${LISTINGS}?status=A&status=U&minPrice=1`;
const KEY = 'a-server-key-of-24-letters';

const RECORDS = [
  aRecord({ mlsNumber: 'S1' }),
  aRecord({ mlsNumber: 'H1', permissions: HIDDEN }),
  aRecord({ mlsNumber: 'H2', permissions: HIDDEN, status: 'U', lastStatus: 'Sld' }),
];

const apps: FastifyInstance[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const app of apps.splice(0)) await app.close();
});

async function open(
  terms: typeof TERMS | null = TERMS,
  customers = aCustomerStore(),
  unverified?: ReadonlySet<string>,
) {
  const app = await anApp(RECORDS, {
    accounts: tokenAccounts(unverified),
    customers,
    vowTerms: terms,
    config: testConfig({ REALTY_API_KEYS: KEY }),
  });
  apps.push(app);
  const as =
    (who: string | null) =>
    (url: string, payload?: object, headers: Record<string, string> = {}) =>
      app.inject({
        method: payload === undefined ? 'GET' : 'POST',
        url,
        ...(payload === undefined ? {} : { payload }),
        headers: { ...(who === null ? {} : { authorization: `Bearer ${who}` }), ...headers },
      });
  return { app, as, customers };
}

type Site = Awaited<ReturnType<typeof open>>;

/** What a caller learns from the calls about listings. */
async function answersFor({ as }: Pick<Site, 'as'>, who: string | null) {
  const urls = [
    SEARCH,
    `${SEARCH}&cluster=true&clusterPrecision=29&statistics=cnt-available`,
    `${LISTINGS}/H1?boardId=2`,
    `${LISTINGS}/H2?boardId=2`,
    `${LISTINGS}/S1/similar?boardId=2`,
    `${LISTINGS}/history?city=Toronto&streetNumber=18&streetName=Maple`,
    '/api/realty/autocomplete?search=H1',
  ];
  const replies = [];
  for (const url of urls) {
    const { statusCode, body } = await as(who)(url);
    replies.push({ url, statusCode, body });
  }
  const photo = await as(who)('/images/listings/2/H1/1.jpg?w=350');
  return [...replies, { url: 'photo', statusCode: photo.statusCode, body: photo.rawPayload }];
}

const countFor = async ({ as }: Site, who: string | null) => (await as(who)(SEARCH)).json().count;
const accept = ({ as }: Site, who: string, version = TERMS.version) =>
  as(who)(VOW_TERMS, { version });

describe('without terms', () => {
  test('every signed-in customer is registered', async () => {
    const site = await open(null);
    expect([await countFor(site, null), await countFor(site, 'ada')]).toEqual([1, 3]);
    expect((await site.as('ada')(VOW_TERMS)).json()).toEqual({ terms: null });
    const reply = await accept(site, 'ada');
    expect([reply.statusCode, reply.json()]).toEqual([
      404,
      [{ param: 'version', msg: 'there are no terms to accept' }],
    ]);
  });
});

describe('with terms', () => {
  test('a customer gets the answers of a stranger until they accept', async () => {
    const site = await open();
    expect(await answersFor(site, 'ada')).toEqual(await answersFor(site, null));
    const other = await open(null);
    const reply = await accept(site, 'ada');
    expect(reply.json().terms).toEqual({ ...TERMS, acceptedAtMs: expect.any(Number) });
    expect(await answersFor(site, 'ada')).toEqual(await answersFor(other, 'ada'));
    expect(await answersFor(site, 'bo')).toEqual(await answersFor(site, null));
  });

  test('the account works before that', async () => {
    const { as, app } = await open();
    expect((await as('ada')('/api/customer/user')).statusCode).toBe(200);
    const homes = { homes: [{ mlsNumber: 'S1', boardId: 2 }] };
    const headers = { authorization: 'Bearer ada' };
    const saving = { method: 'PUT', url: '/api/customer/saved-homes', headers } as const;
    expect((await app.inject({ ...saving, payload: homes })).json().homes).toHaveLength(1);
    expect((await as('ada')(VOW_TERMS)).json()).toEqual({
      terms: { ...TERMS, acceptedAtMs: null },
    });
  });

  test('a new version is accepted anew', async () => {
    const first = await open();
    await accept(first, 'ada');
    const next = await open({ ...TERMS, version: '2027-01' }, first.customers);
    expect(await countFor(next, 'ada')).toBe(1);
    const late = await accept(next, 'ada');
    expect([late.statusCode, late.json()]).toEqual([
      409,
      [
        {
          param: 'version',
          msg: 'must be 2027-01, the present version: please read its terms first',
        },
      ],
    ]);
    expect(await countFor(next, 'ada')).toBe(1);
    await accept(next, 'ada', '2027-01');
    expect(await countFor(next, 'ada')).toBe(3);
  });

  test.each([
    ['no version', {}, 'version'],
    ['a number', { version: 1 }, 'version'],
    ['an empty version', { version: '' }, 'version'],
    ['a long version', { version: 'x'.repeat(41) }, 'version'],
    ['more than the version', { version: TERMS.version, accepted: true }, 'accepted'],
  ])('refuses %s', async (_, body, param) => {
    const { as } = await open();
    const reply = await as('ada')(VOW_TERMS, body);
    expect([reply.statusCode, reply.json()[0].param]).toEqual([400, param]);
  });

  test('a customer without a verified email is a stranger, whatever they have accepted', async () => {
    const first = await open();
    await accept(first, 'ada');
    const unverified = new Set(['ada', 'bo']);
    const site = await open(TERMS, first.customers, unverified);
    expect([await countFor(first, 'ada'), await countFor(site, 'ada')]).toEqual([3, 1]);
    expect((await site.as('ada')(VOW_TERMS)).json().terms.acceptedAtMs).toBeNull();
    const reply = await accept(site, 'bo');
    expect([reply.statusCode, reply.json()[0].param]).toEqual([409, 'email']);
    const withoutTerms = await open(null, first.customers, unverified);
    expect(await countFor(withoutTerms, 'ada')).toBe(3);
  });

  test('refuses strangers and pages of other sites', async () => {
    const site = await open();
    const body = { version: TERMS.version };
    expect((await site.as(null)(VOW_TERMS, body)).statusCode).toBe(401);
    expect((await site.as(null)(VOW_TERMS)).statusCode).toBe(401);
    const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
    expect((await site.as('ada')(VOW_TERMS, body, elsewhere)).statusCode).toBe(403);
    expect(await countFor(site, 'ada')).toBe(1);
  });

  test('no cache mixes customers who have accepted with others', async () => {
    const site = await open();
    const read = async (who: string | null) => {
      const { headers, body } = await site.as(who)(SEARCH);
      return { caching: headers['cache-control'], etag: headers.etag, vary: headers.vary, body };
    };
    const stranger = await read(null);
    const before = await read('ada');
    expect(stranger.caching).toMatch(/^public/);
    expect(before).toMatchObject({ caching: 'private, no-cache', body: stranger.body });
    expect(before.vary).toContain('authorization');
    expect(await read(null)).toEqual(stranger);
    await accept(site, 'ada');
    const after = await read('ada');
    expect(after.caching).toBe('private, no-cache');
    expect(after.etag).not.toBe(before.etag);
    const conditional = { 'if-none-match': String(before.etag) };
    expect((await site.as('ada')(SEARCH, undefined, conditional)).statusCode).toBe(200);
    expect(await read('bo')).toEqual(before);
    expect(await read(null)).toEqual(stranger);
  });

  test('a trusted server needs to accept nothing', async () => {
    const { as } = await open();
    const reply = await as('ada')(SEARCH, undefined, { 'repliers-api-key': KEY });
    expect(reply.json().count).toBe(3);
  });

  test('the acceptance is exported with its time and a hash of the address, and deleted', async () => {
    const site = await open();
    await accept(site, 'ada');
    await accept(site, 'ada');
    const { termsAcceptances } = (await site.as('ada')('/api/customer/user/export')).json();
    expect(termsAcceptances).toEqual([
      {
        version: TERMS.version,
        acceptedAtMs: expect.any(Number),
        addressHash: 'hash of 127.0.0.1',
      },
    ]);
    expect(Math.abs(Date.now() - termsAcceptances[0].acceptedAtMs)).toBeLessThan(60_000);
    const headers = { authorization: 'Bearer ada' };
    await site.app.inject({ method: 'DELETE', url: '/api/customer/user', headers });
    expect(await site.customers.repository.vowTerms.acceptances('ada')).toEqual([]);
    expect(await countFor(site, 'ada')).toBe(1);
  });

  test('without the database of customers, nobody counts as registered', async () => {
    const customers = aCustomerStore();
    const { vowTerms } = customers.repository;
    const isDown = vi.fn(() => false);
    const acceptances: typeof vowTerms.acceptances = async (userId) => {
      if (isDown()) throw new StoreUnavailable('down');
      return await vowTerms.acceptances(userId);
    };
    const repository = { ...customers.repository, vowTerms: { ...vowTerms, acceptances } };
    const site = await open(TERMS, { ...customers, repository });
    await accept(site, 'ada');
    isDown.mockReturnValue(true);
    expect([await countFor(site, 'ada'), (await site.as('ada')(SEARCH)).statusCode]).toEqual([
      1, 200,
    ]);
    expect((await site.as('ada')(VOW_TERMS)).statusCode).toBe(503);
    isDown.mockReturnValue(false);
    expect(await countFor(site, 'ada')).toBe(3);
    isDown.mockReturnValue(true);
    expect(await countFor(site, 'ada')).toBe(3);
  });
});
