import { fnv1a } from '#src/lib/random.ts';

/** Shares of red, green and blue kept of the ground's main colour; over 1 is lighter. */
type Scale = readonly [red: number, green: number, blue: number];

type Dabs = { readonly count: number; readonly scale: Scale; readonly alpha: number };

/** Paints shades of one colour on a square whose opposite edges meet. */
export type Brush = {
  cover(scale: Scale): void;
  /** Soft round patches. */
  clouds(dabs: Dabs & { readonly radiusPx: readonly [least: number, most: number] }): void;
  /** Hard little squares. */
  grain(dabs: Dabs & { readonly sizePx: number }): void;
  /** A quilt of four-sided fields with hedges between them. */
  patchwork(quilt: { cellPx: number; scales: readonly Scale[]; alpha: number }): void;
  /** Groves of round crowns; `most` is how many the largest has. */
  woods(trees: { groves: number; crownPx: number; most: number; scale: Scale }): void;
};

type Square = { readonly sidePx: number; readonly random: () => number; readonly color: string };

const HEDGE: Scale = [0.6, 0.7, 0.58];

/** A colour written #rrggbb, scaled channel by channel. */
function scaledColor(color: string, scale: Scale, alpha = 1): string {
  const channels = scale.map((share, index) => {
    const value = Number.parseInt(color.slice(1 + index * 2, 3 + index * 2), 16);
    return Math.min(255, Math.round(value * share));
  });
  return `rgba(${channels.join(', ')}, ${alpha})`;
}

/** A brush for a canvas; `random` decides the positions. */
export function brushOn(context: CanvasRenderingContext2D, square: Square): Brush {
  const { sidePx, random, color } = square;
  /** Repeats on the other side what an edge would cut. */
  const drawWrapped = (reachPx: number, draw: (x: number, y: number) => void) => {
    const [x, y] = [random() * sidePx, random() * sidePx];
    for (const dx of shifts(x, reachPx, sidePx)) {
      for (const dy of shifts(y, reachPx, sidePx)) draw(x + dx, y + dy);
    }
  };
  return {
    cover(scale) {
      context.fillStyle = scaledColor(color, scale);
      context.fillRect(0, 0, sidePx, sidePx);
    },
    clouds({ count, radiusPx: [least, most], scale, alpha }) {
      for (let n = 0; n < count; n += 1) {
        const radius = least + random() * (most - least);
        drawWrapped(radius, (x, y) => {
          const soft = context.createRadialGradient(x, y, 0, x, y, radius);
          soft.addColorStop(0, scaledColor(color, scale, alpha));
          soft.addColorStop(1, scaledColor(color, scale, 0));
          context.fillStyle = soft;
          context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
        });
      }
    },
    grain({ count, sizePx, scale, alpha }) {
      context.fillStyle = scaledColor(color, scale, alpha);
      for (let n = 0; n < count; n += 1) {
        drawWrapped(sizePx, (x, y) => context.fillRect(x, y, sizePx, sizePx));
      }
    },
    patchwork: (quilt) => paintPatchwork(context, square, quilt),
    woods({ groves, crownPx, most, scale }) {
      for (let n = 0; n < groves; n += 1) {
        for (const [x, y] of grove(square, crownPx, most)) {
          for (const dx of shifts(x, crownPx * 2, sidePx)) {
            for (const dy of shifts(y, crownPx * 2, sidePx)) {
              crown(context, { x: x + dx, y: y + dy, crownPx, color, scale });
            }
          }
        }
      }
    },
  };
}

/** Where to draw along one axis: here, and past the other edge when this one would cut it. */
function shifts(at: number, reachPx: number, sidePx: number): number[] {
  if (at < reachPx) return [0, sidePx];
  return at > sidePx - reachPx ? [0, -sidePx] : [0];
}

/** Crowns at random around a place: most groves are small, a few are woods. */
function grove(
  { sidePx, random }: Square,
  crownPx: number,
  most: number,
): [x: number, y: number][] {
  const [centreX, centreY, size] = [random() * sidePx, random() * sidePx, random() ** 3];
  const around = (value: number) => (value + sidePx) % sidePx;
  return Array.from({ length: 1 + Math.round(size * most) }, () => {
    const turn = random() * Math.PI * 2;
    const far = Math.sqrt(random()) * crownPx * (1 + Math.sqrt(size * most) * 1.1);
    return [around(centreX + Math.cos(turn) * far * 1.5), around(centreY + Math.sin(turn) * far)];
  });
}

type Crown = { x: number; y: number; crownPx: number; color: string; scale: Scale };

function crown(context: CanvasRenderingContext2D, { x, y, crownPx, color, scale }: Crown): void {
  context.fillStyle = 'rgba(15, 22, 12, 0.18)';
  context.beginPath();
  context.arc(x + crownPx * 0.4, y + crownPx * 0.5, crownPx, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = scaledColor(color, scale);
  context.beginPath();
  context.arc(x, y, crownPx, 0, Math.PI * 2);
  context.fill();
}

function paintPatchwork(
  context: CanvasRenderingContext2D,
  { sidePx, random, color }: Square,
  { cellPx, scales, alpha }: { cellPx: number; scales: readonly Scale[]; alpha: number },
): void {
  const cells = Math.round(sidePx / cellPx);
  // Every corner is moved a little, and the last row and column use those of the first.
  const offsets = Array.from({ length: cells * cells }, () => [random() - 0.5, random() - 0.5]);
  const corner = (column: number, row: number): [number, number] => {
    const [dx = 0, dy = 0] = offsets[(row % cells) * cells + (column % cells)] ?? [];
    return [(column + dx * 0.8) * cellPx, (row + dy * 0.8) * cellPx];
  };
  context.strokeStyle = scaledColor(color, HEDGE, 0.25);
  for (let row = -1; row <= cells; row += 1) {
    for (let column = -1; column <= cells; column += 1) {
      const [c, r] = [(column + cells) % cells, (row + cells) % cells];
      const scale = scales[Math.floor(fieldHash(c, r) * scales.length)] ?? HEDGE;
      context.fillStyle = scaledColor(color, scale, alpha);
      const around = [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ] as const;
      context.beginPath();
      for (const [dc, dr] of around) {
        const [x, y] = corner(c + dc, r + dr);
        context.lineTo(x + (column - c) * cellPx, y + (row - r) * cellPx);
      }
      context.closePath();
      context.fill();
      context.stroke();
    }
  }
}

/** A number in [0, 1) for a field; two neighbours in a row share one, as real fields often do. */
function fieldHash(column: number, row: number): number {
  return fnv1a(`${(column + (row % 2)) >> 1}/${row}`) / 2 ** 32;
}
