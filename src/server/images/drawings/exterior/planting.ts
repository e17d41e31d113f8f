import { shade } from '../paint/color.ts';
import { d, path } from '../paint/svg.ts';
import type { Scene } from './scene.ts';

type Bed = { left: number; right: number; y: number };

function disc(x: number, y: number, radius: number): string {
  return d`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

function shrub({ random, light }: Scene, x: number, y: number): string {
  const size = random.between(15, 25);
  const color = light.lit(random.pick(['#4a7a3c', '#3d6b3a', '#5d8a45', '#6d8f4a']));
  const mound = (dx: number, dy: number, scale: number) =>
    [-1, -0.35, 0.35, 1]
      .map((part) =>
        disc(
          x + dx + part * size * scale,
          y - size * 0.62 + dy - (1 - Math.abs(part)) * size * 0.4,
          size * scale * 0.62,
        ),
      )
      .join('');
  return (
    path(mound(0, 0, 1), shade(color, -0.2)) +
    path(mound(-size * 0.1, -size * 0.16, 0.78), shade(color, 0.02)) +
    path(mound(-size * 0.22, -size * 0.34, 0.46), shade(color, 0.15))
  );
}

function flowers({ random, light }: Scene, { left, right, y }: Bed): string {
  const color = light.lit(random.pick(light.flowers));
  const count = Math.round((right - left) / 15);
  const heads = Array.from({ length: count }, () =>
    disc(random.between(left, right), y - random.between(1, 12), random.between(2.6, 4.2)),
  );
  return path(heads.join(''), color);
}

/** Shrubs along a wall with flowers in front, between two x's, standing on y. */
export function plantingBed(scene: Scene, bed: Bed): string {
  const { left, right, y } = bed;
  if (right - left < 30) return '';
  const count = Math.max(1, Math.round((right - left) / 46));
  const step = (right - left) / count;
  const shrubs = Array.from({ length: count }, (_, index) =>
    shrub(scene, left + step * (index + 0.5) + scene.random.between(-5, 5), y),
  );
  const soil = d`M${left - 8} ${y + 7}Q${left} ${y - 6} ${left + 16} ${y - 6}H${right - 16}Q${right} ${y - 6} ${right + 8} ${y + 7}Q${(left + right) / 2} ${y + 16} ${left - 8} ${y + 7}Z`;
  return [
    path(soil, scene.light.lit('#6d5641')),
    ...shrubs,
    flowers(scene, { left: left + 4, right: right - 4, y: y + 7 }),
  ].join('');
}

/** A clipped hedge, `height` tall. */
export function hedge({ light }: Scene, { left, right, y }: Bed, height: number): string {
  const color = light.lit('#48753d');
  const top = y - height;
  const body = d`M${left} ${y}V${top + 8}Q${left} ${top} ${left + 8} ${top}H${right - 8}Q${right} ${top} ${right} ${top + 8}V${y}Z`;
  const crest = d`M${left + 2} ${top + 12}Q${left} ${top} ${left + 8} ${top}H${right - 8}Q${right} ${top} ${right - 2} ${top + 12}Z`;
  return path(body, shade(color, -0.16)) + path(crest, shade(color, 0.1));
}
