import { shade } from '../paint/color.ts';
import { box, rect } from '../paint/svg.ts';
import type { Box } from '../paint/svg.ts';

/** A balcony with a glass guard; the slab is the lowest part of `area`. */
export function balcony(area: Box, rail: string): string {
  const { x, y, width, height } = area;
  const slab = Math.min(9, height * 0.22);
  return [
    rect(box(x, y + height, width, slab * 1.6), 'url(#eave-shade)'),
    rect(box(x + 3, y + 3, width - 6, height - slab - 3), '#cfe3ee', { opacity: 0.5 }),
    rect(box(x + 3, y + 3, width * 0.42, height - slab - 3), '#ffffff', { opacity: 0.16 }),
    rect(box(x, y, width, Math.min(3.5, height * 0.14)), rail),
    rect(box(x, y, 3, height), rail),
    rect(box(x + width - 3, y, 3, height), rail),
    rect(box(x - 3, y + height - slab, width + 6, slab), '#dcd8d0'),
    rect(box(x - 3, y + height - 2, width + 6, 2.5), shade('#dcd8d0', -0.35)),
  ].join('');
}
