import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { viewPicturePath } from '#src/domain/listing/views-path.ts';
import type { ListingAnalytics } from '#src/server/feeds/analytics/listing-analytics.ts';
import { readConfig } from '#src/server/config.ts';
import { anApp } from '#tests/support/app/app.ts';
import { aLeadBody, aListingLeadBody } from '#tests/support/leads/leads.ts';

const BROWSER = {
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'sec-fetch-site': 'same-origin',
};
const PATH = viewPicturePath({ mlsNumber: 'W100', boardId: 2 });

let app: FastifyInstance;
const onView = vi.fn<ListingAnalytics['onView']>();
const onLead = vi.fn<ListingAnalytics['onLead']>();
beforeEach(async () => {
  vi.clearAllMocks();
  app = await anApp([], { listingAnalytics: { onView, onLead } });
});
afterEach(() => app.close());

const open = (headers: Record<string, string> = BROWSER, url = PATH) =>
  app.inject({ url, headers });

test('a browser that shows a listing page counts as a view', async () => {
  const reply = await open();
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual(
    [200, 'image/gif', 'no-store'],
  );
  expect(reply.headers['set-cookie']).toBeUndefined();
  expect(onView.mock.calls).toEqual([
    [
      { mlsNumber: 'W100', boardId: 2 },
      { network: '127.0.0.1', userAgent: BROWSER['user-agent'] },
    ],
  ]);
  await open({ 'user-agent': BROWSER['user-agent'] }, PATH.replace('W100', 'w100'));
  expect(onView).toHaveBeenCalledTimes(2);
});

test.each([
  [
    'a search engine',
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  ],
  ['an automated browser', { 'user-agent': 'Mozilla/5.0 HeadlessChrome/140.0.0.0 Safari/537.36' }],
  ['a program', { 'user-agent': 'curl/8.5.0' }],
  ['a request without a user agent', { 'user-agent': '' }],
  ['a request from another site', { 'sec-fetch-site': 'cross-site' }],
  ['a prefetched page', { 'sec-purpose': 'prefetch' }],
  ['a prerendered page', { 'sec-purpose': 'prefetch;prerender' }],
  ['a browser with Do Not Track', { dnt: '1' }],
  ['a browser with Global Privacy Control', { 'sec-gpc': '1' }],
])('%s does not count as a view and gets the same image', async (_, headers) => {
  const reply = await open({ ...BROWSER, ...headers });
  expect([reply.statusCode, reply.rawPayload.equals((await open()).rawPayload)]).toEqual([
    200,
    true,
  ]);
  expect(onView).toHaveBeenCalledTimes(1);
});

test.each(['/images/views/0/W100.gif', '/images/views/2/---.gif', '/images/views/x/W100.gif'])(
  '%s does not name a listing',
  async (url) => {
    expect((await open(BROWSER, url)).statusCode).toBe(200);
    expect(onView).not.toHaveBeenCalled();
  },
);

test('limits the views counted per network', async () => {
  for (let count = 0; count < 40; count += 1) await open();
  expect(onView).toHaveBeenCalledTimes(30);
});

const send = (payload: object) =>
  app.inject({ method: 'POST', url: '/api/realty/contact', payload });

test('reports a lead about a listing once it is stored, and no other lead', async () => {
  expect((await send(aListingLeadBody())).statusCode).toBe(200);
  expect(onLead.mock.calls).toEqual([[{ mlsNumber: 'C9000001', boardId: 2 }]]);
  const form = { website: 'https://spam.example', elapsedMs: 9000 };
  for (const [lead, status] of [
    [aListingLeadBody({ user: undefined }), 400],
    [aListingLeadBody({ message: 'Is it haunted?', form }), 200],
    [aLeadBody(), 200],
  ] as const) {
    expect((await send(lead)).statusCode).toBe(status);
  }
  expect(onLead).toHaveBeenCalledTimes(1);
  await send(aListingLeadBody({ message: 'Is it quiet?' }));
  expect(onLead).toHaveBeenCalledTimes(2);
});

test('without the setting, the view image does not exist', async () => {
  const other = await anApp([]);
  expect((await other.inject({ url: PATH, headers: BROWSER })).statusCode).toBe(404);
  await other.close();
});

const DDF = {
  REALTY_PROVIDER: 'ddf',
  REALTY_FEED_URL: 'https://ddfapi.realtor.ca/odata/v1',
  REALTY_FEED_TOKEN: 'token-of-the-feed',
  REALTY_FEED_BOARDS: '*=86',
};

test('CREA analytics are off without a destination and require a DDF feed', () => {
  const idOf = (settings: Record<string, string>) => {
    const config = readConfig(settings);
    return config.ok ? config.value.creaDestinationId : config.error;
  };
  const id = { CREA_ANALYTICS_DESTINATION_ID: '355' };
  expect(idOf(DDF)).toBeUndefined();
  expect(idOf({ ...DDF, ...id })).toBe('355');
  expect(idOf({ ...DDF, REALTY_PROVIDER: 'proptx', ...id })).toEqual([
    'REALTY_PROVIDER must be ddf when CREA_ANALYTICS_DESTINATION_ID is set, but it is "proptx".',
  ]);
  expect(idOf(id)).toEqual([
    'REALTY_PROVIDER must be ddf when CREA_ANALYTICS_DESTINATION_ID is set, but it is not set.',
  ]);
  expect(idOf({ ...DDF, CREA_ANALYTICS_DESTINATION_ID: '12a' })).toEqual([
    'CREA_ANALYTICS_DESTINATION_ID must be the number of a CREA destination, such as 12345, but it is "12a".',
  ]);
});
