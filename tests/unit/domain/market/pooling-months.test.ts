import { expect, test } from 'vitest';
import { firstOpenDay } from '#src/domain/market/pooling-months.ts';

const dayOf = (date: string) => Date.parse(date) / 86_400_000;

test.each([
  ['2026-10-15', '2026-10-01'],
  ['2026-10-07', '2026-09-01'],
  ['2026-10-08', '2026-10-01'],
  ['2027-01-03', '2026-12-01'],
])('on %s sales are pooled up to the month before %s', (today, open) => {
  expect(firstOpenDay(today)).toBe(dayOf(open));
});
