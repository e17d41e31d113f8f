import { shade } from '../paint/color.ts';
import { box, ellipse, grow, rect } from '../paint/svg.ts';
import type { Box } from '../paint/svg.ts';
import { pane } from './window.ts';

export type DoorStyle = { color: string; frame: string; glowing: boolean; modern?: boolean };

function panels({ x, y, width, height }: Box, color: string): string {
  const column = (width - 24) / 2;
  return [0, 1]
    .map((index) =>
      rect(
        box(x + 8 + index * (column + 8), y + height * 0.48, column, height * 0.44),
        shade(color, -0.2),
      ),
    )
    .join('');
}

/** A front door; `area` is the leaf, the frame stands out by 7 units. */
export function frontDoor(area: Box, style: DoorStyle): string {
  const { x, y, width, height } = area;
  const { color, frame, glowing, modern = false } = style;
  const light = modern
    ? box(x + width * 0.66, y + 10, width * 0.16, height - 22)
    : box(x + 8, y + 10, width - 16, height * 0.3);
  return [
    rect(box(x - 7, y - 7, width + 14, height + 7), frame),
    rect(area, color),
    rect(area, 'url(#across-shade)'),
    pane(light, glowing),
    modern ? '' : panels(area, color),
    ellipse(box(x + (modern ? 6 : width - 11), y + height * 0.52, 6, 6), '#e6c878'),
  ].join('');
}

/** A sectional garage door with a row of lights on top; `area` is the opening. */
export function garageDoor(area: Box, style: DoorStyle): string {
  const { x, y, width, height } = area;
  const { color, frame, glowing, modern = false } = style;
  const columns = Math.max(2, Math.round(width / 48));
  const cell = width / columns;
  const row = height / 4;
  const parts = [rect(box(x - 8, y - 8, width + 16, height + 8), frame), rect(area, color)];
  for (let index = 0; index < 4; index += 1) {
    const top = y + index * row;
    parts.push(rect(box(x, top + row - 2, width, 2), '#0d0f1a', { opacity: 0.22 }));
    for (let column = 0; column < columns; column += 1) {
      const panel = grow(box(x + column * cell, top, cell, row - 2), -5);
      if (index === 0) parts.push(pane(panel, glowing));
      else if (!modern) parts.push(rect(panel, shade(color, -0.07)));
    }
  }
  parts.push(rect(box(x, y, width, 12), 'url(#eave-shade)'), rect(area, 'url(#across-shade)'));
  return parts.join('');
}

/** Two or three steps down from a doorway, the lowest ending at y. */
export function steps(x: number, y: number, width: number, color: string): string {
  return [0, 1]
    .map((index) => {
      const area = box(x - index * 9, y - 14 + index * 9, width + index * 18, 9);
      return (
        rect(area, shade(color, -0.12 - index * 0.04)) +
        rect({ ...area, height: 3 }, shade(color, 0.15))
      );
    })
    .join('');
}
