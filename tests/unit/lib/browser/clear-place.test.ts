import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clearBottom, type Rectangle } from '#src/lib/browser/clear-place.ts';

const notice = { left: 20, right: 370, height: 60, windowHeight: 800, gap: 16 };
const across = (top: number, bottom: number): Rectangle => ({ left: 0, right: 390, top, bottom });

test.each<[string, Rectangle[], number]>([
  ['at the foot of a window without obstacles', [], 784],
  ['at the foot when a button lies higher', [across(300, 344)], 784],
  ['above a button at the foot', [across(740, 784)], 724],
  ['above the sheet of the map', [across(690, 800)], 674],
  ['between two buttons that are far enough apart', [across(740, 784), across(560, 604)], 724],
  ['above both of two buttons that are close', [across(740, 784), across(680, 720)], 664],
  ['at the top when the sheet fills the window', [across(64, 800)], 76],
  [
    'at the foot when a button lies beside',
    [{ left: 380, right: 480, top: 740, bottom: 784 }],
    784,
  ],
  ['at the foot when a button is not shown', [across(0, 0)], 784],
  ['at the foot when a button lies below the window', [across(900, 944)], 784],
])('a notice is placed %s', (_place, obstacles, bottom) => {
  expect(clearBottom(notice, obstacles)).toBe(bottom);
});

test('for any obstacles, a notice overlaps none or is at the top', () => {
  const obstacle = fc
    .tuple(fc.integer({ min: -200, max: 1000 }), fc.integer({ min: 1, max: 300 }))
    .map(([top, height]) => across(top, top + height));
  fc.assert(
    fc.property(fc.array(obstacle, { maxLength: 8 }), (obstacles) => {
      const bottom = clearBottom(notice, obstacles);
      const isAtTop = bottom === notice.height + notice.gap;
      const isClear = obstacles.every(
        (each) => each.bottom <= bottom - notice.height || each.top >= bottom,
      );
      expect(isAtTop || isClear).toBe(true);
    }),
  );
});
