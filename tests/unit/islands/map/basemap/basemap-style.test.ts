import RenderFeature from 'ol/render/Feature.js';
import type Style from 'ol/style/Style.js';
import { describe, expect, test } from 'vitest';
import { basemapStyle } from '#src/islands/map/basemap/basemap-style.ts';
import { basemapPalettes } from '#src/islands/map/basemap/palette.ts';

const fontFamily = 'sans-serif';
const style = basemapStyle({ theme: 'light', fontFamily });

function resolutionAt(zoom: number): number {
  return 156543.03392804097 / 2 ** zoom;
}

function feature(layer: string, properties: Record<string, unknown> = {}): RenderFeature {
  return new RenderFeature('Point', [0, 0], [], 2, { layer, ...properties }, undefined);
}

function styled(from: RenderFeature, zoom: number, using = style): Style | undefined {
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
])('two features of %s at one zoom share their style', (layer, properties, zoom) => {
  const first = style(feature(layer, properties), resolutionAt(zoom));
  expect(first).toBeDefined();
  expect(style(feature(layer, properties), resolutionAt(zoom))).toBe(first);
});

test('the lines of a highway are shared, and only an unnumbered one is named along the road', () => {
  const numbered = style(feature('highways', { name: '401', numbered: true }), resolutionAt(13));
  const named = style(feature('highways', { name: 'Parkway', numbered: false }), resolutionAt(13));
  expect(numbered).toHaveLength(2);
  expect(named).toHaveLength(3);
  expect([named].flat().slice(0, 2)).toEqual([numbered].flat());
  expect([named].flat().at(0)).toBe([numbered].flat().at(0));
  expect([named].flat().at(2)?.getText()?.getText()).toBe('Parkway');
});

test('lines grow with the zoom', () => {
  const widths = [8, 11, 14, 17].map((zoom) => {
    return (
      styled(feature('rivers', { width: 1 }), zoom)
        ?.getStroke()
        ?.getWidth() ?? 0
    );
  });
  expect(widths.toSorted((a, b) => a - b)).toEqual(widths);
  expect(new Set(widths).size).toBe(4);
});

test('lakes lie above the borders that cross them and below highways', () => {
  const heights = ['land', 'country-borders', 'lakes', 'highways'].map((layer) => {
    return styled(feature(layer), 10)?.getZIndex() ?? -1;
  });
  expect(heights.toSorted((a, b) => a - b)).toEqual(heights);
});

test('an unknown layer is not drawn', () => {
  expect(style(feature('contours'), resolutionAt(10))).toBeUndefined();
});

describe('city names', () => {
  test('cities of the same size share a style that carries each name in turn', () => {
    const kitchener = styled(city('Kitchener', 233_700, 5), 9);
    expect(kitchener?.getText()?.getText()).toBe('Kitchener');
    const longueuil = styled(city('Longueuil', 229_330, 5), 9);
    expect(longueuil).toBe(kitchener);
    expect(longueuil?.getText()?.getText()).toBe('Longueuil');
  });

  test('a name is hidden below its own zoom and when the streets take over', () => {
    const toronto = city('Toronto', 2_600_000, 3.25);
    expect(styled(toronto, 3)).toBeUndefined();
    expect(styled(toronto, 4)).toBeDefined();
    expect(styled(toronto, 15)).toBeUndefined();
  });

  test('a dot marks the place from afar only', () => {
    const barrie = city('Barrie', 182_041, 5);
    expect(styled(barrie, 6)?.getText()?.getText()).toBe('Barrie\n•');
    expect(styled(barrie, 9)?.getText()?.getText()).toBe('Barrie');
  });

  test('the name of a larger city wins over that of a smaller', () => {
    const large = styled(city('Toronto', 2_600_000, 3), 9)?.getZIndex() ?? 0;
    expect(large).toBeGreaterThan(styled(city('Orillia', 30_000, 3), 9)?.getZIndex() ?? 0);
  });
});

test('long province names break into lines of spaced capitals', () => {
  const name = styled(feature('province-labels', { name: 'Prince Edward Island' }), 5)?.getText();
  expect(String(name?.getText()).replaceAll('\u200A', '')).toBe('PRINCE EDWARD\nISLAND');
  expect(styled(feature('province-labels', { name: 'Ontario' }), 8)).toBeUndefined();
});

test('each theme paints with its own palette', () => {
  const dark = basemapStyle({ theme: 'dark', fontFamily });
  expect(styled(feature('land'), 8)?.getFill()?.getColor()).toBe(basemapPalettes.light.land);
  expect(styled(feature('land'), 8, dark)?.getFill()?.getColor()).toBe(basemapPalettes.dark.land);
});
