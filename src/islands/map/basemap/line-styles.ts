import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { byZoom, numberOf, type Painter, perZoomStep } from './painter.ts';
import type { BasemapPalette } from './palette.ts';

/** Above the land and below the lakes, which hide the border in the middle of them. */
const borderZIndex = 3;
const riverZIndex = 4;
const highwayEdgeZIndex = 6;
const highwayZIndex = 7;
const minHighwayZoom = 7;
const minEdgeZoom = 9;

/** Painters of borders, rivers and roads by layer name. */
export function linePainters(palette: BasemapPalette) {
  return {
    'country-borders': border(palette.countryBorder, [10, 0]),
    'province-borders': border(palette.provinceBorder, [5, 4]),
    rivers: rivers(palette),
    highways: highways(palette),
  };
}

function border(color: string, lineDash: number[]): Painter {
  const styles = perZoomStep((_, zoom) => {
    const width = byZoom(zoom, [
      [4, 0.8],
      [8, 1.4],
    ]);
    return new Style({ stroke: new Stroke({ color, width, lineDash }), zIndex: borderZIndex });
  });
  return (_, zoom) => styles(0, zoom);
}

function rivers({ water: color }: BasemapPalette): Painter {
  const styles = perZoomStep((widthClass, zoom) => {
    const width = widthClass * riverScale(zoom);
    const stroke = new Stroke({ color, width, lineCap: 'round', lineJoin: 'round' });
    return new Style({ stroke, zIndex: riverZIndex });
  });
  return (feature, zoom) => {
    if (zoom < numberOf(feature, 'minZoom', 0)) return undefined;
    return styles(numberOf(feature, 'width', 1), zoom);
  };
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

function highways({ highway, highwayEdge, highwayFar }: BasemapPalette): Painter {
  const styles = perZoomStep((_, zoom) => {
    const width = highwayWidthPx(zoom);
    if (zoom < minEdgeZoom) return [solid(highwayFar, width, highwayZIndex)];
    const edge = solid(highwayEdge, width + 1.8, highwayEdgeZIndex);
    return [edge, solid(highway, width, highwayZIndex)];
  });
  return (_, zoom) => (zoom < minHighwayZoom ? undefined : styles(0, zoom));
}

function solid(color: string, width: number, zIndex: number): Style {
  const stroke = new Stroke({ color, width, lineCap: 'round', lineJoin: 'round' });
  return new Style({ stroke, zIndex });
}

function highwayWidthPx(zoom: number): number {
  return byZoom(zoom, [
    [7, 0.8],
    [9, 1.6],
    [11, 2.8],
    [14, 6],
    [18, 18],
  ]);
}
