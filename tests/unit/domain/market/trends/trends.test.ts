import { expect, test } from 'vitest';
import type { Statistics } from '#src/contract/listings/statistics/statistics-reply.ts';
import { monthsBefore, monthsFrom } from '#src/domain/market/trends/months.ts';
import { lastCompleteMonth, placeTrends, windowStart } from '#src/domain/market/trends/trends.ts';
import { TREND_CITIES } from '#src/domain/market/trends/trend-place.ts';

const request = { place: TREND_CITIES[0], from: '2026-08-01', today: '2026-10-21' };

const byMonth = (summary: object, months: Record<string, object>) => ({ ...summary, mth: months });

const statistics: Partial<Statistics> = {
  soldPrice: {
    count: 40,
    avg: 900_000,
    approximate: true,
    mth: {
      '2026-08': { count: 30, avg: 950_000, approximate: true },
      '2026-09': { count: 4, avg: 700_000 },
      '2026-10': { count: 0, avg: null, withheld: true, partial: true },
    },
    aggregates: {
      details: {
        propertyType: {
          Detached: { count: 12, avg: 1_300_000 },
          'Condo Apt': { count: 24, avg: 600_000 },
          Duplex: { count: 4, avg: 2_000_000 },
        },
      },
    },
  },
  listPrice: { count: 40, avg: 1_000_000, min: null, max: null },
  daysOnMarket: byMonth(
    { count: 40, avg: 31 },
    { '2026-08': { count: 30, avg: 25, withheld: true }, '2026-09': { count: 4, avg: 9 } },
  ),
  closed: byMonth(
    { count: 41 },
    { '2026-08': { count: 31 }, '2026-09': { count: 4 }, '2026-10': { count: 0, partial: true } },
  ),
  aboveBelowList: byMonth(
    { count: 40, above: 25, below: 70 },
    { '2026-08': { count: 30, above: 20, below: 75 } },
  ),
};

test('a window lists its months in order and marks the current one', () => {
  const { months, window } = placeTrends(statistics, request);
  expect(months.map(({ month, isPartial }) => [month, isPartial])).toEqual([
    ['2026-08', false],
    ['2026-09', false],
    ['2026-10', true],
  ]);
  expect(window).toEqual({ from: '2026-08-01', to: '2026-10-21' });
  expect(lastCompleteMonth(months)?.month).toBe('2026-09');
});

test('fewer than five sales give a count but no averages, and withheld figures are null', () => {
  const [august, september, october] = placeTrends(statistics, request).months;
  expect(august).toMatchObject({
    sold: 31,
    averagePriceDollars: 950_000,
    volumeDollars: 28_500_000,
    averageDays: null,
    abovePercent: 20,
    belowPercent: 75,
    isApproximate: true,
  });
  expect(september).toMatchObject({ sold: 4, averagePriceDollars: null, averageDays: null });
  expect(october).toMatchObject({ sold: null, averagePriceDollars: null, volumeDollars: null });
});

test('the whole window has totals and the percentage of asking', () => {
  const { total, percentOfAsking } = placeTrends(statistics, request);
  expect(total).toMatchObject({ sold: 41, averagePriceDollars: 900_000, averageDays: 31 });
  expect(percentOfAsking).toBe(90);
});

test('home types are ordered by sales, without an average for fewer than five', () => {
  expect(placeTrends(statistics, request).types).toEqual([
    { propertyType: 'Condo Apt', sold: 24, averagePriceDollars: 600_000 },
    { propertyType: 'Detached', sold: 12, averagePriceDollars: 1_300_000 },
    { propertyType: 'Duplex', sold: 4, averagePriceDollars: null },
  ]);
});

test('a place without sales has every month and no figures', () => {
  const { total, months, types, percentOfAsking } = placeTrends({}, request);
  expect(total).toMatchObject({ sold: 0, averagePriceDollars: null, volumeDollars: null });
  expect(months.map(({ sold }) => sold)).toEqual([0, 0, null]);
  expect(types).toEqual([]);
  expect(percentOfAsking).toBeNull();
});

test('the window starts on the first of a month, half a year or two years back', () => {
  expect(windowStart('2026-10-21', false)).toBe('2026-04-01');
  expect(windowStart('2026-03-31', false)).toBe('2025-09-01');
  expect(windowStart('2026-10-21', true)).toBe('2024-10-01');
});

test('months are counted across year ends', () => {
  expect(monthsBefore('2026-01', 1)).toBe('2025-12');
  expect(monthsBefore('2025-12', -1)).toBe('2026-01');
  expect(monthsFrom('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(monthsFrom('2026-02', '2026-01')).toEqual([]);
});
