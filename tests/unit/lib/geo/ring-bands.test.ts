import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInRing } from '#src/lib/geo/polygon.ts';
import { ringsTest } from '#src/lib/geo/ring-bands.ts';

const whole = fc.integer({ min: -20, max: 20 });
const anyPoint = fc.tuple(whole, whole);
const anyRing = fc.array(anyPoint, { maxLength: 300 });

test('the banded test agrees with checking every side of every ring', () => {
  fc.assert(
    fc.property(
      fc.array(anyRing, { maxLength: 3 }),
      fc.array(fc.tuple(fc.double({ min: -21, max: 21, noNaN: true }), whole), { minLength: 30 }),
      (rings, points) => {
        const isInside = ringsTest(rings);
        for (const [x, y] of points) {
          expect(isInside(x, y)).toBe(rings.some((ring) => isInRing(ring, x, y)));
          expect(isInside(y, x)).toBe(rings.some((ring) => isInRing(ring, y, x)));
        }
      },
    ),
  );
});

test('a flat ring, an empty ring and no rings contain no point', () => {
  const flat: [number, number][] = [
    [0, 1],
    [2, 1],
    [4, 1],
  ];
  expect(ringsTest([flat])(1, 1)).toBe(false);
  expect(ringsTest([[]])(0, 0)).toBe(false);
  expect(ringsTest([])(0, 0)).toBe(false);
});
