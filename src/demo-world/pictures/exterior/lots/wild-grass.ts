import { shade } from '../../paint/color.ts';
import { CANVAS, d, path, stroke } from '#src/lib/svg.ts';
import type { Stage } from '../stage.ts';

/** Long grass and wild flowers from a screen y down, taller towards the viewer. */
export function wildGrass(stage: Stage, fromY: number, density = 1): string {
  const { random, air } = stage;
  const base = air.lit(air.season === 'winter' ? '#b9ab8c' : air.grass);
  const depthPx = CANVAS.height - fromY;
  const blades = (count: number) =>
    Array.from({ length: Math.round(count * density) }, () => {
      const share = Math.sqrt(random.between(0.03, 1));
      const [x, y] = [random.between(0, CANVAS.width), fromY + depthPx * share];
      const size = 4 + share * 24 * random.between(0.6, 1.2);
      return d`M${x} ${y}q${-size * 0.1} ${-size * 0.6} ${-size * 0.4} ${-size}M${x} ${y}q${size * 0.05} ${-size * 0.6} ${size * 0.3} ${-size * 0.9}`;
    }).join('');
  const isWinter = air.season === 'winter';
  const count = isWinter ? 50 : 170;
  const flowers = Array.from({ length: isWinter ? 0 : Math.round(60 * density) }, () => {
    const share = Math.sqrt(random.between(0.1, 1));
    const y = fromY + depthPx * share;
    const [x, size] = [random.between(0, CANVAS.width), 1 + share * 2.6];
    return d`M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0`;
  });
  return [
    stroke(blades(count), shade(base, -0.25), { 'stroke-width': 1.5, 'stroke-opacity': 0.7 }),
    stroke(blades(count), shade(base, 0.2), { 'stroke-width': 1.4, 'stroke-opacity': 0.7 }),
    path(flowers.join(''), air.lit(random.pick(air.flowers)), { opacity: 0.9 }),
  ].join('');
}
