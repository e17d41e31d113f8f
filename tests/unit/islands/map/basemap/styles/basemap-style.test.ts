import RenderFeature from 'ol/render/Feature.js';
import type Style from 'ol/style/Style.js';
import { describe, expect, test } from 'vitest';
import { basemapStyle } from '#src/islands/map/basemap/styles/basemap-style.ts';
import { basemapPalettes } from '#src/domain/map/basemap/basemap-palette.ts';

const fontFamily = 'sans-serif';
const style = basemapStyle({ view: 'roadmap', theme: 'light', fontFamily });

function resolutionAt(zoom: number): number {
  return 156543.03392804097 / 2 ** zoom;
}

function feature(layer: string, properties: Record<string, unknown> = {}): RenderFeature {
  return new RenderFeature('Point', [0, 0], [], 2, { layer, ...properties }, undefined);
}

function styleOf(from: RenderFeature, zoom: number, using = style): Style | undefined {
  const styles = using(from, resolutionAt(zoom));
  return Array.isArray(styles) ? styles[0] : (styles ?? undefined);
}

function city(name: string, population: number, minZoom: number): RenderFeature {
  return feature('city-labels', { name, population, minZoom });
}

test.each([
  ['land', {}, 10],
  ['lakes', { name: 'Lake Ontario' }, 10],
  ['province-borders', {}, 5],
  ['country-borders', {}, 5],
  ['rivers', { width: 2, minZoom: 4 }, 8],
])('two features of %s at the same zoom share their style', (layer, properties, zoom) => {
  const first = style(feature(layer, properties), resolutionAt(zoom));
  expect(first).toBeDefined();
  expect(style(feature(layer, properties), resolutionAt(zoom))).toBe(first);
});

test('highways share their line styles, and only an unnumbered one is labelled', () => {
  const numberedStyle = style(
    feature('highways', { name: '401', numbered: true }),
    resolutionAt(13),
  );
  const namedStyle = style(
    feature('highways', { name: 'Parkway', numbered: false }),
    resolutionAt(13),
  );
  expect(numberedStyle).toHaveLength(2);
  expect(namedStyle).toHaveLength(3);
  expect([namedStyle].flat().slice(0, 2)).toEqual([numberedStyle].flat());
  expect([namedStyle].flat().at(0)).toBe([numberedStyle].flat().at(0));
  expect([namedStyle].flat().at(2)?.getText()?.getText()).toBe('Parkway');
});

test('lines get wider with the zoom', () => {
  const widths = [8, 11, 14, 17].map((zoom) => {
    return (
      styleOf(feature('rivers', { width: 1 }), zoom)
        ?.getStroke()
        ?.getWidth() ?? 0
    );
  });
  expect(widths.toSorted((a, b) => a - b)).toEqual(widths);
  expect(new Set(widths).size).toBe(4);
});

test('lakes are drawn above borders and below highways', () => {
  const heights = ['land', 'country-borders', 'lakes', 'highways'].map((layer) => {
    return styleOf(feature(layer), 10)?.getZIndex() ?? -1;
  });
  expect(heights.toSorted((a, b) => a - b)).toEqual(heights);
});

test('an unknown layer is not drawn', () => {
  expect(style(feature('contours'), resolutionAt(10))).toBeUndefined();
});

describe('city names', () => {
  test('cities of the same size share a style that takes each name in turn', () => {
    const kitchener = styleOf(city('Kitchener', 233_700, 5), 9);
    expect(kitchener?.getText()?.getText()).toBe('Kitchener');
    const longueuil = styleOf(city('Longueuil', 229_330, 5), 9);
    expect(longueuil).toBe(kitchener);
    expect(longueuil?.getText()?.getText()).toBe('Longueuil');
  });

  test('a name is hidden below its minimum zoom and at street zoom', () => {
    const toronto = city('Toronto', 2_600_000, 3.25);
    expect(styleOf(toronto, 3)).toBeUndefined();
    expect(styleOf(toronto, 4)).toBeDefined();
    expect(styleOf(toronto, 15)).toBeUndefined();
  });

  test('a dot marks the city at low zoom only', () => {
    const barrie = city('Barrie', 182_041, 5);
    expect(styleOf(barrie, 6)?.getText()?.getText()).toBe('Barrie\n•');
    expect(styleOf(barrie, 9)?.getText()?.getText()).toBe('Barrie');
  });

  test('the name of a larger city has priority over that of a smaller one', () => {
    const large = styleOf(city('Toronto', 2_600_000, 3), 9)?.getZIndex() ?? 0;
    expect(large).toBeGreaterThan(styleOf(city('Orillia', 30_000, 3), 9)?.getZIndex() ?? 0);
  });
});

test('long province names break into lines of spaced capitals', () => {
  const name = styleOf(feature('province-labels', { name: 'Prince Edward Island' }), 5)?.getText();
  expect(String(name?.getText()).replaceAll('\u200A', '')).toBe('PRINCE EDWARD\nISLAND');
  expect(styleOf(feature('province-labels', { name: 'Ontario' }), 8)).toBeUndefined();
});

test('each view and theme has its own palette', () => {
  const looks = (['roadmap', 'satellite'] as const).flatMap((view) =>
    (['light', 'dark'] as const).map((theme) => ({ view, theme })),
  );
  const colors = looks.map(({ view, theme }) => {
    const using = basemapStyle({ view, theme, fontFamily });
    const color = styleOf(feature('land'), 8, using)?.getFill()?.getColor();
    expect(color).toBe(basemapPalettes[view][theme].land);
    return color;
  });
  expect(new Set(colors).size).toBe(4);
});

describe('streets', () => {
  const road = (roadClass: string, zoom: number, properties = {}) =>
    [
      style(
        feature('roads', { class: roadClass, name: 'Alder Road', ...properties }),
        resolutionAt(zoom),
      ),
    ].flat();

  test.each([
    ['arterial', 9, 9.5, 12, 13.3],
    ['collector', 11.9, 12, 13.5, 14.8],
    ['local', 12.9, 13, 14.5, 15.6],
  ])('a road that is %s appears as a line, then gains edges and a name', (kind, ...zooms) => {
    const [none = 0, line = 0, edged = 0, named = 0] = zooms;
    expect(road(kind, none)).toEqual([undefined]);
    expect(road(kind, line)).toHaveLength(1);
    expect(road(kind, edged)).toHaveLength(2);
    expect(road(kind, named).at(2)?.getText()?.getText()).toBe('Alder Road');
  });

  test('a wider class is drawn over a narrower one, and every edge below every surface', () => {
    const [localEdge, local] = road('local', 15);
    const [arterialEdge, arterial] = road('arterial', 15);
    const heights = [localEdge, arterialEdge, local, arterial].map(
      (part) => part?.getZIndex() ?? 0,
    );
    expect(heights.toSorted((a, b) => a - b)).toEqual(heights);
    const widths = [local, arterial].map((part) => part?.getStroke()?.getWidth() ?? 0);
    expect(widths[0]).toBeLessThan(widths[1] ?? 0);
  });

  test('streets with different names share one list of styles', () => {
    const streets = ['Oak Road', 'Elm Road'].map((name) =>
      style(feature('roads', { class: 'local', name }), resolutionAt(16)),
    );
    expect(streets[0]).toBe(streets[1]);
  });

  test('a bridge has a wider edge than a road on land', () => {
    const width = (bridge: boolean) => road('arterial', 15, { bridge })[0]?.getStroke()?.getWidth();
    expect(width(true)).toBeGreaterThan(width(false) ?? 0);
  });

  test('a road is hidden below the minimum zoom in its tile', () => {
    expect(road('arterial', 10, { minZoom: 11 })).toEqual([undefined]);
  });
});

describe('houses', () => {
  const house = (zoom: number, using = style) =>
    [using(feature('houses', { roof: 1, number: 42 }), resolutionAt(zoom))].flat();

  test('appear at the closest zooms, and their numbers later', () => {
    expect(house(15.5)).toEqual([undefined]);
    expect(house(16)).toHaveLength(1);
    expect(house(17.6).at(1)?.getText()?.getText()).toBe('42');
  });

  test('show the colour of their roof in the aerial view only', () => {
    const aerial = basemapStyle({ view: 'satellite', theme: 'light', fontFamily });
    const color = (using: typeof style) => house(17, using)[0]?.getFill()?.getColor();
    expect(color(aerial)).toBe(basemapPalettes.satellite.light.roofs[1]);
    expect(color(style)).toBe(basemapPalettes.roadmap.light.roofs[0]);
    expect(styleOf(feature('tree-crowns', { tone: 0 }), 17)).toBeUndefined();
    expect(styleOf(feature('tree-crowns', { tone: 0 }), 17, aerial)).toBeDefined();
  });
});
