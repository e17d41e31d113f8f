import { expect, test } from 'vitest';
import { insightsOf } from '#src/domain/market/trends/insights.ts';
import { typeRankings } from '#src/domain/market/trends/type-rankings.ts';
import { aMarket, aMonth } from '#tests/support/market/trends.ts';

const since = (before: Parameters<typeof aMonth>[1], latest: Parameters<typeof aMonth>[1]) =>
  insightsOf(aMarket({ months: [aMonth('2026-08', before), aMonth('2026-09', latest)] }))
    ?.sinceLastMonth;

test.each([
  ['price', { averagePriceDollars: 900_000 }, { averagePriceDollars: 908_000 }, 'steady'],
  ['price', { averagePriceDollars: 900_000 }, { averagePriceDollars: 909_000 }, 'up'],
  ['price', { averagePriceDollars: 900_000 }, { averagePriceDollars: 891_000 }, 'down'],
  ['sold', { sold: 100 }, { sold: 104 }, 'steady'],
  ['sold', { sold: 100 }, { sold: 95 }, 'down'],
  ['days', { averageDays: 30 }, { averageDays: 30.9 }, 'steady'],
  ['days', { averageDays: 30 }, { averageDays: 31 }, 'up'],
  ['above', { abovePercent: 30 }, { abovePercent: 28.5 }, 'steady'],
  ['above', { abovePercent: 30 }, { abovePercent: 27 }, 'down'],
] as const)('a change of %s from %j to %j is %s', (name, before, latest, direction) => {
  expect(since(before, latest)?.[name]?.direction).toBe(direction);
});

test('a figure missing before or now gives no change', () => {
  expect(since({ averagePriceDollars: null }, {})?.price).toBeNull();
  expect(since({}, { averagePriceDollars: null })?.price).toBeNull();
});

test('the latest month is the last full one, compared with the previous month and year', () => {
  const insights = insightsOf(aMarket());
  expect(insights?.latest.month).toBe('2026-09');
  expect(insights?.sinceLastMonth.price).toEqual({ direction: 'up', from: 900_000, to: 945_000 });
  expect(insights?.sinceLastYear.price).toEqual({ direction: 'up', from: 900_000, to: 945_000 });
  const insightsWithoutYear = insightsOf(aMarket({ yearAgo: null }));
  expect(insightsWithoutYear?.sinceLastYear).toEqual({
    price: null,
    sold: null,
    days: null,
    above: null,
  });
});

test('a window with only the current month gives no insights', () => {
  const months = [aMonth('2026-10', { isPartial: true })];
  expect(insightsOf(aMarket({ months }))).toBeUndefined();
});

test('the busiest month has more sales than every other', () => {
  const months = (...sold: number[]) =>
    sold.map((each, at) => aMonth(`2026-0${at + 1}`, { sold: each }));
  expect(insightsOf(aMarket({ months: months(20, 31, 30) }))?.busiest?.month).toBe('2026-02');
  expect(insightsOf(aMarket({ months: months(31, 31, 30) }))?.busiest).toBeNull();
  expect(insightsOf(aMarket({ months: months(31) }))?.busiest).toBeNull();
});

test('five types are ranked by sales and by price, and those in both are named', () => {
  const types = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((propertyType, at) => ({
    propertyType,
    sold: 70 - 10 * at,
    averagePriceDollars: propertyType === 'G' ? null : (at + 1) * 100_000,
  }));
  const { bySold, byPrice, inBoth } = typeRankings(types);
  expect(bySold.map(({ propertyType }) => propertyType)).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(byPrice.map(({ propertyType }) => propertyType)).toEqual(['F', 'E', 'D', 'C', 'B']);
  expect([...inBoth]).toEqual(['E', 'D', 'C', 'B']);
  expect(typeRankings([])).toEqual({ bySold: [], byPrice: [], inBoth: new Set() });
});
