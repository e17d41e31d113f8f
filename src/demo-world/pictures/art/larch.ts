import { mix, shade } from '../paint/color.ts';
import type { PaintRandom } from '../paint/random.ts';
import { box, d, ellipse, path } from '#src/lib/svg.ts';

type LarchSpot = { readonly x: number; readonly y: number; readonly size: number };

/** A drooping branch with its needles, from the trunk at (x, y) outwards. */
function branch(x: number, y: number, reach: number, lift: number): string {
  const tipX = x + reach;
  const tipY = y + Math.abs(reach) * 0.42 - lift;
  const thick = Math.abs(reach) * 0.3;
  return d`M${x} ${y - thick * 0.5}C${x + reach * 0.45} ${y - thick * 0.9 - lift} ${x + reach * 0.8} ${tipY - thick * 0.7} ${tipX} ${tipY}C${x + reach * 0.7} ${tipY + thick * 0.35} ${x + reach * 0.35} ${y + thick * 0.75} ${x} ${y + thick * 0.7}Z`;
}

/** A larch `size` high standing at (x, y): slender, light, its branches swept down. */
export function larch(random: PaintRandom, { x, y, size }: LarchSpot, color: string): string {
  const levels = 28;
  const layers: [string, string, string] = ['', '', ''];
  for (let level = 0; level < levels; level += 1) {
    // Closer together towards the top, where the branches are short.
    const share = 1 - (1 - level / (levels - 1)) ** 1.5;
    const up = y - size * (0.1 + share * 0.87);
    const reach = size * (0.118 * (1 - share) ** 0.75 + 0.006) * random.between(0.86, 1.12);
    const wobble = () => random.between(0.82, 1.14);
    const lift = reach * 0.16;
    layers[0] +=
      branch(x, up + size * 0.012, reach * 0.8 * wobble(), lift) +
      branch(x, up + size * 0.012, -reach * 0.8 * wobble(), lift);
    layers[1] += branch(x, up, reach * wobble(), lift);
    layers[2] += branch(x, up, -reach * wobble(), lift);
  }
  const half = size * 0.013;
  return [
    ellipse(box(x - size * 0.14, y - size * 0.02, size * 0.4, size * 0.05), 'url(#shadow)'),
    path(
      d`M${x - half * 1.6} ${y}L${x - half * 0.3} ${y - size * 0.97}H${x + half * 0.3}L${x + half * 1.6} ${y}Z`,
      mix('#6b4f3a', color, 0.12),
    ),
    path(layers[0], shade(color, -0.26)),
    path(layers[1], shade(color, -0.1)),
    path(layers[2], shade(color, 0.08)),
  ].join('');
}

export const LARCH_GOLD = ['#d9a13a', '#cf9231', '#e0b04c', '#c98a1b'] as const;
export const LARCH_GREEN = ['#7fa05c', '#8bab63', '#6f9458'] as const;
