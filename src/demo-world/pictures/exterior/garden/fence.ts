import { path } from '#src/lib/svg.ts';
import { paintFace } from '../building/material.ts';
import type { Material } from '../building/material.ts';
import { SNOW } from '../building/material.ts';
import { outlinePath, quadFace } from '../space/face.ts';
import type { ExteriorPoint } from '../space/place.ts';
import type { Stage } from '../stage.ts';

/** A board fence from one place on the ground to another, its face towards the garden. */
export function boardFence(
  stage: Stage,
  [x0, z0]: readonly [number, number],
  [x1, z1]: readonly [number, number],
  { heightM, color }: { heightM: number; color: string },
): string {
  const at = (x: number, y: number, z: number): ExteriorPoint => [x, y, z];
  const boards: Material = { kind: 'batten', color };
  const face = quadFace(at(x0, 0, z0), at(x1, 0, z1), at(x1, heightM, z1), at(x0, heightM, z0));
  const rail = (low: number, high: number) =>
    quadFace(at(x0, low, z0), at(x1, low, z1), at(x1, high, z1), at(x0, high, z0));
  const snow = outlinePath(stage.camera, [
    at(x0, heightM, z0),
    at(x1, heightM, z1),
    at(x1, heightM + 0.12, z1),
    at(x0, heightM + 0.12, z0),
  ]);
  return [
    paintFace(stage, face, boards),
    paintFace(stage, rail(heightM - 0.12, heightM), { kind: 'stucco', color }),
    stage.air.season === 'winter' ? path(snow, stage.air.lit(SNOW)) : '',
  ].join('');
}
