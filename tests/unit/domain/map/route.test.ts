import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  MAX_ZOOM,
  MIN_ZOOM,
  mapCityOf,
  mapCityPath,
  mapPath,
  readMapPath,
} from '#src/domain/map/route.ts';

const readRoute = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return readMapPath(pathname, searchParams);
};

test('a path written from a view reads back as that view and its listing', () => {
  const degrees = (limit: number) =>
    fc
      .double({ min: -limit, max: limit, noNaN: true })
      .map((value) => Number(value.toFixed(5)) + 0);
  fc.assert(
    fc.property(
      degrees(85),
      degrees(179),
      fc.integer({ min: MIN_ZOOM * 100, max: MAX_ZOOM * 100 }),
      fc.option(
        fc.record({ mlsNumber: fc.stringMatching(/^[A-Z]\d{8}$/), boardId: fc.nat(9999) }),
        {
          nil: undefined,
        },
      ),
      (lat, lng, hundredths, listing) => {
        const view = { center: { lat, lng }, zoom: hundredths / 100 };
        expect(readRoute(mapPath(view, listing))).toEqual({
          kind: 'view',
          view,
          ...(listing ? { listing } : {}),
        });
      },
    ),
  );
});

test.each([
  ['/real-estate/map/43.65;-79.38', 17],
  ['/real-estate/map/43.65;-79.38?z=abc', 17],
  ['/real-estate/map/43.65;-79.38?z=', 17],
  ['/real-estate/map/43.65;-79.38?z=3', 17],
  ['/real-estate/map/43.65;-79.38?z=14', 14],
  ['/real-estate/map/43.65%3B-79.38?z=14', 14],
])('%s has zoom %d', (url, zoom) => {
  expect(readRoute(url)).toMatchObject({ kind: 'view', view: { zoom } });
});

test.each([
  '/real-estate/map',
  '/real-estate/map/',
  '/real-estate/map/somewhere',
  '/real-estate/map/91;0',
  '/real-estate/map/43.65;-79.38/C1',
  '/real-estate/map/43.65;-79.38/C1/two',
  '/real-estate/map/43.65;-79.38/C1/2/more',
  "/real-estate/map/43.65;-79.38/C1'--/2",
  '/real-estate/map/%E0%A4%A',
])('%s is read as the plain map', (url) => {
  expect(readRoute(url)).toEqual({ kind: 'default' });
});

test.each([
  ['/real-estate/map/toronto', 'toronto'],
  ['/real-estate/map/100-mile-house', '100-mile-house'],
  ['/real-estate/map/43', undefined],
  ['/real-estate/map/43.65;-79.38', undefined],
])('the city of the map at %s is %s', (path, city) => {
  expect(mapCityOf(path)).toBe(city);
});

test.each([
  ['/real-estate/map/Toronto', '/real-estate/map/toronto'],
  ['/real-estate/map/Richmond%20Hill', '/real-estate/map/richmond-hill'],
  ['/real-estate/map/Montr%C3%A9al', '/real-estate/map/montreal'],
  ['/real-estate/map/St.%20John%27s', '/real-estate/map/st-johns'],
  ['/real-estate/map/toronto', undefined],
  ['/real-estate/map', undefined],
  ['/real-estate/map/foo;bar', undefined],
  ['/real-estate/map/foo;bar/C1/2', undefined],
  ['/real-estate/map/43.65;-79.38/C1/2', undefined],
  ['/real-estate/map/%E0%A4%A', undefined],
  [`/real-estate/map/${'A'.repeat(81)}`, undefined],
])('the name of a city in %s has the path %s', (path, right) => {
  expect(mapCityPath(path)).toBe(right);
});
