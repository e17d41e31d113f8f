import { fnv1a, mulberry32 } from '#src/lib/random.ts';
import type { Ground } from './ground-fill.ts';
import { type Brush, brushOn } from './texture-brush.ts';

/** What to paint: a kind of ground, the distance it is seen from, and its main colour as #rrggbb. */
type AerialTexture = {
  readonly kind: Ground;
  readonly distance: 'far' | 'middle' | 'near';
  readonly color: string;
};

const SIDE_PX = 640;

/** Crops and meadows beside the main colour: how much of its red, green and blue they keep. */
const FIELDS = [
  [1, 1, 1],
  [1.12, 1.08, 1],
  [0.86, 0.95, 0.84],
  [1.3, 1.16, 1.1],
  [0.95, 1.05, 0.9],
  [0.74, 0.84, 0.74],
  [1.18, 1.12, 1.2],
] as const;

/**
 * A square of ground seen from the air that repeats without a seam, the same every time. The plain colour
 * where nothing can be drawn, for example outside a browser.
 */
export function aerialTexture({ kind, distance, color }: AerialTexture): string | CanvasPattern {
  if (typeof document === 'undefined') return color;
  const canvas = document.createElement('canvas');
  canvas.width = SIDE_PX;
  canvas.height = SIDE_PX;
  const context = canvas.getContext('2d');
  if (!context) return color;
  const random = mulberry32(fnv1a(`${kind}/${distance}`));
  const brush = brushOn(context, { sidePx: SIDE_PX, random, color });
  brush.cover([1, 1, 1]);
  paint(brush, kind, distance);
  return context.createPattern(canvas, 'repeat') ?? color;
}

function paint(brush: Brush, kind: Ground, distance: AerialTexture['distance']): void {
  if (kind === 'builtUp') paintTown(brush, distance);
  else if (kind === 'park' || kind === 'islands') paintPark(brush, distance);
  else if (distance === 'far') paintWilds(brush);
  else if (distance === 'middle') paintFields(brush);
  else paintMeadow(brush);
}

function paintWilds(brush: Brush): void {
  brush.clouds({ count: 90, radiusPx: [40, 110], scale: [0.78, 0.9, 0.8], alpha: 0.16 });
  brush.clouds({ count: 50, radiusPx: [25, 70], scale: [1.25, 1.15, 1.2], alpha: 0.13 });
  brush.clouds({ count: 260, radiusPx: [3, 14], scale: [0.62, 0.78, 0.66], alpha: 0.16 });
  brush.grain({ count: 5000, sizePx: 1.4, scale: [0.7, 0.8, 0.7], alpha: 0.12 });
}

function paintFields(brush: Brush): void {
  brush.patchwork({ cellPx: 20, scales: FIELDS, alpha: 0.38 });
  brush.clouds({ count: 80, radiusPx: [30, 110], scale: [0.74, 0.88, 0.72], alpha: 0.2 });
  brush.woods({ groves: 130, crownPx: 1.2, most: 60, scale: [0.66, 0.78, 0.64] });
  brush.grain({ count: 5000, sizePx: 1.2, scale: [0.75, 0.8, 0.75], alpha: 0.14 });
}

function paintMeadow(brush: Brush): void {
  brush.clouds({ count: 60, radiusPx: [50, 140], scale: [1.14, 1.1, 1.05], alpha: 0.16 });
  brush.clouds({ count: 60, radiusPx: [30, 90], scale: [0.8, 0.92, 0.78], alpha: 0.16 });
  brush.woods({ groves: 30, crownPx: 4, most: 60, scale: [0.62, 0.76, 0.6] });
  brush.grain({ count: 5000, sizePx: 1.3, scale: [0.8, 0.88, 0.76], alpha: 0.16 });
}

/** From afar roofs, yards and street trees run together; close up the lawns between them show. */
function paintTown(brush: Brush, distance: AerialTexture['distance']): void {
  if (distance === 'near') {
    brush.cover([0.86, 1, 0.78]);
    brush.clouds({ count: 90, radiusPx: [20, 70], scale: [0.84, 0.98, 0.7], alpha: 0.22 });
    brush.clouds({ count: 50, radiusPx: [15, 45], scale: [1.1, 1.08, 1], alpha: 0.18 });
    brush.woods({ groves: 700, crownPx: 2, most: 5, scale: [0.62, 0.82, 0.5] });
    brush.grain({ count: 5000, sizePx: 1.4, scale: [0.72, 0.84, 0.62], alpha: 0.16 });
    return;
  }
  const small = distance === 'far' ? 1.3 : 2.2;
  brush.clouds({ count: 60, radiusPx: [20, 70], scale: [0.82, 0.95, 0.72], alpha: 0.24 });
  brush.grain({ count: 6000, sizePx: small, scale: [0.66, 0.8, 0.55], alpha: 0.34 });
  brush.grain({ count: 5000, sizePx: small, scale: [1.26, 1.24, 1.26], alpha: 0.3 });
}

function paintPark(brush: Brush, distance: AerialTexture['distance']): void {
  const crownPx = { far: 1.2, middle: 2, near: 5 }[distance];
  brush.clouds({ count: 60, radiusPx: [30, 90], scale: [1.18, 1.14, 1.1], alpha: 0.2 });
  brush.woods({ groves: 110, crownPx, most: 50, scale: [0.72, 0.84, 0.7] });
  brush.grain({ count: 5000, sizePx: 1.2, scale: [0.75, 0.85, 0.72], alpha: 0.16 });
}
