import type { Feature, FeatureCollection, LineString, Position } from 'geojson';
import {
  type RingBounds,
  boundsOf,
  boundsOverlap,
  roundPositions,
  softenPath,
} from '#src/lib/geo/rings.ts';
import type { Bounds } from '#src/lib/geo/shapes.ts';
import { readPackageData } from './package-data.ts';

type WeightedRivers = FeatureCollection<LineString, { min_zoom: number; strokeweig: number }>;

const northAmerica: RingBounds = [-170, 24, -45, 84];

/**
 * Rivers of North America from Natural Earth at 1:10 million, outside the boxes that have their own.
 * `width` is a class from 1 (creek) to 4 (Saint Lawrence).
 */
export function rivers(without: readonly Bounds[]): Feature<LineString>[] {
  const { features } = readPackageData<WeightedRivers>('mapeo-offline-map/dist/rivers.json');
  return features
    .filter(({ geometry }) => boundsOverlap(boundsOf(geometry.coordinates), northAmerica))
    .flatMap(({ geometry, properties }) => {
      const path = softenPath(softenPath(geometry.coordinates));
      const width = widthClass(properties.strokeweig);
      return outsideOf(without, path).map((part) => river(part, width, properties.min_zoom));
    });
}

/** The runs of a path outside all boxes. */
function outsideOf(boxes: readonly Bounds[], path: readonly Position[]): Position[][] {
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
