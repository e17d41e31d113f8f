import { expect, test } from 'vitest';
import type { PlaceCity } from '#src/server/places/gazetteer/place-city.ts';
import { townCentres } from '#src/server/places/gazetteer/town-centres.ts';

function aTown(name: string, province: string, [lat, population]: [number, number]): PlaceCity {
  return { key: name, name, province, lat, lng: -80, population, fsa: [], neighbourhoods: [] };
}

const centreOf = townCentres([
  aTown('St. Catharines', 'ON', [43.2, 140_000]),
  aTown('Toronto', 'ON', [43.7, 2_700_000]),
  aTown('Toronto', 'ON', [49, 12]),
  aTown('Montréal', 'QC', [45.5, 1_700_000]),
]);

test.each([
  ['St Catharines', 'ON', 43.2],
  ['TORONTO', 'ON', 43.7],
  ['montreal', 'QC', 45.5],
  ['A hamlet nobody knows', 'ON', 43.7],
  ['Toronto', 'QC', 45.5],
])('%s in %s is at %d degrees', (town, province, latitude) => {
  expect(centreOf(town, province)).toEqual({ latitude, longitude: -80 });
});

test('an unknown province has no town centre', () => {
  expect(centreOf('Toronto', '')).toBeUndefined();
});
