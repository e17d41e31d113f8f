import { expect, test } from 'vitest';
import { mapOrigins, readMapSettings } from '#src/domain/map/settings.ts';

const CREDIT = { PUBLIC_MAP_ROADMAP_ATTRIBUTION: '© Tiles of Canada' };

function settings(env: Record<string, string>) {
  const outcome = readMapSettings(env);
  if (!outcome.ok) throw new Error(outcome.error.map(({ sentence }) => sentence).join());
  return outcome.value;
}

function badNames(env: Record<string, string>): string[] {
  const outcome = readMapSettings(env);
  return outcome.ok ? [] : outcome.error.map(({ name }) => name);
}

test('without settings both views use the built-in map and no other origins', () => {
  const own = settings({ PUBLIC_MAP_ROADMAP: '' });
  expect(own).toEqual({
    roadmap: { kind: 'embedded' },
    satellite: { kind: 'embedded' },
    hosts: [],
  });
  expect(mapOrigins(own)).toEqual([]);
});

test.each([
  ['xyz:https://tiles.example.ca/{z}/{x}/{y}.png', 'xyz'],
  ['xyz:https://tiles.example.ca/{z}/{x}/{-y}.png', 'xyz'],
  ['style:https://tiles.example.ca/style.json', 'style'],
  ['pmtiles:https://tiles.example.ca/canada.pmtiles', 'pmtiles'],
])('%s is read as a source with its credit', (text, kind) => {
  const outcome = settings({ PUBLIC_MAP_ROADMAP: text, ...CREDIT });
  expect(outcome.roadmap).toEqual({
    kind,
    url: text.slice(kind.length + 1),
    attribution: '© Tiles of Canada',
  });
  expect(mapOrigins(outcome)).toEqual(['https://tiles.example.ca']);
});

test.each([
  'osm',
  'xyz:https://tiles.example.ca/',
  'xyz:http://tiles.example.ca/{z}/{x}/{y}.png',
  'xyz:https://{s}.tiles.example.ca/{z}/{x}/{y}.png',
  'xyz:https://tiles.example.ca/{z}/{x}/{y}{r}.png',
  'style:javascript:alert(1)',
  'style:https://name:secret@tiles.example.ca/style.json',
  'pmtiles:data:text/plain,x',
])('%s is refused', (text) => {
  expect(badNames({ PUBLIC_MAP_ROADMAP: text, ...CREDIT })).toEqual(['PUBLIC_MAP_ROADMAP']);
});

test('plain http is allowed for this machine only', () => {
  const local = 'xyz:http://localhost:5000/{z}/{x}/{y}.png';
  expect(mapOrigins(settings({ PUBLIC_MAP_ROADMAP: local, ...CREDIT }))).toEqual([
    'http://localhost:5000',
  ]);
});

test.each(['ROADMAP', 'SATELLITE'])('a source of %s without a credit is refused', (view) => {
  const source = { [`PUBLIC_MAP_${view}`]: 'style:https://tiles.example.ca/style.json' };
  expect(badNames(source)).toEqual([`PUBLIC_MAP_${view}_ATTRIBUTION`]);
});

test('every origin is listed once, including extra hosts', () => {
  const outcome = settings({
    PUBLIC_MAP_ROADMAP: 'style:https://a.example.ca/style.json',
    ...CREDIT,
    PUBLIC_MAP_SATELLITE: 'xyz:https://b.example.ca/{z}/{x}/{y}.jpg',
    PUBLIC_MAP_SATELLITE_ATTRIBUTION: 'B',
    PUBLIC_MAP_HOSTS: 'https://c.example.ca, https://a.example.ca',
  });
  expect(mapOrigins(outcome)).toEqual([
    'https://a.example.ca',
    'https://b.example.ca',
    'https://c.example.ca',
  ]);
});

test.each(['c.example.ca', 'https://c.example.ca/path', 'http://c.example.ca'])(
  'the extra host %s is refused',
  (host) => {
    expect(badNames({ PUBLIC_MAP_HOSTS: host })).toEqual(['PUBLIC_MAP_HOSTS']);
  },
);
