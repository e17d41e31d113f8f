import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListingRepository } from '#src/server/listings/repository.ts';
import { aRealtyApp } from '#tests/support/app/realty-app.ts';
import { aListing, aRecord, HIDDEN } from '#tests/support/listings/listings.ts';

let app: FastifyInstance;
let repository: ListingRepository;

const { details } = aListing();
const condo = { ...details, propertyType: 'Condo Apt', style: 'Loft' };

beforeAll(async () => {
  ({ app, repository } = await aRealtyApp([
    aRecord({ mlsNumber: 'C1' }),
    aRecord({ mlsNumber: 'C2', class: 'CondoProperty', details: condo }),
    aRecord({ mlsNumber: 'C3', boardId: 86 }),
    aRecord({
      mlsNumber: 'X1',
      permissions: HIDDEN,
      details: { ...details, propertyType: 'Secret' },
    }),
    aRecord({ mlsNumber: 'S1', status: 'U', lastStatus: 'Sld' }),
    ...['G1', 'G2', 'G3'].map((mlsNumber) => aRecord({ mlsNumber })),
    aRecord({ mlsNumber: 'E1', status: 'U', lastStatus: 'Exp' }),
    aRecord({
      mlsNumber: 'N1',
      permissions: {
        displayAddressOnInternet: 'Y',
        displayPublic: 'Y',
        displayInternetEntireListing: 'N',
      },
    }),
  ]));
  await repository.remove([{ mlsNumber: 'G1', boardId: 2 }], '2026-10-01');
  await repository.remove([{ mlsNumber: 'G2', boardId: 2 }], '2026-10-05');
  await repository.remove(
    ['G3', 'N1'].map((mlsNumber) => ({ mlsNumber, boardId: 2 })),
    '2026-10-09',
  );
});
afterAll(() => app.close());

const get = async (path: string) => {
  const response = await app.inject(`/api/realty${path}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};

test.each([
  ['', ['G3', 'G2', 'G1']],
  ['?minUpdatedOn=2026-10-05', ['G3', 'G2']],
  ['?minUpdatedOn=2026-10-05T18:00:00Z', ['G3', 'G2']],
  ['?maxUpdatedOn=2026-10-05', ['G2', 'G1']],
  ['?updatedOn=2026-10-05', ['G2']],
  ['?updatedOn=2026-10-05&minUpdatedOn=2026-10-06&maxUpdatedOn=2026-10-09', []],
  ['?resultsPerPage=1&pageNum=2', ['G2']],
  ['?boardId=86', []],
])('deleted listings%s are %j', async (query, numbers) => {
  const { listings } = await get(`/listings/deleted${query}`);
  expect(listings.map(({ mlsNumber }: { mlsNumber: string }) => mlsNumber)).toEqual(numbers);
});

test('returns the number, board and day of a deleted listing, and no hidden listing', async () => {
  expect(await get('/listings/deleted?updatedOn=2026-10-09')).toEqual({
    page: 1,
    numPages: 1,
    pageSize: 1000,
    count: 1,
    listings: [{ mlsNumber: 'G3', boardId: 2, updatedOn: '2026-10-09T00:00:00.000Z' }],
  });
});

test('counts property types by board and class, without restricted homes', async () => {
  const { boards } = await get('/listings/property-types');
  expect(boards).toEqual([
    expect.objectContaining({
      boardId: 2,
      classes: {
        residential: {
          propertyTypes: [{ Detached: { activeCount: 1, styles: { '2-Storey': 1 } } }],
        },
        condo: { propertyTypes: [{ 'Condo Apt': { activeCount: 1, styles: { Loft: 1 } } }] },
        commercial: { propertyTypes: [] },
      },
    }),
    expect.objectContaining({ boardId: 86 }),
  ]);
});

test.each(['/listings/buildings', '/buildings'])('%s returns an empty list', async (path) => {
  const none = { page: 1, numPages: 0, pageSize: 100, count: 0, buildings: [] };
  expect(await get(`${path}?city=Toronto&minPrice=5`)).toEqual(none);
  const url = `/api/realty${path}?resultsPerPage=20&pageNum=2`;
  const postReply = await app.inject({ method: 'POST', url, payload: { map: [] } });
  expect(postReply.json()).toEqual({ ...none, page: 2, pageSize: 20 });
});

test('finds no building by its key', async () => {
  const response = await app.inject('/api/realty/buildings/8-larch-street-toronto-on');
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual([{ param: 'addressKey', msg: expect.any(String) }]);
});

test.each(['deleted', 'history', 'locations', 'buildings'])(
  '%s is never treated as an MLS number',
  async (name) => {
    for (const [method, call] of [
      ['GET', '/similar'],
      ['GET', '/suggestions'],
      ['POST', ''],
    ] as const) {
      if (name === 'buildings' && call === '') continue;
      const response = await app.inject({
        method,
        url: `/api/realty/listings/${name}${call}`,
        ...(method === 'POST' ? { payload: {} } : {}),
      });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual([{ param: 'mlsNumber', msg: 'is the name of another call' }]);
    }
  },
);
