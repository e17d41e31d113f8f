import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { isHidden, numberOf, type Painter, perZoomStep } from '../ground/painter.ts';
import { byZoom } from '#src/domain/map/basemap/by-zoom.ts';
import type { BasemapPalette } from '#src/domain/map/basemap/basemap-palette.ts';
import { zIndexes } from './z-indexes.ts';

/** Painters of borders and rivers by layer name. */
export function linePainters(palette: BasemapPalette): Record<string, Painter> {
  return {
    'country-borders': border(palette.countryBorder, [10, 0]),
    'province-borders': border(palette.provinceBorder, [5, 4]),
    rivers: rivers(palette),
  };
}

function border(color: string, lineDash: number[]): Painter {
  const styles = perZoomStep((_, zoom) => {
    const width = byZoom(zoom, [
      [4, 0.8],
      [8, 1.4],
    ]);
    return new Style({ stroke: new Stroke({ color, width, lineDash }), zIndex: zIndexes.borders });
  });
  return (_, zoom) => styles(0, zoom);
}

function rivers({ water: color }: BasemapPalette): Painter {
  const styles = perZoomStep((widthClass, zoom) => {
    const width = widthClass * riverScale(zoom);
    const stroke = new Stroke({ color, width, lineCap: 'round', lineJoin: 'round' });
    return new Style({ stroke, zIndex: zIndexes.water });
  });
  return (feature, zoom) =>
    isHidden(feature, zoom) ? undefined : styles(numberOf(feature, 'width', 1), zoom);
}

function riverScale(zoom: number): number {
  return byZoom(zoom, [
    [4, 0.35],
    [8, 0.8],
    [11, 1.5],
    [14, 3],
    [18, 14],
  ]);
}
