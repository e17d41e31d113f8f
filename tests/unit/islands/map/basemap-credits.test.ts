import { expect, test } from 'vitest';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { basemapCredits } from '#src/islands/map/basemap-credits.ts';

const words = (credits: ReturnType<typeof basemapCredits>) => credits.map(({ text }) => text);

test('the built-in map credits its sources and notes that streets are illustrative', () => {
  expect(
    words(basemapCredits({ view: 'roadmap', source: { kind: 'embedded' } }, DEFAULT_LOCALE)),
  ).toEqual([
    'Places: GeoNames (CC BY 4.0)',
    'Outlines: Natural Earth',
    'Coast: © OpenStreetMap contributors (ODbL)',
    'Local streets are illustrative',
  ]);
});

test('the aerial view of the built-in map is labelled a demo', () => {
  const own = basemapCredits({ view: 'satellite', source: { kind: 'embedded' } }, DEFAULT_LOCALE);
  expect(words(own)).toContain('Aerial style (demo)');
});

test('a remote source is credited with its configured text verbatim', () => {
  const source = { kind: 'xyz', url: 'https://a.example.ca', attribution: '<b>A</b>' } as const;
  expect(basemapCredits({ view: 'satellite', source }, DEFAULT_LOCALE)).toEqual([
    { text: '<b>A</b>' },
  ]);
});
