import { mix, shade } from '../../paint/color.ts';
import { d, path } from '#src/lib/svg.ts';
import { SNOW } from '../building/material.ts';
import { outlinePath } from '../space/face.ts';
import type { ExteriorPoint } from '../space/place.ts';
import type { Stage } from '../stage.ts';
import { tufts } from './foliage.ts';

export type Bed = { readonly x0: number; readonly x1: number; readonly z: number };

/** Snow lying on a crown in a few soft heaps. */
function snowCap({ air, random }: Stage, x: number, y: number, radius: number): string {
  const heaps = [-0.5, 0, 0.45].map((at, index) => {
    const reach = radius * random.between(0.5, 0.75);
    const [left, top] = [x + radius * at - reach, y - radius * (index === 1 ? 0.62 : 0.35)];
    return d`M${left} ${y + radius * 0.1}Q${left + reach * 0.3} ${top} ${left + reach} ${top}Q${left + reach * 1.8} ${top} ${left + reach * 2} ${y + radius * 0.08}Q${left + reach} ${y - radius * 0.12} ${left} ${y + radius * 0.1}Z`;
  });
  return path(heaps.join(''), air.lit(SNOW));
}

/** A rounded shrub whose foot stands at a place; bears snow in winter. */
export function shrub(stage: Stage, place: ExteriorPoint, heightM: number): string {
  const { random, air, camera } = stage;
  const [x, y] = camera.project(place);
  const px = camera.pxPerMetre(camera.depthOf(place)) * heightM;
  const color = air.lit(random.pick(air.shrubs));
  const crown = { x, y: y - px * 0.42, rx: px * 0.66, ry: px * 0.42 };
  const skirt = { x, y: y - px * 0.16, rx: px * 0.58, ry: px * 0.14 };
  const high = { x: x - px * 0.14, y: y - px * 0.58, rx: px * 0.4, ry: px * 0.3 };
  return [
    path(
      tufts(random, crown, 12, 0.42) + tufts(random, skirt, 7, 1.1),
      mix(shade(color, -0.3), '#27384a', 0.1),
    ),
    path(tufts(random, high, 8, 0.36), shade(color, -0.02)),
    path(
      tufts(random, { ...high, y: high.y - px * 0.08, rx: px * 0.24 }, 4, 0.34),
      shade(color, 0.13),
    ),
    air.season === 'winter' ? snowCap(stage, x, y - px * 0.72, px * 0.55) : '',
  ].join('');
}

function flowers(stage: Stage, { x0, x1, z }: Bed): string {
  const { random, camera, air } = stage;
  if (air.season === 'winter') return '';
  const color = air.lit(random.pick(air.flowers));
  const other = air.lit(random.pick(air.flowers));
  const heads = (count: number) =>
    Array.from({ length: count }, () => {
      const place: ExteriorPoint = [random.between(x0, x1), random.between(0.05, 0.32), z - 0.55];
      const [x, y] = camera.project(place);
      const radius = camera.pxPerMetre(camera.depthOf(place)) * random.between(0.05, 0.09);
      return d`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
    }).join('');
  const count = Math.round((x1 - x0) * 5);
  return path(heads(count), color) + path(heads(Math.round(count / 2)), other);
}

/** Mulch with shrubs along a wall and flowers before them; x and z in metres. */
export function plantingBed(stage: Stage, bed: Bed): string {
  const { x0, x1, z } = bed;
  if (x1 - x0 < 0.7) return '';
  const { camera, random, air } = stage;
  const soil = outlinePath(camera, [
    [x0, 0, z],
    [x1, 0, z],
    [x1 - 0.1, 0, z - 0.75],
    [x0 + 0.1, 0, z - 0.75],
  ]);
  const count = Math.max(1, Math.round((x1 - x0) / 0.85));
  const step = (x1 - x0) / count;
  const shrubs = Array.from({ length: count }, (_, index) =>
    shrub(
      stage,
      [x0 + step * (index + 0.5) + random.between(-0.1, 0.1), 0, z - 0.35],
      random.between(0.55, 0.95),
    ),
  );
  const mulch = air.season === 'winter' ? shade(SNOW, -0.05) : '#6b5644';
  return [path(soil, air.lit(mulch)), ...shrubs, flowers(stage, bed)].join('');
}

/** A clipped hedge with a square section. */
export function hedge(stage: Stage, { x0, x1, z }: Bed, heightM: number): string {
  const { camera, air } = stage;
  const color = air.lit(air.season === 'winter' ? '#51654f' : '#517a45');
  const top = outlinePath(camera, [
    [x0, heightM, z],
    [x1, heightM, z],
    [x1, heightM, z - 0.6],
    [x0, heightM, z - 0.6],
  ]);
  const front = outlinePath(camera, [
    [x0, 0, z - 0.6],
    [x1, 0, z - 0.6],
    [x1, heightM, z - 0.6],
    [x0, heightM, z - 0.6],
  ]);
  const topColor = air.season === 'winter' ? air.lit(SNOW) : shade(color, 0.14);
  const places = Array.from({ length: Math.round((x1 - x0) / 0.5) }, (_, index) => {
    const [x, y] = camera.project([x0 + index * 0.5 + 0.25, heightM - 0.08, z - 0.6]);
    const size = camera.pxPerMetre(camera.depthOf([x0 + index * 0.5, 0, z]));
    return tufts(stage.random, { x, y, rx: size * 0.3, ry: size * 0.12 }, 3, 1);
  });
  return [
    path(front, shade(color, -0.2)),
    path(front, 'url(#weight)'),
    path(places.join(''), shade(color, -0.04)),
    path(top, topColor),
  ].join('');
}
