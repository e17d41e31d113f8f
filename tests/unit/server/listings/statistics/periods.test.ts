import { describe, expect, test } from 'vitest';
import { dayOf, splitPeriods } from '#src/server/listings/statistics/periods.ts';

const spanOf = (first: string, last: string) => ({ first: dayOf(first), last: dayOf(last) });

describe('a span of days is split', () => {
  test('into months, with the first and last of them whole', () => {
    const split = splitPeriods('grp-mth', spanOf('2023-12-31', '2024-03-01'));
    expect(split.name).toBe('mth');
    expect(split.periods).toEqual([
      { key: '2023-12', first: dayOf('2023-12-01') },
      { key: '2024-01', first: dayOf('2024-01-01') },
      { key: '2024-02', first: dayOf('2024-02-01') },
      { key: '2024-03', first: dayOf('2024-03-01') },
    ]);
    expect(split.last).toBe(dayOf('2024-03-31'));
    expect(split.isWholeMonths).toBe(true);
  });

  test('into years', () => {
    const split = splitPeriods('grp-yr', spanOf('2023-12-31', '2025-01-01'));
    expect(split.periods.map(({ key }) => key)).toEqual(['2023', '2024', '2025']);
    expect(split.periods[1]?.first).toBe(dayOf('2024-01-01'));
    expect(split.last).toBe(dayOf('2025-12-31'));
  });

  test('into days, which are not whole months', () => {
    const split = splitPeriods('grp-day', spanOf('2024-02-28', '2024-03-01'));
    expect(split.periods.map(({ key }) => key)).toEqual(['2024-02-28', '2024-02-29', '2024-03-01']);
    expect(split.last).toBe(dayOf('2024-03-01'));
    expect(split.isWholeMonths).toBe(false);
  });

  test('into windows that end on its last day', () => {
    const split = splitPeriods('grp-30-days', spanOf('2024-01-01', '2024-02-15'));
    expect(split.periods.map(({ key }) => key)).toEqual([
      '2023-12-18_2024-01-16',
      '2024-01-17_2024-02-15',
    ]);
  });
});

test('only the latest of very many periods are returned', () => {
  const { periods, last } = splitPeriods('grp-day', spanOf('1990-01-01', '2026-11-21'));
  expect(periods).toHaveLength(1200);
  expect(periods.at(-1)?.key).toBe('2026-11-21');
  expect(last).toBe(dayOf('2026-11-21'));
});

test('a span that ends before it starts is one period', () => {
  const { periods } = splitPeriods('grp-mth', spanOf('2024-05-10', '2024-02-01'));
  expect(periods.map(({ key }) => key)).toEqual(['2024-05']);
});
