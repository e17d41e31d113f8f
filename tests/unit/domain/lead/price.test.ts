import { expect, test } from 'vitest';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { priceDigits, priceEntryText } from '#src/domain/lead/price.ts';

test('a price is digits while it is typed and dollars when it is left', () => {
  expect(priceDigits('$1,250,000 or so', 9)).toBe('1250000');
  expect(priceDigits('12345678901', 9)).toBe('123456789');
  expect(priceEntryText('750000', DEFAULT_LOCALE)).toBe('$750,000');
  expect(priceEntryText('', DEFAULT_LOCALE)).toBe('');
});
