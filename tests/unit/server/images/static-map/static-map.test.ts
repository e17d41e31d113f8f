import sharp from 'sharp';
import { expect, test } from 'vitest';
import { basemapTiles } from '#src/server/basemap/tiles/basemap-tiles.ts';
import { pacedTiles } from '#src/server/basemap/tiles/paced-tiles.ts';
import { staticMap, type StaticMap } from '#src/server/images/static-map/static-map.ts';
import { theWorld } from '#tests/support/places/street-world.ts';

const { outlines, tileLayers } = theWorld();
const { tile } = pacedTiles(basemapTiles(outlines, tileLayers), tileLayers);

const DOWNTOWN: StaticMap = {
  lat: 43.6532,
  lng: -79.3832,
  zoom: 15,
  widthPx: 300,
  heightPx: 200,
  view: 'roadmap',
  theme: 'light',
  hasPin: false,
};

async function colorAt(map: StaticMap, x: number, y: number): Promise<string> {
  const { data } = await sharp(Buffer.from(await staticMap(map, tile)))
    .extract({ left: x, top: y, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${data.toString('hex')}`;
}

test('a static map has the requested size', async () => {
  const { width, height } = await sharp(Buffer.from(await staticMap(DOWNTOWN, tile))).metadata();
  expect([width, height]).toEqual([300, 200]);
});

test('the same map gives the same picture, without invalid numbers', async () => {
  for (const zoom of [4, 8, 11, 14, 16, 18]) {
    const svg = await staticMap({ ...DOWNTOWN, zoom }, tile);
    expect(svg).toBe(await staticMap({ ...DOWNTOWN, zoom }, tile));
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg.length).toBeGreaterThan(1000);
  }
});

test('water has its own colour in each theme, and land has another', async () => {
  const harbour = { ...DOWNTOWN, lat: 43.6, lng: -79.37, zoom: 12 };
  expect(await colorAt(harbour, 150, 120)).toBe('#bfd8e3');
  expect(await colorAt({ ...harbour, theme: 'dark' }, 150, 120)).toBe('#12222d');
  expect(await colorAt(DOWNTOWN, 150, 100)).not.toBe('#bfd8e3');
});

test('a pin marks the centre on request', async () => {
  const dot = [150, 100 - 25] as const;
  expect(await colorAt({ ...DOWNTOWN, hasPin: true }, ...dot)).toBe('#ffffff');
  expect(await staticMap(DOWNTOWN, tile)).not.toContain('ellipse');
});

test('a map of the open sea is water', async () => {
  expect(await colorAt({ ...DOWNTOWN, lat: 44, lng: -50, zoom: 8 }, 20, 20)).toBe('#bfd8e3');
});
