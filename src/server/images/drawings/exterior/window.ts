import { linearGradient } from '../paint/gradient.ts';
import { shade } from '../paint/color.ts';
import { box, d, grow, path, rect } from '../paint/svg.ts';
import type { Box } from '../paint/svg.ts';
import type { Atmosphere } from './atmosphere.ts';

export type WindowStyle = {
  frame: string;
  columns?: number;
  rows?: number;
  /** Lamp light inside. */
  glowing?: boolean;
  sill?: boolean;
};

export function glassDefinitions(light: Atmosphere): string {
  const reflected = light.skyMiddle;
  return [
    linearGradient('glass', 'diagonal', [
      [0, light.lit(shade(reflected, 0.1))],
      [0.45, light.lit(shade(reflected, -0.45))],
      [1, light.lit('#2b3b49')],
    ]),
    linearGradient('glow', 'down', [
      [0, '#ffe9b8'],
      [0.6, '#fbc878'],
      [1, '#e09a4c'],
    ]),
  ].join('');
}

/** Glass without a frame: sky reflection, or a lit room with curtains. */
export function pane(area: Box, glowing: boolean): string {
  const { x, y, width, height } = area;
  if (glowing) {
    const curtain = width * 0.14;
    return [
      rect(area, 'url(#glow)'),
      rect(box(x, y, curtain, height), '#fff6e2', { opacity: 0.55 }),
      rect(box(x + width - curtain, y, curtain, height), '#fff6e2', { opacity: 0.55 }),
    ].join('');
  }
  const glint = d`M${x} ${y + height * 0.7}L${x + width * 0.5} ${y}H${x + width * 0.8}L${x} ${y + height}Z`;
  return rect(area, 'url(#glass)') + path(glint, '#ffffff', { opacity: 0.13 });
}

function muntins(area: Box, style: WindowStyle): string {
  const { x, y, width, height } = area;
  const { columns = 2, rows = 1, frame } = style;
  const upright = Array.from({ length: columns - 1 }, (_, index) =>
    rect(box(x + (width * (index + 1)) / columns - 2, y, 4, height), frame),
  );
  const level = Array.from({ length: rows - 1 }, (_, index) =>
    rect(box(x, y + (height * (index + 1)) / rows - 1.5, width, 3), frame),
  );
  return [...upright, ...level].join('');
}

/** A framed window; `area` is the glass, frame and sill stand out by up to 9 units. */
export function framedWindow(area: Box, style: WindowStyle): string {
  const { x, y, width, height } = area;
  const sill = style.sill ?? true;
  return [
    rect(grow(area, 6), style.frame),
    pane(area, style.glowing ?? false),
    rect(box(x, y, width, Math.min(8, height * 0.1)), '#0d0f1a', { opacity: 0.25 }),
    muntins(area, style),
    sill ? rect(box(x - 9, y + height + 5, width + 18, 6), shade(style.frame, -0.1)) : '',
    sill ? rect(box(x - 6, y + height + 11, width + 12, 5), '#0d0f1a', { opacity: 0.18 }) : '',
  ].join('');
}
