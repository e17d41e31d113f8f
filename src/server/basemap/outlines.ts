import type { FeatureCollection } from 'geojson';
import { provinceBorders } from './borders.ts';
import { buildStreetWorld } from '#src/demo-world/streets/build-street-world.ts';
import type { Area } from '#src/lib/geo/shapes.ts';
import type { StreetTown } from '#src/demo-world/streets/street-town.ts';
import type { MetroSketch, SketchRoad } from '#src/demo-world/streets/sketch.ts';
import { cityLabels } from './city-labels.ts';
import { highwayLabels, highways } from './highways.ts';
import { lakeIslands, lakeLabels, lakes } from './lakes.ts';
import { readLand } from './land.ts';
import { builtUp } from '#src/demo-world/map-layers/built-up.ts';
import {
  islands,
  metroLabels,
  parks,
  runways,
  waterAreas,
} from '#src/demo-world/map-layers/metro-layers.ts';
import { neighbourhoodLabels } from './neighbourhood-labels.ts';
import { provinceLabels } from './province-labels.ts';
import { rivers } from './rivers.ts';
import { shoreOf } from './shore.ts';

/** Layers of the basemap, in the order in which they are drawn. */
export const basemapLayers = [
  'neighbours',
  'land',
  'country-borders',
  'province-borders',
  'built-up',
  'lakes',
  'lake-islands',
  'rivers',
  'water-areas',
  'islands',
  'parks',
  'runways',
  'highways',
  'lake-labels',
  'water-labels',
  'park-labels',
  'airport-labels',
  'neighbourhood-labels',
  'highway-labels',
  'province-labels',
  'city-labels',
] as const;

export type BasemapLayer = (typeof basemapLayers)[number];

/** One GeoJSON collection a layer, positions in degrees (WGS 84). */
export type Outlines = Readonly<Record<BasemapLayer, FeatureCollection>>;

/** What the map names and draws besides the open data in the packages. */
export type OutlineSources = {
  readonly cities: readonly StreetTown[];
  readonly sketches: readonly MetroSketch[];
  readonly nationalHighways: readonly SketchRoad[];
};

/**
 * Makes the outlines of Canada and its neighbours from the open data in the installed packages
 * (Natural Earth outlines, GeoNames places). Takes a second or two: keep the result in a file.
 */
export function makeOutlines({ cities, sketches, nationalHighways }: OutlineSources): Outlines {
  const sketched = sketches.flatMap((sketch) => sketch.land.map(({ ring }): Area => [ring]));
  const land = readLand(sketched);
  const water = lakes(sketched);
  const roads = highways(sketches, nationalHighways);
  const labels = metroLabels(sketches);
  const shores = {
    land: collection(land.canada),
    lakes: collection(water),
    'lake-islands': collection(lakeIslands()),
    'water-areas': collection(waterAreas(sketches)),
    islands: collection(islands(sketches)),
  };
  const world = buildStreetWorld({ towns: cities, sketches, shore: shoreOf(shores) });
  return {
    ...shores,
    neighbours: collection(land.neighbours),
    'country-borders': collection([land.border]),
    'province-borders': collection([provinceBorders()]),
    'built-up': collection(builtUp(world)),
    rivers: collection(rivers(sketches)),
    parks: collection(parks(sketches)),
    runways: collection(runways(sketches)),
    highways: collection(roads),
    'lake-labels': collection(lakeLabels(water)),
    'water-labels': collection(labels['water-labels']),
    'park-labels': collection(labels['park-labels']),
    'airport-labels': collection(labels['airport-labels']),
    'neighbourhood-labels': collection(neighbourhoodLabels(cities)),
    'highway-labels': collection(highwayLabels(roads)),
    'province-labels': collection(provinceLabels()),
    'city-labels': collection(cityLabels(cities)),
  };
}

function collection(features: FeatureCollection['features']): FeatureCollection {
  return { type: 'FeatureCollection', features };
}
