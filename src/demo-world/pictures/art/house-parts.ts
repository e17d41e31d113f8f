import { shade } from '../paint/color.ts';
import { box, d, ellipse, path, polygon, rect, stroke } from '#src/lib/svg.ts';
import type { SvgPoint } from '#src/lib/svg.ts';

/**
 * Fronts of houses in their own units: 30 to a metre, the ground at y = 0, up is negative. A house
 * is 300 wide.
 */
export type HousePaint = {
  readonly wall: string;
  readonly texture: 'brick' | 'siding';
  readonly second: string;
  readonly roof: string;
  readonly trim: string;
  readonly door: string;
  readonly isLit: boolean;
};

export function wall(
  x: number,
  top: number,
  width: number,
  paint: Pick<HousePaint, 'wall' | 'texture'>,
): string {
  const area = box(x, top, width, -top);
  return [
    rect(area, paint.wall),
    rect(area, `url(#${paint.texture})`),
    rect(area, 'url(#across)'),
    rect(box(x, top, width, 14), 'url(#eave)'),
  ].join('');
}

type Sash = { readonly columns?: number; readonly rows?: number };

export function artWindow(
  [x, y]: SvgPoint,
  [width, height]: SvgPoint,
  paint: HousePaint,
  sash: Sash = {},
): string {
  const { columns = 2, rows = 2 } = sash;
  const bars = [
    ...Array.from(
      { length: columns - 1 },
      (_, index) => d`M${x + (width * (index + 1)) / columns} ${y}v${height}`,
    ),
    ...Array.from(
      { length: rows - 1 },
      (_, index) => d`M${x} ${y + (height * (index + 1)) / rows}h${width}`,
    ),
  ];
  return [
    rect(box(x - 4, y - 4, width + 8, height + 8), paint.trim),
    rect(box(x, y, width, height), paint.isLit ? 'url(#lit-glass)' : 'url(#glass)'),
    path(
      d`M${x} ${y + height * 0.7}L${x + width * 0.5} ${y}H${x + width * 0.78}L${x} ${y + height}Z`,
      '#ffffff',
      { opacity: 0.14 },
    ),
    rect(box(x, y, width, 4), '#0d0f1a', { opacity: 0.2 }),
    stroke(bars.join(''), paint.trim, { 'stroke-width': 2.2 }),
    rect(box(x - 6, y + height + 3, width + 12, 4), shade(paint.trim, -0.12)),
  ].join('');
}

export function artDoor(x: number, paint: HousePaint, y = -6): string {
  return [
    rect(box(x - 5, y - 66, 40, 66), paint.trim),
    rect(box(x, y - 61, 30, 61), paint.door),
    rect(box(x + 5, y - 55, 20, 18), paint.isLit ? 'url(#lit-glass)' : 'url(#glass)'),
    rect(box(x + 5, y - 31, 8.5, 25), shade(paint.door, -0.16)),
    rect(box(x + 16.5, y - 31, 8.5, 25), shade(paint.door, -0.16)),
    ellipse(box(x + 24, y - 34, 4, 4), '#e0b04c'),
    rect(box(x - 12, -6, 54, 6), '#bdb6aa'),
    rect(box(x - 16, -3, 62, 4), '#a9a296'),
  ].join('');
}

export function roofPlane(points: readonly SvgPoint[], roof: string): string {
  const ys = points.map(([, y]) => y);
  const [top, foot] = [Math.min(...ys), Math.max(...ys)];
  const xs = points.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const rows = Array.from(
    { length: 5 },
    (_, index) => d`M${left} ${top + ((foot - top) * (index + 1)) / 6}H${right}`,
  );
  const id = `roof-${Math.round(left)}-${Math.round(top)}-${Math.round(right)}`;
  const outline = `M${points.map(([x, y]) => d`${x} ${y}`).join('L')}Z`;
  return [
    path(outline, roof),
    `<clipPath id="${id}"><path d="${outline}"/></clipPath>`,
    stroke(rows.join(''), shade(roof, -0.2), { 'stroke-width': 1.2, 'clip-path': `url(#${id})` }),
    path(outline, 'url(#across)'),
  ].join('');
}

type Gable = { readonly left: number; readonly right: number; readonly eave: number };

export function gable({ left, right, eave }: Gable, rise: number, paint: HousePaint): string {
  const middle = (left + right) / 2;
  const inner = [
    [left, eave],
    [middle, eave - rise],
    [right, eave],
  ] as const;
  return [
    polygon(inner, paint.second),
    polygon(inner, 'url(#siding)'),
    path(
      d`M${left - 12} ${eave + 5}L${middle} ${eave - rise - 13}L${right + 12} ${eave + 5}H${right + 1}L${middle} ${eave - rise + 3}L${left - 1} ${eave + 5}Z`,
      paint.trim,
    ),
    path(
      d`M${left - 14} ${eave + 3}L${middle} ${eave - rise - 17}L${right + 14} ${eave + 3}L${right + 12} ${eave - 1}L${middle} ${eave - rise - 25}L${left - 12} ${eave - 1}Z`,
      paint.roof,
    ),
  ].join('');
}

export function chimney(x: number, foot: number, height: number): string {
  return [
    rect(box(x, foot - height, 26, height), '#9a5d48'),
    rect(box(x, foot - height, 26, height), 'url(#brick)'),
    rect(box(x + 16, foot - height, 10, height), '#0d0f1a', { opacity: 0.14 }),
    rect(box(x - 3, foot - height - 5, 32, 6), '#8b857c'),
  ].join('');
}

export function porch(left: number, right: number, top: number, paint: HousePaint): string {
  const count = Math.max(2, Math.round((right - left) / 70));
  const posts = Array.from({ length: count + 1 }, (_, index) => {
    const x = left + ((right - left - 7) * index) / count;
    return (
      rect(box(x, top + 8, 7, -top - 14), paint.trim) +
      rect(box(x + 4.5, top + 8, 2.5, -top - 14), '#0d0f1a', { opacity: 0.1 })
    );
  });
  return [
    rect(box(left, top + 10, right - left, 26), 'url(#eave)'),
    rect(box(left - 2, -8, right - left + 4, 8), '#b7b0a4'),
    ...posts,
    roofPlane(
      [
        [left - 10, top + 3],
        [left + 10, top - 22],
        [right - 10, top - 22],
        [right + 10, top + 3],
      ],
      paint.roof,
    ),
    rect(box(left - 10, top + 1, right - left + 20, 8), paint.trim),
  ].join('');
}
