import { join } from 'node:path';
import { editionOf, openOutlines } from './basemap/basemap-tiles.ts';
import { shoreOf } from './basemap/shore.ts';
import type { Ground } from './demo/ground.ts';
import { openPlaces } from './places/places-data.ts';
import { buildStreetWorld } from './streets/build-street-world.ts';
import { metroSketches, nationalHighways } from './streets/sketch.ts';

/**
 * Opens the places, outlines and streets that the map, the search and the demo homes share. The
 * first time in a folder takes some seconds, of which `onMaking` tells; what is made then is kept in
 * it. `edition` is another number when the streets are others.
 */
export function openWorld(dataDir: string, onMaking: () => void = () => undefined) {
  const { cities } = openPlaces(join(dataDir, 'places.json'));
  const sketches = metroSketches();
  const sources = { cities, sketches, nationalHighways: nationalHighways() };
  const outlines = openOutlines(join(dataDir, 'basemap.json'), sources, onMaking);
  const shore = shoreOf(outlines);
  const streets = buildStreetWorld({ towns: cities, sketches, shore });
  const partsByCity = new Map(cities.map(({ key, neighbourhoods }) => [key, neighbourhoods]));
  const ground: Ground = {
    streetsOf: streets.streetsOf,
    locate: streets.locate,
    partsOf: (key) => partsByCity.get(key) ?? [],
    isLand: shore.isLand,
  };
  return { cities, outlines, streets, ground, edition: editionOf(sources) };
}
