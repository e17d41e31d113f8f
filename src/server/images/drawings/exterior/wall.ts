import { box, rect } from '../paint/svg.ts';
import type { Box } from '../paint/svg.ts';

/** A wall facing the viewer: surface, light falling off to the right, shadow of the eave. */
export function wall(area: Box, surface: string, eaveShadow = 34): string {
  const { x, y, width, height } = area;
  return [
    rect(area, surface),
    rect(area, 'url(#across-shade)'),
    rect(box(x, y, width, Math.min(height, eaveShadow)), 'url(#eave-shade)'),
  ].join('');
}

/** The shadow that a projecting part throws to its right on the wall behind. */
export function castShadow(x: number, y: number, height: number): string {
  return rect(box(x, y, 30, height), 'url(#side-shade)');
}
