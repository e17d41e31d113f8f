import { shade } from '../paint/color.ts';
import { box, rect, stroke } from '../paint/svg.ts';

export type MaterialKind = 'brick' | 'siding' | 'batten' | 'stone' | 'stucco' | 'wood' | 'shingle';
export type Material = { kind: MaterialKind; color: string };

type Tile = { width: number; height: number; draw(color: string): string };

const TILES: Record<MaterialKind, Tile> = {
  brick: {
    width: 32,
    height: 20,
    draw: (color) =>
      rect(box(0, 0, 15, 9), shade(color, 0.06)) +
      rect(box(8, 10, 15, 9), shade(color, -0.07)) +
      stroke('M0 9.5H32M0 19.5H32M15.5 0V9M31.5 0V9M7.5 10V19M23.5 10V19', shade(color, 0.3), {
        'stroke-opacity': 0.5,
      }),
  },
  siding: {
    width: 20,
    height: 14,
    draw: (color) =>
      rect(box(0, 0, 20, 2), shade(color, 0.35)) + rect(box(0, 11.5, 20, 2.5), shade(color, -0.14)),
  },
  batten: {
    width: 24,
    height: 20,
    draw: (color) =>
      rect(box(0, 0, 5, 20), shade(color, 0.25)) + rect(box(5, 0, 2, 20), shade(color, -0.16)),
  },
  stone: {
    width: 60,
    height: 40,
    draw: (color) =>
      [
        rect(box(1, 1, 26, 12), shade(color, 0.12)),
        rect(box(29, 1, 30, 18), shade(color, -0.08)),
        rect(box(1, 15, 26, 24), shade(color, -0.02)),
        rect(box(29, 21, 16, 18), shade(color, 0.18)),
        rect(box(47, 21, 12, 18), shade(color, -0.14)),
      ].join(''),
  },
  stucco: { width: 20, height: 20, draw: () => '' },
  wood: {
    width: 80,
    height: 24,
    draw: (color) =>
      rect(box(0, 0, 80, 11), shade(color, 0.07)) +
      stroke('M0 11.5H80M0 23.5H80M30 0V11M66 12V23', shade(color, -0.35), {
        'stroke-opacity': 0.6,
      }),
  },
  shingle: {
    width: 30,
    height: 18,
    draw: (color) =>
      rect(box(0, 0, 14, 8), shade(color, 0.08)) +
      rect(box(15, 9, 14, 8), shade(color, -0.08)) +
      stroke('M0 8.5H30M0 17.5H30M14.5 0V8M29.5 9V17', '#000000', { 'stroke-opacity': 0.22 }),
  },
};

/** A repeating surface that fills refer to as `url(#id)`. */
export function materialPattern(id: string, material: Material): string {
  const { width, height, draw } = TILES[material.kind];
  const ground = material.kind === 'stone' ? shade(material.color, -0.3) : material.color;
  const content = rect(box(0, 0, width, height), ground) + draw(material.color);
  const size = `width="${width}" height="${height}"`;
  return `<pattern id="${id}" ${size} patternUnits="userSpaceOnUse">${content}</pattern>`;
}
