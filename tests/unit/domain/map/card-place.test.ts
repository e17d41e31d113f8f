import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeCard, shiftAbove } from '#src/domain/map/card-place.ts';

const CARD = { widthPx: 288, heightPx: 350 };
const MAP = { widthPx: 720, heightPx: 776 };

describe('the card of a pin', () => {
  test.each([
    ['right of a pin at the left', { x: 100, y: 400 }, { x: 152, y: 225 }],
    ['left of a pin at the right', { x: 600, y: 400 }, { x: 260, y: 225 }],
    ['below the controls at the upper edge', { x: 100, y: 20 }, { x: 152, y: 68 }],
    ['above the lower edge', { x: 100, y: 770 }, { x: 152, y: 414 }],
  ])('is placed %s', (_, pin, { x, y }) => {
    expect(placeCard({ pin, card: CARD, map: MAP })).toEqual({ x, y, shift: { x: 0, y: 0 } });
  });

  test('moves a map that is too narrow as little as possible', () => {
    const map = { widthPx: 450, heightPx: 776 };
    const { shift, y } = placeCard({ pin: { x: 225, y: 388 }, card: CARD, map });
    expect(shift).toEqual({ x: 0, y: -4 });
    expect(y).toBe(414);
  });

  test('covers the controls of a map that is too low', () => {
    const map = { widthPx: 720, heightPx: 380 };
    expect(placeCard({ pin: { x: 100, y: 20 }, card: CARD, map })).toMatchObject({ y: 18 });
  });

  test('never covers its pin and stays within the map', () => {
    const sides = {
      widthPx: fc.integer({ min: 450, max: 1600 }),
      heightPx: fc.integer({ min: 420, max: 1200 }),
    };
    fc.assert(
      fc.property(
        fc.record(sides),
        fc.record({ widthPx: fc.constant(288), heightPx: fc.integer({ min: 120, max: 360 }) }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (map, card, across, down) => {
          const pin = { x: across * map.widthPx, y: down * map.heightPx };
          const { x, y, shift } = placeCard({ pin, card, map });
          const movedPin = { x: pin.x + shift.x, y: pin.y + shift.y };
          const isClear =
            movedPin.x + 44 <= x ||
            movedPin.x - 44 >= x + card.widthPx ||
            movedPin.y + 20 <= y ||
            movedPin.y - 20 >= y + card.heightPx;
          expect(isClear).toBe(true);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + card.widthPx).toBeLessThanOrEqual(map.widthPx + 1);
          expect(y + card.heightPx).toBeLessThanOrEqual(map.heightPx + 1);
        },
      ),
    );
  });
});

test('a pin under a card at the bottom is moved above it, and others stay', () => {
  expect(shiftAbove({ x: 10, y: 500 }, 400)).toEqual({ x: 0, y: -130 });
  expect(shiftAbove({ x: 10, y: 300 }, 400)).toEqual({ x: 0, y: 0 });
});
