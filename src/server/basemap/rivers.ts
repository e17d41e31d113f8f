import type { Feature, FeatureCollection, LineString } from 'geojson';
import { readPackageData } from './package-data.ts';
import {
  type Bounds,
  boundsOf,
  boundsOverlap,
  curvePath,
  roundPositions,
  softenPath,
} from './rings.ts';
import sketch from './toronto-sketch.json' with { type: 'json' };

type WeightedRivers = FeatureCollection<LineString, { min_zoom: number; strokeweig: number }>;

const northAmerica: Bounds = [-170, 24, -45, 84];
const sketchMinZoom = 9;

/**
 * Rivers of North America from Natural Earth at 1:10 million, and those of Toronto. `width` is a
 * class from 1 (creek) to 4 (Saint Lawrence).
 */
export function rivers(): Feature<LineString>[] {
  const { features } = readPackageData<WeightedRivers>('mapeo-offline-map/dist/rivers.json');
  const large = features
    .filter(({ geometry }) => boundsOverlap(boundsOf(geometry.coordinates), northAmerica))
    .map(({ geometry, properties }) => {
      const path = softenPath(softenPath(geometry.coordinates));
      return river(path, widthClass(properties.strokeweig), properties.min_zoom);
    });
  return [...large, ...sketch.rivers.map(({ path }) => river(curvePath(path), 1, sketchMinZoom))];
}

function river(path: number[][], width: number, minZoom: number): Feature<LineString> {
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
