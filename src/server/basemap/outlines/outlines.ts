import type { Feature, FeatureCollection } from 'geojson';
import { provinceBorders } from './borders.ts';
import { cityLabels, type NamedCity } from '../labels/city-labels.ts';
import { highwayLabels, highways } from '../labels/highways.ts';
import { lakeIslands, lakeLabels, lakes } from './lakes.ts';
import { readLand } from './land.ts';
import type { MapLayerSource } from '../tiles/map-layers.ts';
import { neighbourhoodLabels } from '../labels/neighbourhood-labels.ts';
import { provinceLabels } from '../labels/province-labels.ts';
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
export type BasemapOutlines = Readonly<Record<BasemapLayer, FeatureCollection>>;

/** What the map names and draws besides the open data in the packages. */
export type OutlineSources = {
  readonly cities: readonly NamedCity[];
  readonly layers: MapLayerSource;
};

/**
 * Makes the outlines of Canada and its neighbours from the open data in the installed packages
 * (Natural Earth outlines, GeoNames places) and the layers of a source. Takes a second or two: keep
 * the result in a file.
 */
export function makeOutlines({ cities, layers }: OutlineSources): BasemapOutlines {
  const land = readLand(layers.land);
  const water = lakes(layers.land);
  const roads = highways(layers.highways);
  const shores = {
    land: collection(land.canada),
    lakes: collection(water),
    'lake-islands': collection(lakeIslands()),
    'water-areas': collection(layers.waterAreas),
    islands: collection(layers.islands),
  };
  return {
    ...shores,
    neighbours: collection(land.neighbours),
    'country-borders': collection([land.border]),
    'province-borders': collection([provinceBorders()]),
    'built-up': collection(layers.builtUp(shoreOf(shores))),
    rivers: collection([...rivers(layers.riverBoxes), ...layers.rivers]),
    parks: collection(layers.parks),
    runways: collection(layers.runways),
    highways: collection(roads),
    'lake-labels': collection(lakeLabels(water)),
    'water-labels': collection(layers.waterLabels),
    'park-labels': collection(layers.parkLabels),
    'airport-labels': collection(layers.airportLabels),
    'neighbourhood-labels': collection(neighbourhoodLabels(cities)),
    'highway-labels': collection(highwayLabels(roads)),
    'province-labels': collection(provinceLabels()),
    'city-labels': collection(cityLabels(cities)),
  };
}

function collection(features: readonly Feature[]): FeatureCollection {
  return { type: 'FeatureCollection', features: [...features] };
}
