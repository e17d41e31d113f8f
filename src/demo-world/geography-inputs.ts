import { join } from 'node:path';
import { openPlaces } from '#src/server/places/gazetteer/places-data.ts';
import { metroSketches, nationalHighways } from './streets/sketch/sketch.ts';

/** What the map is made from, and where what is made of it is kept. */
export function worldSources(dataDir: string) {
  const { cities } = openPlaces(join(dataDir, 'places.json'));
  const sketches = metroSketches();
  return {
    cities,
    sketches,
    nationalHighways: nationalHighways(),
    outlinesFile: join(dataDir, 'basemap.json'),
  };
}
