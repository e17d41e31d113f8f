import { expect, test } from 'vitest';
import { openHouseText } from '#src/views/list/open-house-text.ts';

const TODAY = '2026-10-15';
const NEAR = '2026-10-17';

test.each([
  [NEAR, '14:00', '16:00', 'Sat, 2–4 p.m.'],
  [NEAR, '11:00', '13:30', 'Sat, 11:00 a.m.–1:30 p.m.'],
  [NEAR, '14:00', undefined, 'Sat, 2 p.m.'],
  [NEAR, '14:30', '14:00', 'Sat, 2:30 p.m.'],
  [NEAR, undefined, undefined, 'Sat'],
  ['2026-10-24', '14:00', '16:00', 'Sat, Oct 24, 2–4 p.m.'],
  ['2026-10-24', '14:00', '16:00', 'Sat, Oct 24, 2–4 p.m.'],
])('the open house on %s from %s to %s reads: %s', (day, from, to, expected) => {
  const text = openHouseText({ day, from, to }, TODAY, 'en-CA');
  expect(text.replaceAll(/\s/g, ' ')).toBe(`Open house ${expected}`);
});
