import fc from 'fast-check';
import { expect, test } from 'vitest';
import { towerOrdinals } from '#src/demo-world/listings/sites/tower-ordinals.ts';

test('no ordinal occurs twice', () => {
  const counts = fc.integer({ min: 1, max: 300 });
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 2000 }), (towers, apartments) => {
      const next = towerOrdinals(towers, apartments);
      const all = Array.from({ length: apartments }, next);
      expect(new Set(all).size).toBe(apartments);
      expect(all.every((ordinal) => Number.isInteger(ordinal) && ordinal >= 0)).toBe(true);
    }),
  );
});

test('a third of the apartments are in ten towers of at most 60 each', () => {
  const next = towerOrdinals(288, 1800);
  const homes = new Map<number, number>();
  for (let at = 0; at < 1800; at += 1) {
    const tower = next() % 288;
    homes.set(tower, (homes.get(tower) ?? 0) + 1);
  }
  const large = [...homes.values()].filter((count) => count > 20);
  expect(large.length).toBe(10);
  expect(Math.max(...large)).toBe(60);
});
