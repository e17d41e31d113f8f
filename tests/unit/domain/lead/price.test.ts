import { expect, test } from 'vitest';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { priceEntry, priceEntryText } from '#src/domain/lead/price.ts';

test.each([
  ['$1,250,000', '1,250,000'],
  ['500 000,50 or so', '500 000,50 '],
  ['500k', '500K'],
  ['$1.2M', '1.2M'],
  ['99999999999', '999999999'],
  ['1,234,567,890', '1,234,567,89'],
  ['10,000,000', '10,000,000'],
  ['about 5', ''],
])('typing %s leaves %s in the field', (text, entry) => {
  expect(priceEntry(text)).toBe(entry);
});

test.each([
  ['750000', '$750,000'],
  ['500k', '$500,000'],
  ['$1.2M', '$1,200,000'],
  ['1,25m', '$1,250,000'],
  ['1.001M', '$1,001,000'],
  ['1,500K', '$1,500,000'],
  ['500000,25', '$500,000'],
  ['1.000.000', '$1,000,000'],
  ['750 000 $', '$750,000'],
  ['650.000', '650.000'],
  ['99999999999', '$99,999,999,999'],
  ['', ''],
  ['.', '.'],
])('%s becomes %s when the field loses focus', (text, price) => {
  expect(priceEntryText(text, DEFAULT_LOCALE)).toBe(price);
});
