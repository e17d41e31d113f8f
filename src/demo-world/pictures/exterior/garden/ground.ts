import { mix, shade } from '../../paint/color.ts';
import { box, CANVAS, d, path, rect, stroke } from '#src/lib/svg.ts';
import { SNOW } from '../building/material.ts';
import { linePath, outlinePath } from '../space/face.ts';
import type { ExteriorPoint } from '../space/place.ts';
import type { Stage } from '../stage.ts';

/** The public edge of a lot, metres before the front wall. */
const SIDEWALK_Z = -8.4;
const CURB_Z = -10.6;

const FAR_M = 140;

function strip(stage: Stage, z0: number, z1: number): string {
  return outlinePath(stage.camera, [
    [-FAR_M, 0, z0],
    [FAR_M, 0, z0],
    [FAR_M, 0, z1],
    [-FAR_M, 0, z1],
  ]);
}

/** The look of a paved surface under the sky; in winter it is cleared but pale. */
export function pavement({ air }: Stage, color: string): string {
  return air.lit(air.season === 'winter' ? mix(color, '#d9dfe5', 0.42) : color);
}

/** A polygon on the ground given by its corners' x and z. */
export function ground(
  stage: Stage,
  corners: readonly (readonly [x: number, z: number])[],
  color: string,
): string {
  const places = corners.map(([x, z]): ExteriorPoint => [x, 0, z]);
  return path(outlinePath(stage.camera, places), color);
}

/** Grass from the horizon down, in faint stripes where it is mown; under snow in winter. */
export function lawn(stage: Stage, isMown: boolean): string {
  const { camera, random, air } = stage;
  const winter = air.season === 'winter';
  const top = camera.horizonY - 6;
  const stripes = Array.from({ length: 8 }, (_, index) => {
    const x = -22 + index * 6 + random.between(-0.4, 0.4);
    return outlinePath(camera, [
      [x, 0, -8],
      [x + 2.6, 0, -8],
      [x + 2.6, 0, 16],
      [x, 0, 16],
    ]);
  });
  return [
    rect(box(0, top, CANVAS.width, CANVAS.height - top), 'url(#lawn)'),
    isMown
      ? path(stripes.join(''), winter ? '#8fa5c4' : '#ffffff', { opacity: winter ? 0.07 : 0.06 })
      : '',
    winter ? '' : blades(stage),
  ].join('');
}

/** Paving from the horizon down, paler in the distance. */
export function square(stage: Stage): string {
  const { camera, air } = stage;
  const near = pavement(stage, '#b3afa7');
  const height = CANVAS.height - camera.horizonY;
  return [
    rect(box(0, camera.horizonY - 6, CANVAS.width, height + 6), near),
    ...[0.5, 0.3, 0.16, 0.08].map((share) =>
      rect(box(0, camera.horizonY - 6, CANVAS.width, height * share + 6), air.haze, {
        opacity: 0.16,
      }),
    ),
  ].join('');
}

function blades(stage: Stage): string {
  const { camera, random, air } = stage;
  const grass = air.lit(air.grass);
  const tufts = (count: number) =>
    Array.from({ length: count }, () => {
      const y = camera.horizonY + (CANVAS.height - camera.horizonY) * random.between(0.45, 0.86);
      const size = (y - camera.horizonY) * 0.022;
      const x = random.between(0, CANVAS.width);
      return d`M${x} ${y}l${-size * 0.4} ${-size}M${x} ${y}l${size * 0.3} ${-size * 1.1}`;
    }).join('');
  return (
    stroke(tufts(130), shade(grass, -0.2), { 'stroke-width': 1.1, 'stroke-opacity': 0.4 }) +
    stroke(tufts(110), shade(grass, 0.2), { 'stroke-width': 1.1, 'stroke-opacity': 0.4 })
  );
}

/** Leaves on the grass in autumn, petals in spring. */
export function fallenLeaves(stage: Stage): string {
  const { camera, random, air } = stage;
  if (air.season !== 'autumn' && air.season !== 'spring') return '';
  const count = air.season === 'autumn' ? 90 : 26;
  const colors = air.season === 'autumn' ? air.leaves : (['#f3d3d9', '#eebfc9'] as const);
  return colors
    .map((color) => {
      const leaves = Array.from({ length: Math.round(count / colors.length) }, () => {
        const share = Math.sqrt(random.between(0.1, 0.9));
        const y = camera.horizonY + (CANVAS.height - camera.horizonY) * share;
        const x = random.between(0, CANVAS.width);
        const size = 2 + share * 4;
        return d`M${x} ${y}q${size} ${-size * 0.6} ${size * 1.6} ${0}q${-size * 0.6} ${size * 0.6} ${-size * 1.6} ${0}Z`;
      });
      return path(leaves.join(''), air.lit(color), { opacity: 0.85 });
    })
    .join('');
}

/** Sidewalk, boulevard, curb and road along the front of the lot. */
export function street(stage: Stage): string {
  const { air, camera } = stage;
  const walk = pavement(stage, '#c9c3b8');
  const joints = Array.from({ length: 40 }, (_, index) => {
    const x = -40 + index * 2;
    const [from, to]: [ExteriorPoint, ExteriorPoint] = [
      [x, 0, SIDEWALK_Z],
      [x, 0, SIDEWALK_Z + 1.3],
    ];
    return camera.depthOf(from) > 1 && camera.depthOf(to) > 1 ? linePath(camera, from, to) : '';
  });
  const winter = air.season === 'winter';
  const bank = winter
    ? path(strip(stage, CURB_Z + 0.4, CURB_Z - 0.5), air.lit(shade(SNOW, -0.04)))
    : '';
  const dashes = Array.from({ length: 30 }, (_, index) => {
    const x = -60 + index * 4;
    return outlinePath(camera, [
      [x, 0, CURB_Z - 3.7],
      [x + 2, 0, CURB_Z - 3.7],
      [x + 2, 0, CURB_Z - 3.86],
      [x, 0, CURB_Z - 3.86],
    ]);
  });
  return [
    path(strip(stage, SIDEWALK_Z, SIDEWALK_Z + 1.3), walk),
    stroke(joints.join(''), shade(walk, -0.22), { 'stroke-width': 1.2, 'stroke-opacity': 0.7 }),
    path(strip(stage, CURB_Z - 40, CURB_Z), pavement(stage, '#787a7f')),
    path(dashes.join(''), air.lit('#d8c98f'), { opacity: winter ? 0.35 : 0.7 }),
    path(strip(stage, CURB_Z - 0.1, CURB_Z + 0.12), pavement(stage, '#d2cdc4')),
    bank,
  ].join('');
}

/** A driveway from the garage out to the road, flaring at its end. */
export function driveway(stage: Stage, x0: number, x1: number, z0: number): string {
  const { camera, air } = stage;
  const color = pavement(stage, '#aaa59d');
  const data = outlinePath(camera, [
    [x0, 0, z0],
    [x1, 0, z0],
    [x1 + 0.15, 0, SIDEWALK_Z],
    [x1 + 0.8, 0, CURB_Z],
    [x0 - 0.8, 0, CURB_Z],
    [x0 - 0.15, 0, SIDEWALK_Z],
  ]);
  const joints = [-2, -5].map((z) => linePath(camera, [x0, 0, z], [x1, 0, z]));
  const middle = linePath(camera, [(x0 + x1) / 2, 0, z0], [(x0 + x1) / 2, 0, SIDEWALK_Z + 0.4]);
  const edge = air.season === 'winter' ? { stroke: air.lit(SNOW), 'stroke-width': 7 } : {};
  return (
    path(data, color, edge) +
    stroke([...joints, middle].join(''), shade(color, -0.25), {
      'stroke-opacity': 0.55,
      'stroke-width': 1.5,
    })
  );
}

/** A walk of slabs from a door straight to the sidewalk. */
export function frontWalk(stage: Stage, x: number, z0: number, widthM: number): string {
  const { camera, air } = stage;
  const half = widthM / 2;
  const color = pavement(stage, '#c4bcae');
  const data = outlinePath(camera, [
    [x - half, 0, z0],
    [x + half, 0, z0],
    [x + half * 1.1, 0, SIDEWALK_Z + 1.2],
    [x - half * 1.1, 0, SIDEWALK_Z + 1.2],
  ]);
  const count = Math.floor((z0 - SIDEWALK_Z - 1.2) / 0.9);
  const joints = Array.from({ length: count }, (_, index) => {
    const z = z0 - (index + 1) * 0.9;
    return linePath(camera, [x - half, 0, z], [x + half, 0, z]);
  });
  const edge = air.season === 'winter' ? { stroke: air.lit(SNOW), 'stroke-width': 5 } : {};
  return (
    path(data, color, edge) +
    stroke(joints.join(''), shade(color, -0.22), { 'stroke-width': 1.2, 'stroke-opacity': 0.7 })
  );
}
