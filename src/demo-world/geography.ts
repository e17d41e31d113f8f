import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { editionOf, openOutlines } from '#src/server/basemap/basemap-tiles.ts';
import { shoreOf } from '#src/server/basemap/shore.ts';
import type { Ground } from './listings/ground.ts';
import { buildStreetWorld } from './streets/build-street-world.ts';
import { worldSources } from './geography-inputs.ts';

const MAKE_OUTLINES = fileURLToPath(new URL('../server/basemap/make-outlines.ts', import.meta.url));

/**
 * Opens the places, outlines and streets that the map, the search and the demo homes share. The
 * first time in a folder takes some seconds, of which `onMaking` tells; what is made then is kept in
 * it. `edition` is another number when the streets are others.
 */
export function openWorld(dataDir: string, onMaking: () => void = () => undefined) {
  const { outlinesFile, ...sources } = worldSources(dataDir);
  const { cities, sketches } = sources;
  const outlines = openOutlines(outlinesFile, sources, () => {
    onMaking();
    // Should that process fail, the outlines are made here, and its error is met again.
    spawnSync(process.execPath, [MAKE_OUTLINES, dataDir], { stdio: 'ignore' });
  });
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
