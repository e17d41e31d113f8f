import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageWindow } from '#src/ui/page-window.ts';

test('a gap replaces two or more pages', () => {
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pageWindow(6, 12)).toEqual([1, 'gap-before', 5, 6, 7, 'gap-after', 12]);
});

test('page numbers ascend from the first to the last and include the current one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
      const [page, pages] = [Math.min(a, b), Math.max(a, b)];
      const steps = pageWindow(page, pages);
      const numbers = steps.filter((step) => typeof step === 'number');
      expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y));
      expect([numbers[0], numbers.at(-1)]).toEqual([1, pages]);
      expect(numbers).toContain(page);
      expect(new Set(steps).size).toBe(steps.length);
    }),
  );
});
