import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxAround, isInRing, isUprightBox } from '#src/lib/geo/polygon.ts';

const BOX: [number, number][] = [
  [0, 0],
  [0, 2],
  [3, 2],
  [3, 0],
];

test('a rectangle is recognized closed or open, from any corner, in either direction', () => {
  fc.assert(
    fc.property(fc.nat(3), fc.boolean(), fc.boolean(), (turn, reverse, close) => {
      const turnedRing = [...BOX.slice(turn), ...BOX.slice(0, turn)];
      const ring = reverse ? turnedRing.toReversed() : turnedRing;
      expect(isUprightBox(close ? [...ring, ring[0]!] : ring)).toBe(true);
    }),
  );
});

test('a bow tie, a triangle and a slanted square are not rectangles', () => {
  expect(isUprightBox([BOX[0]!, BOX[2]!, BOX[1]!, BOX[3]!])).toBe(false);
  expect(isUprightBox(BOX.slice(0, 3))).toBe(false);
  expect(
    isUprightBox([
      [0, 1],
      [1, 2],
      [2, 1],
      [1, 0],
    ]),
  ).toBe(false);
});

test('a point is inside a rectangle when it is between its sides', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1, max: 4, noNaN: true }),
      fc.double({ min: -1, max: 4, noNaN: true }),
      (x, y) => {
        fc.pre(![0, 3].includes(x) && ![0, 2].includes(y));
        expect(isInRing(BOX, x, y)).toBe(x > 0 && x < 3 && y > 0 && y < 2);
      },
    ),
  );
});

test('the notch of a U-shaped ring is outside', () => {
  const ring: [number, number][] = [
    [0, 0],
    [3, 0],
    [3, 3],
    [2, 3],
    [2, 1],
    [1, 1],
    [1, 3],
    [0, 3],
  ];
  expect(isInRing(ring, 1.5, 2)).toBe(false);
  expect(isInRing(ring, 0.5, 2)).toBe(true);
  expect(boxAround([ring])).toEqual({ minX: 0, minY: 0, maxX: 3, maxY: 3 });
});
