import type { MapLayerSource, TileLayerSource } from '#src/server/basemap/tiles/map-layers.ts';
import { tileFrame } from '#src/server/basemap/tiles/tile-frame.ts';
import { boxRound, widenBounds } from '#src/lib/geo/local-plane.ts';
import type { PolygonRings } from '#src/lib/geo/shapes.ts';
import { buildStreetWorld, type DrawnWorld } from '../streets/build-street-world.ts';
import type { MetroSketch, SketchRoad } from '../streets/sketch/sketch.ts';
import type { StreetTown } from '../streets/street-town.ts';
import { builtUp } from './built-up.ts';
import { islands, metroLabels, parks, riverLines, runways, waterAreas } from './metro-layers.ts';
import { lowestStreetClass, streetLayers } from './street-layers.ts';

/** Around the sketched rivers of a metro, the coarse ones of the open data would run beside them. */
const AROUND_RIVERS_KM = 2;

/** The sources from which the map of the demo world is drawn. */
export type MapSources = {
  readonly cities: readonly StreetTown[];
  readonly sketches: readonly MetroSketch[];
  readonly nationalHighways: readonly SketchRoad[];
};

/** The layers of the sketched metros and of the land their streets are laid on. */
export function demoMapLayers({ cities, sketches, nationalHighways }: MapSources): MapLayerSource {
  const labels = metroLabels(sketches);
  return {
    land: sketches.flatMap(({ land }) => land.map(({ ring }): PolygonRings => [ring])),
    waterAreas: waterAreas(sketches),
    islands: islands(sketches),
    parks: parks(sketches),
    runways: runways(sketches),
    rivers: riverLines(sketches),
    riverBoxes: sketches
      .filter(({ rivers = [] }) => rivers.length > 0)
      .map(({ rivers = [] }) =>
        widenBounds(boxRound(rivers.flatMap(({ path }) => path)), AROUND_RIVERS_KM),
      ),
    highways: [...nationalHighways, ...sketches.flatMap(({ highways = [] }) => highways)],
    waterLabels: labels['water-labels'],
    parkLabels: labels['park-labels'],
    airportLabels: labels['airport-labels'],
    builtUp: (shore) => builtUp(buildStreetWorld({ towns: cities, sketches, shore })),
  };
}

/** Streets, local parks, houses and trees. */
export function streetTileLayers(world: DrawnWorld): TileLayerSource {
  return {
    layersOf: (tile) => streetLayers(world, tile),
    prepare: ({ z, x, y }, zoom) =>
      void world.streetsIn(tileFrame(z, x, y).box, lowestStreetClass(zoom)),
  };
}
