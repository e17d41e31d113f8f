import { shade } from '../../paint/color.ts';
import { d, stroke } from '#src/lib/svg.ts';
import type { SvgPoint } from '#src/lib/svg.ts';
import { SNOW } from '../building/material.ts';
import type { Stage } from '../stage.ts';
import { groundShadow } from './tree-spot.ts';
import type { TreeSpot } from './tree-spot.ts';

/** Branches that fork to twigs, thinner at each fork. */
function branches({ random }: Stage, spot: TreeSpot): string[] {
  const levels: string[] = ['', '', '', '', ''];
  const grow = (from: SvgPoint, angle: number, length: number, level: number) => {
    const end: SvgPoint = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
    levels[level] = `${levels[level] ?? ''}${d`M${from[0]} ${from[1]}L${end[0]} ${end[1]}`}`;
    if (level === 4) return;
    const forks = level === 0 ? 4 : random.integer(2, 3);
    for (let fork = 0; fork < forks; fork += 1) {
      const spread = ((fork + 0.5) / forks - 0.5) * (level === 0 ? 1.9 : 1.5);
      const next = angle + spread + random.between(-0.18, 0.18);
      const start = random.between(0.6, 1);
      const place: SvgPoint = [
        from[0] + (end[0] - from[0]) * start,
        from[1] + (end[1] - from[1]) * start,
      ];
      grow(
        place,
        next * 0.85 - 0.15 * (Math.PI / 2),
        length * random.between(0.62, 0.78),
        level + 1,
      );
    }
  };
  grow([spot.x, spot.y], -Math.PI / 2, spot.size * 0.32, 0);
  return levels;
}

/** A tree without leaves, a little snow on its limbs. */
export function bareTree(stage: Stage, spot: TreeSpot): string {
  const color = stage.air.lit('#6f6156');
  const levels = branches(stage, spot);
  const widths = [0.034, 0.019, 0.011, 0.006, 0.0035];
  const lines = levels.map((data, level) =>
    stroke(data, shade(color, level * 0.05), {
      'stroke-width': Math.max(0.8, spot.size * (widths[level] ?? 0.003)).toFixed(1),
      'stroke-linecap': 'round',
    }),
  );
  const snow = stroke(`${levels[1] ?? ''}${levels[2] ?? ''}`, stage.air.lit(SNOW), {
    'stroke-width': Math.max(1, spot.size * 0.006).toFixed(1),
    'stroke-opacity': 0.75,
    transform: `translate(${(-spot.size * 0.004).toFixed(1)} ${(-spot.size * 0.008).toFixed(1)})`,
  });
  return [groundShadow(spot), ...lines, snow].join('');
}
