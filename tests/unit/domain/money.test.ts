import { expect, test } from 'vitest';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { abbreviateDollars, formatDollars } from '#src/domain/money.ts';

test.each([
  [0, '$0'],
  [675_000, '$675,000'],
  [1_249_999.6, '$1,250,000'],
])('formats %d as %s', (amount, text) => {
  expect(formatDollars(amount, DEFAULT_LOCALE)).toBe(text);
});

test.each([
  [2450, '$2,450'],
  [9999, '$9,999'],
  [10_000, '$10K'],
  [499_900, '$500K'],
  [899_000, '$899K'],
  [999_400, '$999K'],
  [999_900, '$1M'],
  [1_249_000, '$1.25M'],
  [12_340_000, '$12.3M'],
  [2_000_000_000, '$2B'],
])('abbreviates %d to %s', (amount, text) => {
  expect(abbreviateDollars(amount, DEFAULT_LOCALE)).toBe(text);
});
