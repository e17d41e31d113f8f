import { Delaunay } from 'd3-delaunay';
import { memoize } from '#src/lib/memoize.ts';
import { intersectAreas } from '#src/lib/geo/areas.ts';
import { localPlane } from '#src/lib/geo/local-plane.ts';
import type { LngLat, MultiPolygonRings } from '#src/lib/geo/shapes.ts';
import type { PlaceCity } from './place-city.ts';

type Pair = readonly [number, number];

/** Reaches past the farthest point of the area, so that only the area cuts the outer cells. */
const MARGIN_KM = 10;
/** Steps of a millimetre. */
const KM_STEPS = 1e6;

/** The outline of a neighbourhood by its name; undefined when its cell has no part of the area. */
export type NeighbourhoodCells = (name: string) => MultiPolygonRings | undefined;

/**
 * The outlines of a city's neighbourhoods: each is the part of the city's area nearer to its centre than to
 * any other (Voronoi cells), so that they cover the area and never overlap. Each is cut at the first
 * request for it, as all those of a large city take a quarter of a second.
 */
export function neighbourhoodCells(city: PlaceCity, area: MultiPolygonRings): NeighbourhoodCells {
  const plane = localPlane([city.lng, city.lat]);
  const toKm = (position: LngLat): Pair => {
    const [east, north] = plane.toKm(position);
    return [inSteps(east), inSteps(north)];
  };
  const flat = area.map((rings) => rings.map((ring) => ring.map(toKm)));
  const centres = city.neighbourhoods.map(({ lng, lat }) => toKm([lng, lat]));
  const names = city.neighbourhoods.map(({ name }) => name);
  const rings = new Map([...voronoi(centres, flat)].map(({ at, ring }) => [names[at], ring]));
  return memoize((name) => {
    const ring = rings.get(name);
    const cell = ring ? intersectAreas([[ring]], flat) : [];
    return cell.length > 0 ? degrees(cell, plane.toLngLat) : undefined;
  });
}

function* voronoi(
  centres: readonly Pair[],
  area: MultiPolygonRings,
): Generator<{ at: number; ring: Pair[] }> {
  const reach = MARGIN_KM + farthest([...centres, ...area.flat(2)]);
  const cells = Delaunay.from(
    centres,
    ([x]) => x,
    ([, y]) => y,
  ).voronoi([-reach, -reach, reach, reach]);
  for (const at of centres.keys()) {
    // Of two centres at one point only the first has a cell.
    const ring = cells.cellPolygon(at) as readonly Pair[] | null;
    if (ring) yield { at, ring: ring.map(([x, y]): Pair => [inSteps(x), inSteps(y)]) };
  }
}

function farthest(points: readonly Pair[]): number {
  return points.reduce((most, [x, y]) => Math.max(most, Math.abs(x), Math.abs(y)), 0);
}

/** Rounds coordinates to a fine grid: cells that share a corner share it exactly. */
function inSteps(km: number): number {
  return Math.round(km * KM_STEPS) / KM_STEPS;
}

function degrees(cell: MultiPolygonRings, toLngLat: (km: LngLat) => LngLat): MultiPolygonRings {
  return cell.map((rings) => rings.map((ring) => ring.map(toLngLat)));
}
