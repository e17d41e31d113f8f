import { expect, test } from 'vitest';
import { feetAndInches } from '#src/demo-world/pictures/plan/plan-text.ts';

test('metres are converted to feet and inches', () => {
  expect(feetAndInches(3.6)).toBe('11′10″');
  expect(feetAndInches(3.65)).toBe('12′0″');
});
