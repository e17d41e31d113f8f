import { expect, test } from 'vitest';
import { paging } from '#src/messages/en/search/paging.ts';

test.each([
  [1, 1, 1, '1 home'],
  [1, 8, 1234, '1 - 8 of 1,234 Homes'],
  [1, 2, 2, '1 - 2 of 2 Homes'],
  [17, 17, 17, '17 of 17 Homes'],
])('homes %i to %i of %i are counted as "%s"', (first, last, total, text) => {
  expect(paging.count({ first, last }, total)).toBe(text);
});
