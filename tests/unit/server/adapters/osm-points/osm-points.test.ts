import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { osmPoints } from '#src/server/adapters/osm-points/osm-points.ts';
import { pointsSuite } from '#tests/support/places/points-suite.ts';

const TOWN = { lat: 43.65, lng: -79.38 };
const feature = (tags: Record<string, string>, [eastKm, northKm]: readonly [number, number]) =>
  JSON.stringify({
    type: 'Feature',
    properties: tags,
    geometry: {
      type: 'Point',
      coordinates: [TOWN.lng + eastKm / 80.5, TOWN.lat + northKm / 111.2],
    },
  });

const FEATURES = [
  feature({ amenity: 'school', name: 'Alder Public School' }, [0.2, 0.1]),
  feature({ amenity: 'school', name: 'Birch High School' }, [-0.9, 0.8]),
  feature({ highway: 'bus_stop', name: 'Queen Street at Bay Street' }, [0.1, -0.1]),
  feature({ railway: 'station', name: 'Union' }, [0, -1]),
  feature({ leisure: 'park', name: 'High Park' }, [-0.4, 0]),
  feature({ shop: 'supermarket', name: 'Fernhill Foods' }, [0.3, 0.3]),
  feature({ amenity: 'bench', name: 'Bench' }, [0, 0]),
];

const folder = mkdtempSync(join(tmpdir(), 'osm-points-'));
let files = 0;

async function pointsOf(text: string) {
  files += 1;
  const file = join(folder, `${files}.geojsonseq`);
  writeFileSync(file, text);
  const warnings: string[] = [];
  const points = osmPoints(file, (sentence) => warnings.push(sentence.replace(file, 'FILE')));
  await points.read();
  return { points, warnings };
}

const { points } = await pointsOf(FEATURES.map((text) => `\u001e${text}\n`).join(''));
pointsSuite({ points, town: TOWN, wilderness: { lat: 62.5, lng: -95.5 } });

test('a collection with one feature per line reads like lines of features', async () => {
  const text = `{"type":"FeatureCollection","features":[\n${FEATURES.join(',\n')}\n]}\n`;
  const { points: collection, warnings } = await pointsOf(text);
  const box = { west: -79.5, south: 43.5, east: -79.2, north: 43.8 };
  expect(await collection.pointsIn(box)).toEqual(await points.pointsIn(box));
  expect(warnings).toEqual([]);
});

test('unusable lines are counted, and the first is named', async () => {
  const { warnings } = await pointsOf(`${FEATURES[0]}\nnonsense\n${FEATURES[1]}\n{}\n`);
  expect(warnings).toEqual([
    '2 lines of FILE cannot be used: line 2 is not valid JSON, and others.',
  ]);
});

test('an extract without places gives a warning', async () => {
  const { warnings } = await pointsOf(`${FEATURES.at(-1)}\n`);
  expect(warnings).toEqual(['FILE contains no school, stop, park or shop with a name.']);
});

test('a missing file is reported, and nothing is found', async () => {
  const warnings: string[] = [];
  const missing = osmPoints(join(folder, 'none'), (sentence) => warnings.push(sentence));
  await missing.read();
  expect(warnings).toEqual([expect.stringMatching(/cannot be read.*ENOENT/)]);
  expect(missing.isReady()).toBe(false);
  expect(await missing.pointsIn({ west: -80, south: 43, east: -79, north: 44 })).toEqual([]);
});
