import { mix, shade } from '../../paint/color.ts';
import type { PaintRandom } from '../../paint/random.ts';
import { d, path, polygon } from '#src/lib/svg.ts';
import type { SvgPoint } from '#src/lib/svg.ts';
import { SNOW } from '../building/material.ts';
import type { Stage } from '../stage.ts';
import { groundShadow } from './tree-spot.ts';
import type { TreeSpot } from './tree-spot.ts';

function tiers({ random }: Stage, { x, y, size }: TreeSpot, side: 1 | -1): SvgPoint[] {
  const count = 9;
  return Array.from({ length: count }, (_, tier) => {
    const low = y - size * 0.07 - (size * 0.92 * tier) / count;
    const half = size * 0.21 * (1 - tier / (count + 0.5)) * random.between(0.88, 1.1);
    return [
      [x + side * half, low + size * 0.02],
      [x + side * half * 0.5, low - size * 0.045],
    ] as const;
  }).flat();
}

/** Sprays of needles on the side towards the sun. */
function boughs(random: PaintRandom, { x, y, size }: TreeSpot, reach: number): string {
  return Array.from({ length: 46 }, () => {
    const up = random.between(0.08, 0.93);
    const half = size * reach * (1 - up);
    const px = x - half * random.between(-0.2, 0.72);
    const py = y - size * up;
    const length = size * 0.034 * (1.2 - up);
    return d`M${px} ${py}q${-length} ${length * 0.2} ${-length * 1.5} ${length * 0.75}q${length * 1.1} ${-length * 0.1} ${length * 1.5} ${-length * 0.75}Z`;
  }).join('');
}

/** A spruce or, golden in autumn, a larch: tiers that narrow upwards. */
export function conifer(stage: Stage, spot: TreeSpot): string {
  const { random, air } = stage;
  const { x, y, size } = spot;
  const larch = air.season === 'autumn' && random.chance(0.4);
  const color = air.lit(larch ? '#c99a3d' : random.pick(['#3b6049', '#456a54', '#3f6557']));
  const [left, right] = [tiers(stage, spot, -1), tiers(stage, spot, 1)];
  const apex: SvgPoint = [x, y - size];
  const foot: SvgPoint = [x, y - size * 0.06];
  const snow =
    air.season === 'winter'
      ? path(
          left
            .filter((_, index) => index % 2 === 0)
            .map(([px, py]) => {
              const half = (x - px) * 0.95;
              return d`M${px} ${py}Q${x - half * 0.5} ${py - size * 0.06} ${x + half * 0.2} ${py - size * 0.035}Q${x - half * 0.4} ${py + size * 0.012} ${px} ${py}Z`;
            })
            .join(''),
          air.lit(SNOW),
        )
      : '';
  return [
    groundShadow({ ...spot, size: size * 0.75 }),
    path(
      d`M${x - size * 0.016} ${y}V${y - size * 0.1}H${x + size * 0.016}V${y}Z`,
      air.lit('#5b4a3c'),
    ),
    polygon([foot, ...left, apex, ...right.reverse()], mix(shade(color, -0.3), '#27384a', 0.12)),
    polygon([foot, ...left, apex], shade(color, -0.14)),
    path(boughs(random, spot, 0.2), shade(color, -0.06)),
    path(boughs(random, spot, 0.14), shade(color, 0.09)),
    snow,
  ].join('');
}
