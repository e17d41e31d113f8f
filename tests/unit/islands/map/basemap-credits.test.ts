import { expect, test } from 'vitest';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { basemapCredits } from '#src/islands/map/basemap-credits.ts';

const words = (credits: ReturnType<typeof basemapCredits>) => credits.map(({ text }) => text);

test('our own map names its sources, and says that its streets are illustrative', () => {
  expect(
    words(basemapCredits({ view: 'roadmap', source: { kind: 'embedded' } }, DEFAULT_LOCALE)),
  ).toEqual([
    'Places: GeoNames (CC BY 4.0)',
    'Outlines: Natural Earth',
    'Coast: © OpenStreetMap contributors (ODbL)',
    'Local streets are illustrative',
  ]);
});

test('only the aerial view of our own map is called a demo', () => {
  const own = basemapCredits({ view: 'satellite', source: { kind: 'embedded' } }, DEFAULT_LOCALE);
  expect(words(own)).toContain('Aerial style (demo)');
});

test('a remote source is credited with the words that were set, as they are', () => {
  const source = { kind: 'xyz', url: 'https://a.example.ca', attribution: '<b>A</b>' } as const;
  expect(basemapCredits({ view: 'satellite', source }, DEFAULT_LOCALE)).toEqual([
    { text: '<b>A</b>' },
  ]);
});
