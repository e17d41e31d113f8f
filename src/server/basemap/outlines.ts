import type { FeatureCollection } from 'geojson';
import { provinceBorders } from './borders.ts';
import { cityLabels, type NamedCity } from './city-labels.ts';
import { highwayLabels, highways } from './highways.ts';
import { lakeIslands, lakeLabels, lakes } from './lakes.ts';
import { readLand } from './land.ts';
import { provinceLabels } from './province-labels.ts';
import { rivers } from './rivers.ts';

/** Layers of the basemap, in the order in which they are drawn. */
export const basemapLayers = [
  'neighbours',
  'land',
  'country-borders',
  'province-borders',
  'lakes',
  'lake-islands',
  'rivers',
  'highways',
  'lake-labels',
  'highway-labels',
  'province-labels',
  'city-labels',
] as const;

export type BasemapLayer = (typeof basemapLayers)[number];

/** One GeoJSON collection a layer, positions in degrees (WGS 84). */
export type Outlines = Readonly<Record<BasemapLayer, FeatureCollection>>;

/**
 * Makes the outlines of Canada and its neighbours from the open data in the installed packages
 * (Natural Earth outlines, GeoNames places). Takes a second or two: keep the result in a file.
 */
export function makeOutlines(cities: readonly NamedCity[]): Outlines {
  const land = readLand();
  const water = lakes();
  const roads = highways();
  return {
    neighbours: collection(land.neighbours),
    land: collection(land.canada),
    'country-borders': collection([land.border]),
    'province-borders': collection([provinceBorders()]),
    lakes: collection(water),
    'lake-islands': collection(lakeIslands()),
    rivers: collection(rivers()),
    highways: collection(roads),
    'lake-labels': collection(lakeLabels(water)),
    'highway-labels': collection(highwayLabels(roads)),
    'province-labels': collection(provinceLabels()),
    'city-labels': collection(cityLabels(cities)),
  };
}

function collection(features: FeatureCollection['features']): FeatureCollection {
  return { type: 'FeatureCollection', features };
}
