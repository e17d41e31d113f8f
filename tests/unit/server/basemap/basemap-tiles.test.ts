import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MVT from 'ol/format/MVT.js';
import { afterAll, expect, test } from 'vitest';
import { canadianCities } from '#src/server/places/cities.ts';
import { openBasemap } from '#src/server/basemap/basemap-tiles.ts';
import { readOutlines } from '#src/server/basemap/outlines-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'basemap-'));
const cacheFile = join(folder, 'made', 'outlines.json');
const basemap = openBasemap({ cacheFile, cities: canadianCities });

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function featuresOf(tile: Uint8Array | undefined) {
  return tile === undefined ? [] : new MVT().readFeatures(new Uint8Array(tile).buffer);
}

function layersOf(tile: Uint8Array | undefined): Set<unknown> {
  return new Set(featuresOf(tile).map((feature) => feature.get('layer')));
}

test('a tile over southern Ontario has land, lakes, rivers and names', () => {
  expect(layersOf(basemap.tile(6, 17, 23))).toEqual(
    new Set([
      'neighbours',
      'land',
      'country-borders',
      'lakes',
      'lake-islands',
      'rivers',
      'highways',
      'lake-labels',
      'city-labels',
    ]),
  );
});

test('a tile over downtown Toronto at the closest zoom has land, the lake and roads', () => {
  const layers = layersOf(basemap.tile(14, 4579, 5980));
  expect(layers).toContain('land');
  expect(layers).toContain('lakes');
  expect(layers).toContain('highways');
});

test('a wide tile names the large cities and leaves out the small', () => {
  const names = featuresOf(basemap.tile(4, 4, 5)).map((feature) => feature.get('name'));
  expect(names).toContain('Toronto');
  expect(names).not.toContain('Gravenhurst');
});

test('a tile over the open sea is empty', () => {
  expect(basemap.tile(8, 90, 110)?.byteLength).toBe(0);
});

test.each([
  [-1, 0, 0],
  [15, 9158, 11964],
  [4, 16, 5],
  [4, 4, -1],
  [4, 4.5, 5],
  [Number.NaN, 0, 0],
])('there is no tile at %d/%d/%d', (z, x, y) => {
  expect(basemap.tile(z, x, y)).toBeUndefined();
});

test('outlines written to the cache file read back', () => {
  expect(readOutlines(cacheFile)?.land.features.length).toBeGreaterThan(100);
});

test('a basemap opened from the cache file gives the same tiles', () => {
  const madeAtMs = statSync(cacheFile).mtimeMs;
  expect(openBasemap({ cacheFile, cities: canadianCities }).tile(6, 17, 23)).toEqual(
    basemap.tile(6, 17, 23),
  );
  expect(statSync(cacheFile).mtimeMs).toBe(madeAtMs);
});

test('a file cut short in the middle is made again', () => {
  const copy = join(folder, 'cut-short.json');
  writeFileSync(copy, readFileSync(cacheFile));
  truncateSync(copy, 100_000);
  expect(readOutlines(copy)).toBeUndefined();
  openBasemap({ cacheFile: copy, cities: canadianCities });
  expect(readOutlines(copy)).toBeDefined();
});

test('outlines of another edition or without a layer do not read back', () => {
  const file = join(folder, 'other.json');
  for (const content of ['{"edition":0}', '{"edition":1,"outlines":{}}', 'null', '']) {
    writeFileSync(file, content);
    expect(readOutlines(file)).toBeUndefined();
  }
});
