import { shade } from '../paint/color.ts';
import { box, polygon, rect } from '../paint/svg.ts';
import type { Point } from '../paint/svg.ts';

/** `left` and `right` are the wall faces, `eaveY` the wall top; roofs stand out beyond them. */
export type RoofShape = { left: number; right: number; eaveY: number; rise: number };

const OVERHANG = 26;

function slope(points: readonly Point[], surface: string): string {
  return polygon(points, surface) + polygon(points, 'url(#across-shade)');
}

function fascia({ left, right, eaveY }: RoofShape, trim: string): string {
  const width = right - left + 2 * OVERHANG;
  return (
    rect(box(left - OVERHANG, eaveY - 6, width, 12), trim) +
    rect(box(left - OVERHANG, eaveY + 3, width, 4), shade(trim, -0.22))
  );
}

/** Sloped on all sides: a trapezoid whose ridge is `inset` shorter at either end. */
export function hipRoof(shape: RoofShape, inset: number, colors: RoofColors): string {
  const { left, right, eaveY, rise } = shape;
  const points: Point[] = [
    [left - OVERHANG, eaveY],
    [left + inset, eaveY - rise],
    [right - inset, eaveY - rise],
    [right + OVERHANG, eaveY],
  ];
  return slope(points, colors.surface) + fascia(shape, colors.trim);
}

export type RoofColors = { surface: string; trim: string };

/** Ridge parallel to the street: seen from the front it is nearly a rectangle. */
export function sideGableRoof(shape: RoofShape, colors: RoofColors): string {
  return hipRoof(shape, -OVERHANG + 12, colors);
}

/** A gable end facing the street, its wall in `gable`, with bargeboards. */
export function frontGable(shape: RoofShape, gable: string, colors: RoofColors): string {
  const { left, right, eaveY, rise } = shape;
  const middle = (left + right) / 2;
  const half = (right - left) / 2;
  const pitch = rise / half;
  const outer = half + OVERHANG;
  const apex = eaveY - rise;
  const foot = apex + outer * pitch;
  const board = 15;
  return [
    polygon(
      [
        [left, eaveY + 1],
        [middle, apex],
        [right, eaveY + 1],
      ],
      gable,
    ),
    polygon(
      [
        [left, eaveY + 1],
        [middle, apex],
        [right, eaveY + 1],
      ],
      'url(#across-shade)',
    ),
    polygon(
      [
        [middle - outer, foot + 4],
        [middle, apex + 4],
        [middle + outer, foot + 4],
        [middle + outer, foot + 26],
        [middle, apex + 34],
        [middle - outer, foot + 26],
      ],
      '#0d0f1a',
      { opacity: 0.2 },
    ),
    polygon(
      [
        [middle - outer, foot],
        [middle, apex - 8],
        [middle + outer, foot],
        [middle + outer, foot + board],
        [middle, apex + board - 2],
        [middle - outer, foot + board],
      ],
      colors.trim,
    ),
    polygon(
      [
        [middle - outer - 4, foot + 1],
        [middle, apex - 15],
        [middle + outer + 4, foot + 1],
        [middle + outer, foot + 5],
        [middle, apex - 6],
        [middle - outer, foot + 5],
      ],
      colors.surface,
    ),
  ].join('');
}

export function flatRoof(shape: RoofShape, color: string): string {
  const { left, right, eaveY, rise } = shape;
  const width = right - left;
  return (
    rect(box(left - 14, eaveY - rise, width + 28, rise), color) +
    rect(box(left - 14, eaveY - rise, width + 28, 4), shade(color, 0.22)) +
    rect(box(left - 14, eaveY - 4, width + 28, 4), shade(color, -0.3))
  );
}

export function chimney(left: number, top: number, bottom: number, surface: string): string {
  const area = box(left, top, 42, bottom - top);
  return [
    rect(area, surface),
    rect(area, 'url(#across-shade)'),
    rect(box(left - 6, top - 8, 54, 11), '#5c5854'),
  ].join('');
}
