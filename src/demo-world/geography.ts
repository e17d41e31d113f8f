import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lazy } from '#src/lib/lazy.ts';
import { singleStep } from '#src/lib/sliced-work.ts';
import { fnv1a } from '#src/lib/random.ts';
import { lazyOutlines } from '#src/server/basemap/outlines/lazy-outlines.ts';
import { openOutlines } from '#src/server/basemap/outlines/open-outlines.ts';
import { hasOutlines } from '#src/server/basemap/outlines/outlines-file.ts';
import { makeOutlines } from '#src/server/basemap/outlines/outlines.ts';
import { openPlaces } from '#src/server/places/gazetteer/places-data.ts';
import { shoreOf } from '#src/server/basemap/outlines/shore.ts';
import type { SiteGeography } from './listings/sites/site-geography.ts';
import { demoMapLayers, type MapSources, streetTileLayers } from './map-layers/demo-map-layers.ts';
import { demoPoints } from './points-of-interest/demo-points.ts';
import { buildStreetWorld, WORLD_REVISION } from './streets/build-street-world.ts';
import { metroSketches, nationalHighways } from './streets/sketch/sketch.ts';

const MAKE_OUTLINES = fileURLToPath(new URL('./make-outlines.ts', import.meta.url));

/** The sources of the map, and where its outputs are stored. */
function worldSources(dataDir: string) {
  const { cities } = openPlaces(join(dataDir, 'places.json'));
  return {
    cities,
    sketches: metroSketches(),
    nationalHighways: nationalHighways(),
    outlinesFile: join(dataDir, 'basemap.json'),
  };
}

/** A number that changes with the sources of the map, or with the way it is made. */
function revisionOf(sources: MapSources): number {
  return fnv1a(`${WORLD_REVISION}/${JSON.stringify(sources)}`);
}

/**
 * The outlines of the map, read from their file on first use. A missing file is made at once, so that
 * nobody waits for it later.
 *
 * @param onMaking called before they are made; it may make the file itself
 */
export function openMapOutlines(dataDir: string, onMaking?: () => void) {
  const { outlinesFile, ...sources } = worldSources(dataDir);
  const revision = revisionOf(sources);
  const open = lazy(() =>
    openOutlines(outlinesFile, {
      fingerprint: revision,
      make: () => makeOutlines({ cities: sources.cities, layers: demoMapLayers(sources) }),
      ...(onMaking ? { onMaking } : {}),
    }),
  );
  if (!hasOutlines(outlinesFile, revision)) open();
  return { sources, outlines: lazyOutlines(open), revision };
}

/**
 * Opens the places, outlines and streets that the map, the search and the demo homes share. The first time
 * in a folder takes some seconds, announced by `onMaking`; the results are stored in it. Later they are
 * made on first use, or by `warmSteps` one after the other.
 * `revision` is another number when the streets differ.
 */
export function openWorld(dataDir: string, onMaking: () => void = () => undefined) {
  const { sources, outlines, revision } = openMapOutlines(dataDir, () => {
    onMaking();
    // Should that process fail, the outlines are made here, and its error is met again.
    spawnSync(process.execPath, [MAKE_OUTLINES, dataDir], { stdio: 'ignore' });
  });
  const { cities, sketches } = sources;
  const shore = shoreOf(outlines);
  const streets = buildStreetWorld({ towns: cities, sketches, shore });
  const partsByCity = new Map(cities.map(({ key, neighbourhoods }) => [key, neighbourhoods]));
  const geography: SiteGeography = {
    streetsOf: streets.streetsOf,
    locate: streets.locate,
    partsOf: (key) => partsByCity.get(key) ?? [],
    isLand: shore.isLand,
  };
  const tileLayers = streetTileLayers(streets);
  let isWarm = false;
  const pointsOfInterest = demoPoints(streets, sketches, () => isWarm);
  const warmSteps = [
    () => singleStep(() => outlines.land),
    ...shore.warmSteps,
    ...streets.warmSteps,
    () =>
      singleStep(() => {
        isWarm = true;
      }),
  ];
  return {
    cities,
    outlines,
    streets,
    tileLayers,
    pointsOfInterest,
    geography,
    revision,
    warmSteps,
  };
}
