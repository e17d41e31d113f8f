import { Delaunay } from 'd3-delaunay';
import { unionOf } from '#src/lib/geo/areas.ts';
import type { Lattice } from './lattices.ts';
import { boxesMeet, boxRound, widenBounds } from '#src/lib/geo/local-plane.ts';
import type { PolygonRings } from '#src/lib/geo/shapes.ts';
import type { Bounds, LngLat } from '#src/lib/geo/shapes.ts';
import { mercatorY, type Territory } from './territory.ts';

const NEAR_KM = 25;

/**
 * A lattice's share of the land in and around a box: the Voronoi cells of its parts, straight on the map.
 * Exact inside the box.
 */
export function latticeRegions({
  parts,
}: Territory): (lattice: Lattice, box: Bounds) => readonly PolygonRings[] {
  return (lattice, box) => {
    const around = widenBounds(box, NEAR_KM);
    const near = parts.filter(({ at }) => boxesMeet(boxRound([at]), around));
    const delaunay = Delaunay.from(
      near,
      ({ at }) => at[0],
      ({ at }) => mercatorY(at[1]),
    );
    const bounds = [around.west, mercatorY(around.south), around.east, mercatorY(around.north)];
    const voronoi = delaunay.voronoi(bounds as [number, number, number, number]);
    const cells = near.flatMap((part, at): PolygonRings[] => {
      const cell: unknown[] | null = part.lattice === lattice ? voronoi.cellPolygon(at) : null;
      return cell === null ? [] : [[voronoi.cellPolygon(at).map(fromMercator)]];
    });
    return unionOf(cells.filter((cell) => boxesMeet(boxRound(cell[0] ?? []), box)));
  };
}

function fromMercator([x, y]: readonly [number, number]): LngLat {
  const lat = (Math.asin(Math.tanh((y * Math.PI) / 180)) * 180) / Math.PI;
  return [x, lat];
}
