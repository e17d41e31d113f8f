import type { Feature, Geometry, Polygon, Position } from 'geojson';
import { boundsOf } from '#src/lib/geo/rings.ts';

const gridSteps = 20;

/** The polygons of a polygon or multi-polygon as lists of rings; empty for other geometries. */
export function polygonsOf(geometry: Geometry | null): Position[][][] {
  if (geometry?.type === 'Polygon') return [geometry.coordinates];
  if (geometry?.type === 'MultiPolygon') return geometry.coordinates;
  return [];
}

/** Whether a [lng, lat] position lies in one of the polygons and not in its holes. */
export function insideAny(polygons: readonly Feature<Polygon>[], position: Position): boolean {
  return polygons.some(({ geometry }) => insidePolygon(geometry.coordinates, position));
}

/** Even-odd rule over all rings, so that holes count as outside. */
export function insidePolygon(rings: readonly Position[][], [lng = 0, lat = 0]: Position): boolean {
  return rings.flatMap((ring) => crossings(ring, lat)).filter((x) => x > lng).length % 2 === 1;
}

/**
 * The point of a polygon, out of a grid over it, that is farthest from every corner of its rings and holes:
 * there a label has the most room. Undefined if no grid point lies inside.
 */
export function labelPoint(rings: readonly Position[][]): Position | undefined {
  const [west, south, east, north] = boundsOf(rings[0] ?? []);
  let roomiest: { at: Position; room: number } | undefined;
  for (let i = 1; i < gridSteps; i += 1) {
    for (let j = 1; j < gridSteps; j += 1) {
      const at = [
        west + ((east - west) * i) / gridSteps,
        south + ((north - south) * j) / gridSteps,
      ];
      const room = insidePolygon(rings, at) ? roomAround(rings, at) : 0;
      if (room > (roomiest?.room ?? 0)) roomiest = { at, room };
    }
  }
  return roomiest?.at;
}

/** The square of the distance to the nearest corner, in degrees of latitude. */
function roomAround(rings: readonly Position[][], [lng = 0, lat = 0]: Position): number {
  const shrink = Math.cos(lat * (Math.PI / 180));
  let room = Infinity;
  for (const ring of rings) {
    for (const [cornerLng = 0, cornerLat = 0] of ring) {
      const [dx, dy] = [(cornerLng - lng) * shrink, cornerLat - lat];
      room = Math.min(room, dx * dx + dy * dy);
    }
  }
  return room;
}

function crossings(ring: readonly Position[], lat: number): number[] {
  const crossings: number[] = [];
  let [fromLng = 0, fromLat = 0] = ring.at(-1) ?? [];
  for (const [toLng = 0, toLat = 0] of ring) {
    if (fromLat > lat !== toLat > lat) {
      crossings.push(fromLng + ((toLng - fromLng) * (lat - fromLat)) / (toLat - fromLat));
    }
    [fromLng, fromLat] = [toLng, toLat];
  }
  return crossings;
}
