import { expect, test } from 'vitest';
import { payment } from '#src/messages/en/listing/payment.ts';
import { filters } from '#src/messages/en/search/filters.ts';

test.each([
  [1, '1 year'],
  [25, '25 years'],
])('a mortgage of %d years is worded as %s in every sentence', (years, text) => {
  const end = new RegExp(`over ${text}\\b`, 'i');
  expect(payment.overTerm(years)).toMatch(end);
  expect(payment.donut('60%', '40%', years)).toMatch(end);
  expect(filters.monthlyTerms({ rate: '4.5', years, cash: null })).toMatch(end);
});
