import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListingDocument } from '#src/contract/listings/listing.ts';
import { filterQuery } from '#src/domain/search/filter-query.ts';
import { defaultFilters } from '#src/domain/search/filters/registry.ts';
import type { Viewer } from '#src/server/http/viewer.ts';
import { anApp } from '#tests/support/app/app.ts';
import { aRecord, HIDDEN } from '#tests/support/listings/listings.ts';

const kinds: Partial<ListingDocument>[] = [
  { lastStatus: 'New' },
  { lastStatus: 'Pc' },
  { lastStatus: 'Dft' },
  { lastStatus: 'Sc' },
  { lastStatus: 'New', permissions: HIDDEN },
  { lastStatus: 'Sc', permissions: HIDDEN },
  { lastStatus: 'New', class: 'CommercialProperty' },
  { lastStatus: 'New', class: 'CondoProperty' },
  { lastStatus: 'New', type: 'Lease', listPrice: '2500.00' },
  { lastStatus: 'Sld', status: 'U', soldPrice: 800_000, soldDate: '2026-09-09' },
];
const records = kinds.map((changes, at) => aRecord({ mlsNumber: `N${at}`, ...changes }));

describe.each<[Viewer, number]>([
  ['anonymous', 6],
  ['verified', 5],
])('the number of homes in Toronto (%s viewer)', (viewer, homes) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await anApp(records, { identify: () => viewer });
  });
  afterAll(() => app.close());

  test('matches the initial search', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/realty/listings?type=count',
      payload: {
        ...filterQuery(defaultFilters('sale'), '2026-11-21'),
        city: ['toronto'],
        state: ['ON'],
      },
    });
    expect(reply.json()).toMatchObject({ count: homes });
  });

  test('matches the suggestion that links to its list', async () => {
    const popular = async () =>
      (await app.inject('/api/realty/listings/N0/suggestions?boardId=2')).json()['popular'];
    // There are no suggestions until homes have been counted.
    await expect
      .poll(popular)
      .toEqual([expect.objectContaining({ name: 'Toronto', count: homes })]);
  });
});
