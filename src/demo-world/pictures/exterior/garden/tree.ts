import { mix, shade } from '../../paint/color.ts';
import { d, path, stroke } from '#src/lib/svg.ts';
import type { Stage } from '../stage.ts';
import { bareTree } from './bare-tree.ts';
import { conifer } from './conifer.ts';
import { tufts } from './foliage.ts';
import type { Crown } from './foliage.ts';
import { groundShadow } from './tree-spot.ts';
import type { TreeSpot } from './tree-spot.ts';

function trunk({ air }: Stage, { x, y, size }: TreeSpot, crown: Crown): string {
  const color = air.lit('#6b5545');
  const half = size * 0.022;
  const fork = crown.y + crown.ry * 0.35;
  const outline = d`M${x - half * 1.7} ${y}Q${x - half * 0.8} ${y - size * 0.1} ${x - half * 0.7} ${fork}H${x + half * 0.7}Q${x + half * 0.8} ${y - size * 0.1} ${x + half * 1.7} ${y}Z`;
  const limbs = d`M${x} ${fork + size * 0.06}L${x - crown.rx * 0.45} ${fork - crown.ry * 0.4}M${x} ${fork + size * 0.02}L${x + crown.rx * 0.4} ${fork - crown.ry * 0.5}`;
  const shadow = d`M${x + half * 0.1} ${fork}H${x + half * 0.7}Q${x + half * 0.8} ${y - size * 0.1} ${x + half * 1.7} ${y}H${x + half * 0.5}Z`;
  return [
    path(outline, color),
    stroke(limbs, color, { 'stroke-width': Math.max(2, size * 0.018), 'stroke-linecap': 'round' }),
    path(shadow, shade(color, -0.28)),
  ].join('');
}

/** A broad-leaved tree standing at a spot; bare in winter. */
export function leafTree(stage: Stage, spot: TreeSpot, leaf: string): string {
  if (stage.air.season === 'winter') return bareTree(stage, spot);
  const { random, air } = stage;
  const { x, y, size } = spot;
  const color = air.lit(leaf);
  const slender = random.between(0.85, 1.1);
  const crown: Crown = {
    x,
    y: y - size * 0.64,
    rx: size * 0.33 * slender,
    ry: (size * 0.34) / slender,
  };
  const part = (dx: number, dy: number, scale: number): Crown => ({
    x: x + dx * crown.rx,
    y: crown.y + dy * crown.ry,
    rx: crown.rx * scale,
    ry: crown.ry * scale,
  });
  const dark = mix(shade(color, -0.34), '#27384a', 0.12);
  return [
    groundShadow(spot),
    trunk(stage, spot, crown),
    path(tufts(random, crown, 30, 0.28), dark),
    path(tufts(random, part(-0.05, -0.09, 0.9), 34, 0.22), shade(color, -0.15)),
    path(tufts(random, part(0.25, 0.2, 0.6), 14, 0.15), shade(color, -0.09)),
    path(tufts(random, part(-0.16, -0.22, 0.7), 34, 0.15), shade(color, -0.02)),
    path(tufts(random, part(-0.26, -0.34, 0.54), 30, 0.12), shade(color, 0.06)),
    path(
      tufts(random, part(-0.34, -0.46, 0.36), 16, 0.11),
      mix(shade(color, 0.12), air.beam, 0.12),
    ),
  ].join('');
}

/** Any garden tree; about one in four is a conifer. */
export function gardenTree(stage: Stage, spot: TreeSpot): string {
  const { random, air } = stage;
  return random.chance(0.28)
    ? conifer(stage, { ...spot, size: spot.size * 1.08 })
    : leafTree(stage, spot, random.pick(air.leaves));
}
