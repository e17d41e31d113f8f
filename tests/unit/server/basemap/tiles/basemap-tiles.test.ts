import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MVT from 'ol/format/MVT.js';
import { afterAll, expect, test } from 'vitest';
import { demoMapLayers } from '#src/demo-world/map-layers/demo-map-layers.ts';
import { basemapTiles } from '#src/server/basemap/tiles/basemap-tiles.ts';
import { openOutlines } from '#src/server/basemap/outlines/open-outlines.ts';
import { makeOutlines } from '#src/server/basemap/outlines/outlines.ts';
import { readOutlines, writeOutlines } from '#src/server/basemap/outlines/outlines-file.ts';
import { packOutlines, unpackedOutlines } from '#src/server/basemap/outlines/packed-outlines.ts';
import { theWorld } from '#tests/support/places/street-world.ts';

const folder = mkdtempSync(join(tmpdir(), 'basemap-'));
const cacheFile = join(folder, 'made', 'outlines.json');
const { outlines, tileLayers } = theWorld();
const basemap = basemapTiles(outlines, tileLayers);
/** The open data alone. */
const making = {
  fingerprint: 1,
  make: () => {
    const layers = demoMapLayers({ cities: [], sketches: [], nationalHighways: [] });
    return makeOutlines({ cities: [], layers });
  },
};
const packed = packOutlines(outlines);
writeOutlines(cacheFile, { fingerprint: 7, outlines: packed });

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
      'built-up',
    ]),
  );
});

test('a tile over downtown Toronto has streets from zoom 9, and houses and trees close up', () => {
  const classesAt = (tile: Uint8Array | undefined) =>
    new Set(featuresOf(tile).flatMap((feature): unknown[] => feature.get('class') ?? []));
  expect(classesAt(basemap.tile(9, 143, 186))).toEqual(new Set(['arterial']));
  expect(classesAt(basemap.tile(12, 1144, 1495))).toEqual(new Set(['arterial', 'collector']));
  expect(classesAt(basemap.tile(13, 2288, 2990))).toEqual(
    new Set(['arterial', 'collector', 'local']),
  );
  expect(layersOf(basemap.tile(14, 4577, 5980))).not.toContain('houses');
  expect(layersOf(basemap.tile(15, 9154, 11961))).toContain('houses');
  expect(layersOf(basemap.tile(16, 18308, 23923))).toContain('trees');
});

test('a repeated request returns the same tile', () => {
  expect(basemap.tile(14, 4577, 5980)).toBe(basemap.tile(14, 4577, 5980));
});

test('a tile over downtown Toronto at the closest zoom has land, the lake and roads', () => {
  const layers = layersOf(basemap.tile(14, 4579, 5980));
  expect(layers).toContain('land');
  expect(layers).toContain('lakes');
  expect(layers).toContain('highways');
});

test('a low-zoom tile names large cities and omits small ones', () => {
  const names = featuresOf(basemap.tile(4, 4, 5)).map((feature) => feature.get('name'));
  expect(names).toContain('Toronto');
  expect(names).not.toContain('Gravenhurst');
});

test('a tile over the open sea is empty', () => {
  expect(basemap.tile(8, 90, 110)?.byteLength).toBe(0);
});

test.each([
  [-1, 0, 0],
  [17, 36632, 47856],
  [4, 16, 5],
  [4, 4, -1],
  [4, 4.5, 5],
  [Number.NaN, 0, 0],
])('there is no tile at %d/%d/%d', (z, x, y) => {
  expect(basemap.tile(z, x, y)).toBeUndefined();
});

test('outlines written to the cache file read back', () => {
  expect(readOutlines(cacheFile, 7)).toEqual(packed);
  expect(unpackedOutlines(packed)).toEqual(outlines);
});

test('outlines made from other sources do not read back', () => {
  expect(readOutlines(cacheFile, 8)).toBeUndefined();
});

test('an existing file is used, and a truncated one is made again', { timeout: 60_000 }, () => {
  const file = join(folder, 'opened.json');
  const made = openOutlines(file, making);
  const madeAtMs = statSync(file).mtimeMs;
  expect(openOutlines(file, making)).toEqual(made);
  expect(statSync(file).mtimeMs).toBe(madeAtMs);
  truncateSync(file, 100_000);
  expect(openOutlines(file, making)).toEqual(made);
  expect(statSync(file).size).toBeGreaterThan(100_000);
});

test('outlines of another revision or with a missing or changed layer do not read back', () => {
  const file = join(folder, 'other.json');
  const whole = readFileSync(cacheFile, 'utf8');
  const contents = [
    '{"revision":0}',
    '{"revision":3,"fingerprint":7,"digest":"","layers":{}}',
    whole.replace('"land":"', '"land":"AAAA'),
    'null',
    '',
  ];
  for (const content of contents) {
    writeFileSync(file, content);
    expect(readOutlines(file, 7)).toBeUndefined();
  }
});
