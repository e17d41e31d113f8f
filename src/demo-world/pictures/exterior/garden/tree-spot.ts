import { box, ellipse } from '#src/lib/svg.ts';

/** Where a tree stands on the screen and how tall it is there, pixels. */
export type TreeSpot = { readonly x: number; readonly y: number; readonly size: number };

export function groundShadow({ x, y, size }: TreeSpot): string {
  const width = size * 0.8;
  return ellipse(box(x - width * 0.3, y - size * 0.045, width, size * 0.1), 'url(#shadow)');
}
