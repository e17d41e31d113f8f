import { afterEach, expect, test } from 'vitest';
import { rememberedHousehold } from '#src/stores/application/household.ts';
import { HOUSEHOLD_KEY } from '#src/stores/application/household-key.ts';

afterEach(() => window.sessionStorage.clear());

test.each([
  ['{"income":140000,"down":120000}', { income: 140_000, down: 120_000 }],
  ['{"income":0,"down":120000}', { down: 120_000 }],
  ['{"income":"much","down":1.5}', {}],
  ['[]', {}],
  [null, {}],
])('the household remembered from %s contains only valid values', (storedState, household) => {
  if (storedState) window.sessionStorage.setItem(HOUSEHOLD_KEY, storedState);
  expect(rememberedHousehold()).toEqual(household);
});
