import { expect, test } from 'vitest';
import { ListingSearchReply } from '#src/contract/listings/search/search-reply.ts';
import { closedCountOf, isMixed, pinsOf } from '#src/domain/map/pins.ts';
import { pinsQuery } from '#src/domain/map/map-search.ts';
import { aListing } from '#tests/support/listings/listings.ts';

const corner = { latitude: 43.6, longitude: -79.4 };

const home = (mlsNumber: string, longitude: number, change = {}) =>
  aListing({ mlsNumber, map: { latitude: 43.65, longitude }, ...change });

function replyWith(clusters: readonly object[]): ListingSearchReply {
  return ListingSearchReply.parse({
    page: 1,
    numPages: 1,
    pageSize: 30,
    count: 9,
    statistics: { listPrice: { min: null, max: null } },
    listings: [],
    aggregates: {
      map: {
        clusters: clusters.map((cluster) => ({
          location: corner,
          bounds: { top_left: corner, bottom_right: corner },
          ...cluster,
        })),
      },
    },
  });
}

test('a cluster with homes becomes a pin for each, and one without becomes a circle', () => {
  const pins = pinsOf(
    replyWith([
      { count: 7, closedCount: 3 },
      { count: 2, listings: [home('C1', -79.4), home('C2', -79.3)] },
      { count: 1, listing: home('C3', -79.2) },
    ]),
    true,
  );
  expect(pins.map(({ kind, id }) => (kind === 'cluster' ? 'circle' : id))).toEqual([
    'circle',
    'C1-2',
    'C2-2',
    'C3-2',
  ]);
  expect(pins[0] && isMixed(pins[0])).toBe(true);
});

test('homes of neighbouring clusters at one point form one stack with its sold count', () => {
  const [stack, ...others] = pinsOf(
    replyWith([
      { count: 1, listing: home('C1', -79.4) },
      { count: 1, listing: home('C2', -79.4, { status: 'U', lastStatus: 'Sld' }) },
    ]),
    true,
  );
  expect(others).toEqual([]);
  expect(stack).toMatchObject({ kind: 'stack', listings: [{}, {}] });
  expect(stack && closedCountOf(stack)).toBe(1);
});

test.each([
  [11.9, undefined],
  [12, 4],
  [15, 4],
])('at zoom %d clusters of up to %s homes include them', (zoom, most) => {
  expect(pinsQuery({}, zoom)).toHaveProperty('cluster', true);
  expect(pinsQuery({}, zoom).clusterListingsThreshold).toBe(most);
});
