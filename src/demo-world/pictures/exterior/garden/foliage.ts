import type { PaintRandom } from '../../paint/random.ts';
import { d } from '#src/lib/svg.ts';

export type Crown = {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
};

/** One tuft: a blob of few lobes, drawn in one sweep of curves. */
function tuft(random: PaintRandom, x: number, y: number, radius: number): string {
  const lobes = 7;
  const turn = random.between(0, 1);
  const point = (index: number, reach: number) => {
    const angle = ((index + turn) / lobes) * 2 * Math.PI;
    return [
      x + Math.cos(angle) * radius * reach,
      y + Math.sin(angle) * radius * reach * 0.86,
    ] as const;
  };
  const [startX, startY] = point(0, 0.86);
  const arcs = Array.from({ length: lobes }, (_, index) => {
    const [controlX, controlY] = point(index + 0.5, random.between(1.05, 1.5));
    const [endX, endY] = point(index + 1, 0.86);
    return d`Q${controlX} ${controlY} ${endX} ${endY}`;
  });
  return `${d`M${startX} ${startY}`}${arcs.join('')}Z`;
}

/** Tufts spread over an ellipse, denser towards its rim, as one path. */
export function tufts(random: PaintRandom, crown: Crown, count: number, sizeShare: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = index * 2.4 + random.between(-0.4, 0.4);
    const reach = Math.sqrt((index + 0.5) / count) * 0.84;
    const size = Math.min(crown.rx, crown.ry) * sizeShare * random.between(0.6, 1.25);
    return tuft(
      random,
      crown.x + Math.cos(angle) * crown.rx * reach,
      crown.y + Math.sin(angle) * crown.ry * reach,
      size,
    );
  }).join('');
}
