import type { Feature, MultiLineString, Polygon, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import type { PolygonRings } from '#src/lib/geo/shapes.ts';
import { withFineCoast } from './fine-coast.ts';
import { readPackageData } from './package-data.ts';
import { polygonsOf } from './polygons.ts';
import {
  type RingBounds,
  boundsArea,
  boundsOf,
  boundsOverlap,
  roundPositions,
  softenPath,
  softenRing,
} from '#src/lib/geo/rings.ts';

type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** The area around Canada that a visitor can see at the widest zoom. */
const viewBounds: RingBounds = [-180, 7, -10, 84];
/** The area that maps show from close by, so that coasts must not look angular. */
const settledBounds: RingBounds = [-135, 41.5, -52, 57];
const canadaMinArea = 0.0002;
const neighbourMinArea = 0.01;

/** Land of Canada, land around it and the lines between countries. */
export type Land = {
  canada: Feature<Polygon>[];
  neighbours: Feature<Polygon>[];
  border: Feature<MultiLineString>;
};

/**
 * Reads the land from Natural Earth at 1:10 million, without islands too small to see, with finer
 * coasts where people live by the sea.
 */
export function readLand(sketched: readonly PolygonRings[]): Land {
  const world = readPackageData<Countries>('world-atlas/countries-10m.json');
  const { countries } = world.objects;
  const land: Land = {
    canada: [],
    neighbours: [],
    border: { type: 'Feature', properties: {}, geometry: northAmericanBorders(world) },
  };
  for (const country of feature(world, countries).features) {
    const isCanada = country.properties.name === 'Canada';
    const target = isCanada ? land.canada : land.neighbours;
    const minArea = isCanada ? canadaMinArea : neighbourMinArea;
    target.push(...visiblePolygons(country, minArea));
  }
  return { ...land, canada: withFineCoast(land.canada, sketched) };
}

/**
 * The polygons of a country that are large enough to see, and St. Pierre and Miquelon, which no area limit
 * may hide beside Newfoundland.
 */
function visiblePolygons(country: Feature, minArea: number): Feature<Polygon>[] {
  const limit = country.properties?.['name'] === 'St. Pierre and Miquelon' ? 0 : minArea;
  return polygonsOf(country.geometry)
    .filter(([outer = []]) => {
      const bounds = boundsOf(outer);
      return (
        boundsOverlap(bounds, viewBounds) &&
        boundsArea(bounds) >= limit &&
        // A ring over the antimeridian jumps from one side of the world to the other and would be painted
        // right across it. It belongs to land outside every view of Canada.
        bounds[2] - bounds[0] < 180
      );
    })
    .map((rings) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates: rings.map(smooth) },
    }));
}

function smooth(ring: readonly Position[]): Position[] {
  return roundPositions(softenRing(ring, settledBounds), 4);
}

function northAmericanBorders(world: Countries): MultiLineString {
  const american = 'United States of America';
  const { coordinates } = mesh(world, world.objects.countries, (a, b) => {
    return a !== b && (nameOf(a) === american || nameOf(b) === american);
  });
  return {
    type: 'MultiLineString',
    coordinates: coordinates.map((path) => roundPositions(softenPath(path, settledBounds), 4)),
  };
}

function nameOf({ properties }: GeometryObject): unknown {
  return properties && 'name' in properties ? properties.name : undefined;
}
