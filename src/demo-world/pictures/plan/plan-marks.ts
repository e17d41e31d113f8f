import { box, d, ellipse, path, polygon, rect, stroke } from '#src/lib/svg.ts';
import type { SvgBox } from '#src/lib/svg.ts';
import { textPath } from '#src/server/images/text-outline.ts';

export const INK = '#14201d';
export const MUTED = '#52605b';
const THIN = '#8d968f';

/** A door leaf and its swing: the opening starts at (x, y) and runs right along the hall wall. */
export function door(x: number, y: number, size: number, isAboveHall: boolean): string {
  const tip = isAboveHall ? y - size : y + size;
  const sweep = isAboveHall ? 1 : 0;
  return [
    rect(box(x, y - 4, size, 8), '#ffffff'),
    stroke(d`M${x} ${y}V${tip}`, INK, { 'stroke-width': 1.8 }),
    stroke(d`M${x} ${tip}A${size} ${size} 0 0 ${sweep} ${x + size} ${y}`, THIN, {
      'stroke-width': 1,
    }),
  ].join('');
}

/** The door of a home at the left end of its hall. */
export function entryDoor(x: number, y: number, size: number): string {
  return [
    rect(box(x - 5, y, 10, size), '#ffffff'),
    stroke(d`M${x} ${y + size}H${x + size}`, INK, { 'stroke-width': 1.8 }),
    stroke(d`M${x + size} ${y + size}A${size} ${size} 0 0 0 ${x} ${y}`, THIN, {
      'stroke-width': 1,
    }),
    polygon(
      [
        [x - 22, y + size / 2 - 7],
        [x - 10, y + size / 2],
        [x - 22, y + size / 2 + 7],
      ],
      '#15513f',
    ),
  ].join('');
}

/** A window in an outer wall whose middle line runs from (x, y), level or upright. */
export function planWindow(x: number, y: number, length: number, isUpright: boolean): string {
  const area = isUpright ? box(x - 4, y, 8, length) : box(x, y - 4, length, 8);
  const middle = isUpright ? d`M${x} ${y}V${y + length}` : d`M${x} ${y}H${x + length}`;
  return (
    rect(area, '#ffffff', { stroke: INK, 'stroke-width': 1.2 }) +
    stroke(middle, INK, { 'stroke-width': 1 })
  );
}

/** Treads of a stair filling `area`, with an arrow away from the hall. */
export function stairMark({ x, y, width, height }: SvgBox, isAboveHall: boolean): string {
  const treads = Math.max(5, Math.floor(height / 10));
  const lines = Array.from(
    { length: treads },
    (_, index) => d`M${x} ${y + (height * (index + 1)) / (treads + 1)}H${x + width}`,
  );
  const middle = x + width / 2;
  const [start, end] = isAboveHall ? [y + height - 8, y + 14] : [y + 8, y + height - 14];
  const tip = isAboveHall ? -8 : 8;
  return [
    rect({ x, y, width, height }, '#ffffff'),
    stroke(lines.join(''), THIN, { 'stroke-width': 1 }),
    stroke(d`M${middle} ${start}V${end}`, INK, { 'stroke-width': 1.4 }),
    polygon(
      [
        [middle - 4, end],
        [middle, end + tip],
        [middle + 4, end],
      ],
      INK,
    ),
  ].join('');
}

/** The open side of a stair or foyer towards the hall. */
export function opening(x: number, y: number, width: number): string {
  return rect(box(x + 4, y - 4, width - 8, 8), '#ffffff');
}

/** Bath, basin and toilet as thin outlines along the outer wall of a bathroom. */
export function bathMarks({ x, y, width, height }: SvgBox, isAboveHall: boolean): string {
  if (width < 44) return '';
  const line = { stroke: THIN, 'stroke-width': 1.1 };
  const depth = Math.min(26, height * 0.24);
  const outer = isAboveHall ? y + 5 : y + height - depth - 5;
  const tub = box(x + 6, outer, width - 12, depth);
  const side = isAboveHall ? y + depth + 14 : y + height - depth - 14 - 16;
  return [
    rect(tub, '#ffffff', { ...line, rx: 4 }),
    rect(box(tub.x + 4, tub.y + 4, tub.width - 8, depth - 8), 'none', { ...line, rx: 8 }),
    ellipse(box(x + 7, side, 13, 16), '#ffffff', line),
    rect(box(x + width - 24, side, 18, 15), '#ffffff', { ...line, rx: 3 }),
  ].join('');
}

/** A counter with sink and hob along the outer wall of a kitchen. */
export function kitchenMarks({ x, y, width, height }: SvgBox, isAboveHall: boolean): string {
  const line = { stroke: THIN, 'stroke-width': 1.1 };
  const depth = 20;
  const top = isAboveHall ? y + 6 : y + height - depth - 6;
  const hob = x + width * 0.72;
  const rings = [
    [0, 5],
    [9, 5],
    [0, 13],
    [9, 13],
  ] as const;
  return [
    rect(box(x + 6, top, width - 12, depth), '#ffffff', line),
    rect(box(x + width * 0.28, top + 4, 24, 12), 'none', { ...line, rx: 3 }),
    ...rings.map(([dx, dy]) => ellipse(box(hob + dx, top + dy - 3, 6, 6), 'none', line)),
  ].join('');
}

/** A north arrow round (x, y). */
export function northArrow(x: number, y: number): string {
  return [
    ellipse(box(x - 20, y - 20, 40, 40), 'none', { stroke: INK, 'stroke-width': 1.4 }),
    path(d`M${x} ${y - 16}L${x + 7} ${y + 11}L${x} ${y + 6}Z`, INK),
    path(d`M${x} ${y - 16}L${x - 7} ${y + 11}L${x} ${y + 6}Z`, '#ffffff', {
      stroke: INK,
      'stroke-width': 1.2,
    }),
    textPath('N', { xPx: x, yPx: y - 26, sizePx: 14, weight: 600, anchor: 'middle', color: INK }),
  ].join('');
}
