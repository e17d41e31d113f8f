import { expect, test } from 'vitest';
import {
  boundsAroundView,
  neighbourhoodPrices,
  showsNeighbourhoods,
} from '#src/domain/map/neighbourhood-prices.ts';

const location = { lat: 43.67, lng: -79.4 };
const placeOf = (name: string) => ({ name, cityKey: 'ON/toronto', location });

function pricesOf(neighborhood: Record<string, { count?: number; med?: number | null }>) {
  const listPrice = { min: null, max: null, aggregates: { address: { neighborhood } } };
  return neighbourhoodPrices({ listPrice }, ['Annex', 'King West', 'Niagara'].map(placeOf));
}

test('a neighbourhood has its median price, home count and search boundary', () => {
  expect(pricesOf({ 'King West': { count: 7, med: 900_000 } })).toEqual([
    {
      name: 'King West',
      at: location,
      medianDollars: 900_000,
      count: 7,
      boundary: {
        kind: 'place',
        state: 'ON',
        citySlug: 'toronto',
        neighborhoodSlug: 'king-west',
      },
    },
  ]);
});

test('neighbourhoods with most homes come first, and those with too few are dropped', () => {
  const prices = pricesOf({
    Annex: { count: 3, med: 1_000_000 },
    'King West': { count: 2, med: 900_000 },
    Niagara: { count: 9, med: 800_000 },
    Elsewhere: { count: 40, med: 700_000 },
  });
  expect(prices.map(({ name }) => name)).toEqual(['Niagara', 'Annex']);
});

test('without prices there are no neighbourhood prices', () => {
  expect(pricesOf({ Annex: { count: 5, med: null } })).toEqual([]);
  expect(neighbourhoodPrices({ listPrice: { min: null, max: null } }, [placeOf('Annex')])).toEqual(
    [],
  );
});

test.each([
  [10, false],
  [10.5, true],
  [12.9, true],
  [13, false],
])('zoom %d shows neighbourhood names: %s', (zoom, expected) => {
  expect(showsNeighbourhoods(zoom)).toBe(expected);
});

test('the bounds around a view are twice as wide and high', () => {
  const bounds = boundsAroundView({ north: 44, south: 43, east: -79, west: -81 });
  expect(bounds).toEqual({ north: 44.5, south: 42.5, east: -78, west: -82 });
});
