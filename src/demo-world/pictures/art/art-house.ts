import { shade } from '../paint/color.ts';
import { box, ellipse, group, rect } from '#src/lib/svg.ts';
import type { SvgPoint } from '#src/lib/svg.ts';
import { artDoor, artWindow, chimney, gable, porch, roofPlane, wall } from './house-parts.ts';
import type { HousePaint } from './house-parts.ts';

function gabledHouse(paint: HousePaint): string {
  return [
    chimney(232, -208, 60),
    roofPlane(
      [
        [-10, -166],
        [24, -246],
        [276, -246],
        [310, -166],
      ],
      paint.roof,
    ),
    wall(0, -168, 300, paint),
    rect(box(-12, -170, 324, 8), paint.trim),
    artWindow([176, -148], [36, 44], paint),
    artWindow([240, -148], [36, 44], paint),
    rect(box(150, -166, 16, 166), '#0d0f1a', { opacity: 0.12 }),
    wall(22, -172, 128, paint),
    gable({ left: 22, right: 150, eave: -170 }, 84, paint),
    artWindow([72, -214], [28, 30], paint, { columns: 1 }),
    artWindow([50, -150], [72, 46], paint, { columns: 3 }),
    artWindow([46, -66], [80, 46], paint, { columns: 3 }),
    artDoor(182, paint),
    artWindow([240, -66], [38, 42], paint),
    porch(164, 296, -90, paint),
  ].join('');
}

function foursquare(paint: HousePaint): string {
  return [
    chimney(52, -200, 70),
    roofPlane(
      [
        [-14, -166],
        [86, -254],
        [214, -254],
        [314, -166],
      ],
      paint.roof,
    ),
    wall(120, -214, 60, { wall: paint.second, texture: 'siding' }),
    roofPlane(
      [
        [112, -212],
        [150, -244],
        [188, -212],
        [188, -208],
      ],
      shade(paint.roof, -0.08),
    ),
    artWindow([134, -204], [32, 24], paint, { rows: 1 }),
    wall(0, -168, 300, paint),
    rect(box(-14, -170, 328, 8), paint.trim),
    artWindow([34, -148], [44, 46], paint),
    artWindow([128, -148], [44, 46], paint),
    artWindow([222, -148], [44, 46], paint),
    artWindow([28, -66], [76, 44], paint, { columns: 3 }),
    artDoor(136, paint),
    artWindow([200, -66], [76, 44], paint, { columns: 3 }),
    porch(4, 296, -92, paint),
  ].join('');
}

function modernHouse(paint: HousePaint): string {
  return [
    wall(0, -182, 200, { wall: paint.second, texture: 'siding' }),
    rect(box(20, -86, 120, 86), '#a87c50'),
    rect(box(20, -86, 120, 86), 'url(#siding)'),
    wall(140, -88, 140, paint),
    rect(box(0, -90, 300, 5), '#33383c'),
    rect(box(20, -85, 260, 16), 'url(#eave)'),
    rect(box(-8, -190, 216, 9), '#33383c'),
    rect(box(196, -98, 100, 9), '#33383c'),
    artWindow([22, -166], [70, 56], { ...paint, trim: '#33383c' }, { rows: 1 }),
    artWindow([112, -166], [66, 56], { ...paint, trim: '#33383c' }, { rows: 1 }),
    artWindow([36, -70], [88, 58], { ...paint, trim: '#33383c' }, { columns: 3, rows: 1 }),
    artDoor(154, { ...paint, trim: '#33383c' }),
    artWindow([210, -70], [56, 40], { ...paint, trim: '#33383c' }, { rows: 1 }),
  ].join('');
}

function cottage(paint: HousePaint): string {
  return [
    chimney(214, -140, 66),
    roofPlane(
      [
        [-12, -92],
        [40, -184],
        [260, -184],
        [312, -92],
      ],
      paint.roof,
    ),
    wall(0, -94, 300, paint),
    rect(box(-12, -97, 324, 8), paint.trim),
    gable({ left: 96, right: 204, eave: -94 }, 78, paint),
    wall(96, -95, 108, { wall: paint.second, texture: 'siding' }),
    artWindow([134, -138], [32, 34], paint),
    artDoor(135, paint),
    artWindow([24, -70], [52, 42], paint, { columns: 3 }),
    artWindow([224, -70], [52, 42], paint, { columns: 3 }),
    rect(box(106, -82, 88, 12), 'url(#eave)'),
    roofPlane(
      [
        [102, -81],
        [114, -97],
        [186, -97],
        [198, -81],
      ],
      paint.roof,
    ),
    rect(box(102, -82, 96, 4), paint.trim),
  ].join('');
}

const FRONTS = { gabledHouse, foursquare, modernHouse, cottage } as const;
type HouseStyle = keyof typeof FRONTS;

/** A house standing at (x, y), its left corner, `scale` times its own units. */
export function artHouse(
  style: HouseStyle,
  [x, y]: SvgPoint,
  scale: number,
  paint: HousePaint,
): string {
  const shadow = ellipse(box(-16, -12, 346, 26), 'url(#shadow)');
  const id = `translate(${x} ${y}) scale(${scale})`;
  return group(shadow + FRONTS[style](paint), { transform: id });
}
