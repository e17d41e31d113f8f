import type { Feature, FeatureCollection, LineString, Position } from 'geojson';
import {
  type Bounds,
  boundsOf,
  boundsOverlap,
  roundPositions,
  softenPath,
} from '#src/lib/rings.ts';
import { boxRound, widened } from '#src/lib/geo/local-plane.ts';
import type { MetroSketch } from '#src/demo-world/streets/sketch.ts';
import type { Box } from '#src/lib/geo/shapes.ts';
import { riverLines } from '#src/demo-world/map-layers/metro-layers.ts';
import { readPackageData } from './package-data.ts';

type WeightedRivers = FeatureCollection<LineString, { min_zoom: number; strokeweig: number }>;

const northAmerica: Bounds = [-170, 24, -45, 84];
/** Round the sketched rivers of a metro, the coarse ones of the source would run beside them. */
const AROUND_KM = 2;

/**
 * Rivers of North America from Natural Earth at 1:10 million; where a metro has its own, those.
 * `width` is a class from 1 (creek) to 4 (Saint Lawrence).
 */
export function rivers(sketches: readonly MetroSketch[]): Feature<LineString>[] {
  const { features } = readPackageData<WeightedRivers>('mapeo-offline-map/dist/rivers.json');
  const metros = sketches
    .filter(({ rivers: own = [] }) => own.length > 0)
    .map(({ rivers: own = [] }) => widened(boxRound(own.flatMap(({ path }) => path)), AROUND_KM));
  const large = features
    .filter(({ geometry }) => boundsOverlap(boundsOf(geometry.coordinates), northAmerica))
    .flatMap(({ geometry, properties }) => {
      const path = softenPath(softenPath(geometry.coordinates));
      const width = widthClass(properties.strokeweig);
      return outsideOf(metros, path).map((part) => river(part, width, properties.min_zoom));
    });
  return [...large, ...riverLines(sketches)];
}

/** The runs of a path outside all boxes. */
function outsideOf(boxes: readonly Box[], path: readonly Position[]): Position[][] {
  const runs: Position[][] = [[]];
  for (const position of path) {
    const [lng = 0, lat = 0] = position;
    const isInside = boxes.some(
      ({ west, south, east, north }) => lng > west && lng < east && lat > south && lat < north,
    );
    if (isInside) runs.push([]);
    else runs.at(-1)?.push(position);
  }
  return runs.filter((run) => run.length > 1);
}

function river(path: Position[], width: number, minZoom: number): Feature<LineString> {
  const coordinates = roundPositions(path, 4);
  return {
    type: 'Feature',
    properties: { width, minZoom },
    geometry: { type: 'LineString', coordinates },
  };
}

function widthClass(strokeWeight: number): number {
  if (strokeWeight >= 1) return 4;
  if (strokeWeight >= 0.5) return 3;
  return strokeWeight >= 0.3 ? 2 : 1;
}
