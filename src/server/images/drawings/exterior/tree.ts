import { mix, shade } from '../paint/color.ts';
import { box, d, ellipse, group, path, polygon } from '../paint/svg.ts';
import type { Point } from '../paint/svg.ts';
import type { Scene } from './scene.ts';

export type Spot = { x: number; y: number; size: number };

export function groundShadow({ x, y, size }: Spot): string {
  const width = size * 0.95;
  return ellipse(box(x - width * 0.35, y - size * 0.06, width, size * 0.13), 'url(#shadow)');
}

/** Overlapping discs in one colour read as a single leafy outline. */
function foliage({ random }: Scene, crown: Spot, count: number): string {
  const discs = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI + random.between(-0.3, 0.3);
    const distance = crown.size * random.between(0.45, 0.72);
    const radius = crown.size * random.between(0.28, 0.42);
    const x = crown.x + Math.cos(angle) * distance;
    const y = crown.y + Math.sin(angle) * distance * 0.86;
    return d`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
  });
  const { x, y, size } = crown;
  const core = d`M${x - size * 0.7} ${y}a${size * 0.7} ${size * 0.62} 0 1 0 ${size * 1.4} 0a${size * 0.7} ${size * 0.62} 0 1 0 ${size * -1.4} 0`;
  return core + discs.join('');
}

function trunk({ light }: Scene, { x, y, size }: Spot): string {
  const color = light.lit('#6a5140');
  const half = size * 0.032;
  const outline = d`M${x - half * 1.5} ${y}Q${x - half * 0.7} ${y - size * 0.2} ${x - half * 0.6} ${y - size * 0.62}H${x + half * 0.6}Q${x + half * 0.7} ${y - size * 0.2} ${x + half * 1.5} ${y}Z`;
  const branches = d`M${x} ${y - size * 0.34}L${x - size * 0.13} ${y - size * 0.56}M${x} ${y - size * 0.4}L${x + size * 0.12} ${y - size * 0.58}`;
  return (
    path(outline, color) +
    path(branches, 'none', {
      stroke: shade(color, -0.1),
      'stroke-width': Math.max(2, size * 0.018),
    })
  );
}

/** A broad-leaved tree standing at (x, y), about `size` high. */
export function leafTree(scene: Scene, spot: Spot, leaf: string): string {
  const { x, y, size } = spot;
  const color = scene.light.lit(leaf);
  const radius = size * 0.27;
  const top = y - size * 0.68;
  const layer = (dx: number, dy: number, scale: number) =>
    foliage(scene, { x: x + dx * radius, y: top + dy * radius, size: radius * scale }, 11);
  return [
    groundShadow(spot),
    trunk(scene, spot),
    path(layer(0, 0.08, 1), shade(color, -0.26)),
    path(layer(-0.1, -0.1, 0.88), shade(color, -0.08)),
    path(layer(-0.25, -0.3, 0.62), shade(color, 0.08)),
    path(layer(-0.38, -0.46, 0.34), shade(color, 0.2)),
  ].join('');
}

/** A spruce: tiers that narrow upwards, the side away from the sun darker. */
export function conifer(scene: Scene, spot: Spot): string {
  const { x, y, size } = spot;
  const color = scene.light.lit(scene.random.pick(['#2f5d46', '#3a6650', '#37604f']));
  const tiers = 6;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let tier = 0; tier < tiers; tier += 1) {
    const low = y - size * 0.06 - (size * 0.94 * tier) / (tiers + 0.4);
    const half = size * 0.24 * (1 - tier / (tiers + 0.6));
    left.push([x - half, low], [x - half * 0.55, low - size * 0.06]);
    right.push([x + half, low], [x + half * 0.55, low - size * 0.06]);
  }
  const apex: Point = [x, y - size];
  const foot: Point = [x, y - size * 0.05];
  return [
    groundShadow({ ...spot, size: size * 0.7 }),
    polygon(
      [
        [x - size * 0.02, y - size * 0.1],
        [x + size * 0.02, y - size * 0.1],
        [x + size * 0.025, y],
        [x - size * 0.025, y],
      ],
      scene.light.lit('#5b4636'),
    ),
    polygon([foot, ...left, apex, ...[...right].reverse()], shade(color, -0.14)),
    polygon([foot, ...left, apex], shade(color, 0.09)),
  ].join('');
}

/** Any garden tree; about one in four is a spruce. */
export function gardenTree(scene: Scene, spot: Spot): string {
  const { random, light } = scene;
  return random.chance(0.25)
    ? conifer(scene, { ...spot, size: spot.size * 1.05 })
    : leafTree(scene, spot, random.pick(light.leaves));
}

/** The hazy row of crowns behind a house, standing on y. */
export function treeLine(scene: Scene, y: number, heightRange: Point): string {
  const { random, light } = scene;
  const [low, high] = heightRange;
  const rows = [0.5, 0.28].map((haze, row) => {
    const base = mix(light.lit(random.pick(light.leaves)), light.lit('#4d7a52'), 0.45);
    const crowns = Array.from({ length: 13 }, (_, index) => {
      const size = random.between(low, high) * (row === 0 ? 0.52 : 0.42);
      const x = index * 104 - 30 + random.between(-30, 30);
      return foliage(scene, { x, y: y - size * 0.75, size }, 8);
    });
    // Wound like the discs: opposite windings would cut holes into each other.
    const band = d`M-200 ${y - low * 0.3}V${y + 20}H1400V${y - low * 0.3}Z`;
    return path(band + crowns.join(''), mix(base, light.skyLow, haze));
  });
  return group(rows.join(''));
}
