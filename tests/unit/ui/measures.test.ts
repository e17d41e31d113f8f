import { expect, test } from 'vitest';
import { dayText, monthText, squareFeetText } from '#src/ui/measures.ts';

test('square feet are read from numbers, digits and ranges', () => {
  expect(squareFeetText(1450)).toBe('1,450');
  expect(squareFeetText('1100-1500')).toBe('1,100–1,500');
  expect(squareFeetText('0-499')).toBe('under 500');
  expect(squareFeetText('0')).toBeUndefined();
  expect(squareFeetText('unknown')).toBeUndefined();
  expect(squareFeetText(null)).toBeUndefined();
});

test('dates are written as months and as days', () => {
  expect(monthText('2026-03')).toBe('March 2026');
  expect(monthText('2026-03-31T23:59:00Z')).toBe('March 2026');
  expect(dayText('2026-03-04T00:00:00.000Z')).toMatch(/Mar.* 4, 2026/);
  expect(dayText('')).toBeUndefined();
});
