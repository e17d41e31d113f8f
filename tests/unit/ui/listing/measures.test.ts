import { expect, test } from 'vitest';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { dayText, monthText, squareFeetText } from '#src/ui/listing/measures.ts';

test('square feet are formatted from numbers, digits and ranges', () => {
  expect(squareFeetText(1450, DEFAULT_LOCALE)).toBe('1,450');
  expect(squareFeetText('1100-1500', DEFAULT_LOCALE)).toBe('1,100–1,500');
  expect(squareFeetText('0-499', DEFAULT_LOCALE)).toBe('under 500');
  expect(squareFeetText('0', DEFAULT_LOCALE)).toBeUndefined();
  expect(squareFeetText('unknown', DEFAULT_LOCALE)).toBeUndefined();
  expect(squareFeetText(null, DEFAULT_LOCALE)).toBeUndefined();
});

test('dates are formatted as months and as days', () => {
  expect(monthText('2026-03', DEFAULT_LOCALE)).toBe('March 2026');
  expect(monthText('2026-03-31T23:59:00Z', DEFAULT_LOCALE)).toBe('March 2026');
  expect(dayText('2026-03-04T00:00:00.000Z', DEFAULT_LOCALE)).toMatch(/Mar.* 4, 2026/);
  expect(dayText('', DEFAULT_LOCALE)).toBeUndefined();
});
