import type { FeatureLike } from 'ol/Feature.js';
import type Style from 'ol/style/Style.js';
import type { BasemapView } from '#src/domain/map/basemap/source.ts';

/** Chooses the style of a feature at a zoom level; undefined hides the feature. */
export type Painter = (feature: FeatureLike, zoom: number) => Style | Style[] | undefined;

/** The facts about the look of the page that a painter needs. */
export type BasemapLook = {
  view: BasemapView;
  theme: 'light' | 'dark';
  /** A CSS font-family list. */
  fontFamily: string;
};

const stepsPerZoom = 4;

/**
 * Remembers what `make` returns for each key and quarter of a zoom level, so that a map of thousands of
 * features holds only a few dozen style objects.
 */
export function perZoomStep<T>(
  make: (key: number, zoom: number) => T,
): (key: number, zoom: number) => T {
  const textures = new Map<number, T[]>();
  return (key, zoom) => {
    const step = Math.round(zoom * stepsPerZoom);
    const steps = textures.get(key) ?? [];
    textures.set(key, steps);
    const texture = steps[step];
    if (texture !== undefined) return texture;
    const value = make(key, step / stepsPerZoom);
    steps[step] = value;
    return value;
  };
}

/** A number property of a feature, or the fallback where the tile carries none. */
export function numberOf(feature: FeatureLike, property: string, fallback: number): number {
  const value: unknown = feature.get(property);
  return typeof value === 'number' ? value : fallback;
}

/** Whether a feature asks to be left out at this zoom. */
export function isHidden(feature: FeatureLike, zoom: number): boolean {
  return zoom < numberOf(feature, 'minZoom', 0);
}

/** The name of a feature, empty where the tile carries none. */
export function nameOf(feature: FeatureLike): string {
  const value: unknown = feature.get('name');
  return typeof value === 'string' ? value : '';
}
