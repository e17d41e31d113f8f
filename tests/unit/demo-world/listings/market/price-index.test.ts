import { expect, test } from 'vitest';
import { dayNumberOf } from '#src/demo-world/listings/calendar.ts';
import { priceIndexOn } from '#src/demo-world/listings/market/price-index.ts';

test('the price index is 1 from October 2026 on', () => {
  expect(priceIndexOn('gta', dayNumberOf('2026-10-01'))).toBe(1);
  expect(priceIndexOn('gta', dayNumberOf('2031-01-01'))).toBe(1);
});

test('prices peak in February 2022', () => {
  expect(priceIndexOn('gta', dayNumberOf('2022-02-01'))).toBe(1.34);
  expect(priceIndexOn('gta', dayNumberOf('2022-08-01'))).toBeLessThan(1.34);
});

test('prices before the first known year equal those at its start', () => {
  expect(priceIndexOn('quebec', dayNumberOf('2012-06-01'))).toBe(0.5);
});

test('a day between two known days has a level between theirs', () => {
  const level = priceIndexOn('bc', dayNumberOf('2017-07-01'));
  expect(level).toBeGreaterThan(0.79);
  expect(level).toBeLessThan(0.91);
});
