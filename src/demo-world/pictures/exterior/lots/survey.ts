import { box, path, rect, stroke } from '#src/lib/svg.ts';
import type { BuildingBlock } from '../building/block.ts';
import { ground, pavement } from '../garden/ground.ts';
import { linePath, outlinePath } from '../space/face.ts';
import type { Stage } from '../stage.ts';

type Corner = readonly [x: number, z: number];

function stake(stage: Stage, [x, z]: Corner): string {
  const { camera, air } = stage;
  const size = camera.pxPerMetre(camera.depthOf([x, 0, z]));
  const [px, py] = camera.project([x, 0, z]);
  const width = Math.max(3, size * 0.08);
  const part = (heightM: number) => box(px - width / 2, py - size * 1.2, width, size * heightM);
  const ribbon = box(px, py - size * 1.18, Math.max(6, size * 0.42), Math.max(3, size * 0.12));
  return [
    rect(part(1.2), air.lit('#b78d5c')),
    rect(part(0.24), air.lit('#e0532f')),
    rect(ribbon, air.lit('#f0603a')),
  ].join('');
}

/** Survey stakes with ribbons at the corners of the lot, and the string between them. */
export function surveyStakes(stage: Stage, { x0, x1, z0, z1 }: BuildingBlock): string {
  const corners: readonly Corner[] = [
    [x0, z1],
    [x1, z1],
    [x1, z0],
    [x0, z0],
  ];
  const strings = corners.map(([x, z], index) => {
    const [nextX, nextZ] = corners[(index + 1) % corners.length] ?? [x, z];
    return linePath(stage.camera, [x, 0.8, z], [nextX, 0.8, nextZ]);
  });
  return (
    stroke(strings.join(''), '#f2ede0', { 'stroke-width': 1.3, 'stroke-opacity': 0.75 }) +
    corners.map((corner) => stake(stage, corner)).join('')
  );
}

/** A gravel drive from the road at roadZ into the lot, grass growing between its tracks. */
export function gravelDrive(stage: Stage, shiftM: number, roadZ: number): string {
  const gravel = pavement(stage, '#b3a58c');
  const corners: readonly Corner[] = [
    [shiftM - 2, roadZ],
    [shiftM + 1.4, roadZ],
    [shiftM + 2.2, 0],
    [shiftM + 4.6, 11],
    [shiftM + 1.6, 11],
    [shiftM - 0.6, 0],
  ];
  const middle = outlinePath(stage.camera, [
    [shiftM - 0.5, 0, roadZ],
    [shiftM, 0, roadZ],
    [shiftM + 1, 0, 0],
    [shiftM + 3.2, 0, 10],
    [shiftM + 2.9, 0, 10],
    [shiftM + 0.6, 0, 0],
  ]);
  const color = stage.air.lit(stage.air.grass);
  return ground(stage, corners, gravel) + path(middle, color, { opacity: 0.45 });
}

/** A lath fence against drifting snow, from one place on the ground to another. */
export function snowFence(stage: Stage, [ax, az]: Corner, [bx, bz]: Corner): string {
  const { camera, air } = stage;
  const count = 46;
  const laths = Array.from({ length: count + 1 }, (_, index) => {
    const [x, z] = [ax + ((bx - ax) * index) / count, az + ((bz - az) * index) / count];
    return linePath(camera, [x, 0.1, z], [x, 1.2, z]);
  });
  const wires = [0.35, 0.95].map((y) => linePath(camera, [ax, y, az], [bx, y, bz]));
  const px = camera.pxPerMetre(camera.depthOf([(ax + bx) / 2, 0, (az + bz) / 2]));
  return (
    stroke(laths.join(''), air.lit('#b5562f'), { 'stroke-width': Math.max(2, px * 0.07) }) +
    stroke(wires.join(''), air.lit('#6b5a4c'), { 'stroke-width': 1.4 })
  );
}
