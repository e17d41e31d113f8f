import { box, ellipse } from '#src/lib/svg.ts';
import { conifer } from '../garden/conifer.ts';
import { gardenTree } from '../garden/tree.ts';
import type { ExteriorPoint } from '../space/place.ts';
import type { Stage } from '../stage.ts';

type TreeStand = {
  readonly x: readonly [number, number];
  readonly z: readonly [number, number];
  readonly heightM: readonly [number, number];
  readonly count: number;
  /** Share of conifers. */
  readonly conifers: number;
};

/** A stand of trees within a rectangle on the ground, the far ones first. */
export function treeStand(stage: Stage, { x, z, heightM, count, conifers }: TreeStand): string {
  const { random, camera } = stage;
  return Array.from({ length: count }, (_, index) => {
    const share = (index + random.between(0.1, 0.9)) / count;
    const place: ExteriorPoint = [x[0] + (x[1] - x[0]) * share, 0, random.between(...z)];
    const depth = camera.depthOf(place);
    const [px, y] = camera.project(place);
    return { x: px, y, size: random.between(...heightM) * camera.pxPerMetre(Math.max(3, depth)) };
  })
    .sort((first, second) => first.y - second.y)
    .map((spot) => (random.chance(conifers) ? conifer(stage, spot) : gardenTree(stage, spot)))
    .join('');
}

/** Stumps left where a lot was cleared. */
export function stumps(stage: Stage): string {
  const { random, camera, air } = stage;
  return Array.from({ length: 7 }, () => {
    const place: ExteriorPoint = [random.between(-8, 8), 0, random.between(1, 11)];
    const [x, y] = camera.project(place);
    const px = camera.pxPerMetre(camera.depthOf(place)) * random.between(0.35, 0.6);
    return [
      ellipse(box(x - px * 0.55, y - px * 0.2, px * 1.1, px * 0.34), air.lit('#5e4a3a')),
      ellipse(box(x - px / 2, y - px * 0.6, px, px * 0.7), air.lit('#6f5846')),
      ellipse(box(x - px / 2, y - px * 0.66, px, px * 0.3), air.lit('#cfae7e')),
    ].join('');
  }).join('');
}
