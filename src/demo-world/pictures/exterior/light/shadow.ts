import { path } from '#src/lib/svg.ts';
import type { BuildingBlock } from '../building/block.ts';
import { outlinePath } from '../space/face.ts';
import { corners } from '../space/place.ts';
import type { ExteriorPoint } from '../space/place.ts';
import type { Stage } from '../stage.ts';

type Spot = readonly [x: number, z: number];

function turn([ax, az]: Spot, [bx, bz]: Spot, [cx, cz]: Spot): number {
  return (bx - ax) * (cz - az) - (bz - az) * (cx - ax);
}

/** The convex hull of points on the ground (Andrew's monotone chain). */
function hull(spots: readonly Spot[]): Spot[] {
  const sortedSpots = [...spots].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (spotsInOrder: readonly Spot[]) => {
    const outline: Spot[] = [];
    for (const spot of spotsInOrder) {
      for (;;) {
        const [a, b] = outline.slice(-2);
        if (!a || !b || turn(a, b, spot) > 0) break;
        outline.pop();
      }
      outline.push(spot);
    }
    return outline.slice(0, -1);
  };
  return [...chain(sortedSpots), ...chain(sortedSpots.reverse())];
}

/** The shadow of a place on the ground. */
function shadowOf({ camera }: Stage, [x, y, z]: ExteriorPoint): Spot {
  const reach = y / camera.sun[1];
  return [x - camera.sun[0] * reach, z - camera.sun[2] * reach];
}

/** The shadows of blocks on the ground, and a darker line where they meet it. */
export function castShadow(stage: Stage, blocks: readonly BuildingBlock[]): string {
  const { air, camera } = stage;
  const cast = blocks.map(({ x0, x1, y0, y1, z0, z1, riseM }) => {
    const solid = corners([x0, y0, z0], [x1, y1 + riseM * 0.5, z1]);
    const spots = hull(solid.map((place) => shadowOf(stage, place)));
    return outlinePath(
      camera,
      spots.map(([x, z]): ExteriorPoint => [x, 0, z]),
    );
  });
  const contact = blocks
    .filter(({ y0 }) => y0 === 0)
    .map(({ x0, x1, z0, z1 }) =>
      outlinePath(camera, [
        [x0 - 0.3, 0, z0 - 0.45],
        [x1 + 0.3, 0, z0 - 0.45],
        [x1 + 0.3, 0, z1],
        [x0 - 0.3, 0, z1],
      ]),
    );
  return (
    path(cast.join(''), '#1a2340', { opacity: air.shadow * 0.8 }) +
    path(contact.join(''), '#1a2340', { opacity: 0.25 })
  );
}
