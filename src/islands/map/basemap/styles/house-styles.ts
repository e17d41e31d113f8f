import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { label } from './label.ts';
import { numberOf, type Painter, perZoomStep } from '../ground/painter.ts';
import type { BasemapPalette } from '#src/domain/map/basemap/basemap-palette.ts';
import { zIndexes } from './z-indexes.ts';

const minHouseZoom = 15.6;
const minNumberZoom = 17.6;
/** Below this the edge of a house is less than a pixel, and thousands of them slow the map. */
const minEdgeZoom = 16.6;

/** Painters of houses, with their numbers, and of what lies round them, by layer name. */
export function housePainters(palette: BasemapPalette, family: string): Record<string, Painter> {
  const { trees } = palette;
  if (!trees) return { houses: houses(palette, family) };
  const shadow = cover(trees.shadow, zIndexes.shadows);
  return {
    houses: houses(palette, family),
    shadows: always(shadow),
    'roof-shades': always(cover(trees.roofShade, zIndexes.roofShades)),
    'tree-crowns': crowns(trees.crowns),
  };
}

function houses(palette: BasemapPalette, family: string): Painter {
  const { roofs, houseEdge } = palette;
  const edge = new Stroke({ color: houseEdge, width: 0.8 });
  const shapes = perZoomStep((roof, zoom) => [
    new Style({
      fill: new Fill({ color: roofs[roof % roofs.length] ?? houseEdge }),
      ...(zoom < minEdgeZoom ? {} : { stroke: edge }),
      zIndex: zIndexes.houses,
    }),
  ]);
  const number = label({
    font: `500 10px ${family}`,
    color: palette.houseNumber,
    halo: palette.halo,
    zIndex: zIndexes.houseNumbers,
  });
  const houseNumberStyles = perZoomStep((roof, zoom) => [...shapes(roof, zoom), number]);
  return (feature, zoom) => {
    if (zoom < minHouseZoom) return undefined;
    const roof = numberOf(feature, 'roof', 0);
    if (zoom < minNumberZoom) return shapes(roof, zoom);
    number.getText()?.setText(String(feature.get('number') ?? ''));
    return houseNumberStyles(roof, zoom);
  };
}

function crowns(colors: readonly string[]): Painter {
  const styles = colors.map((color) => cover(color, zIndexes.trees));
  return (feature) => styles[numberOf(feature, 'tone', 0)];
}

function cover(color: string, zIndex: number): Style {
  return new Style({ fill: new Fill({ color }), zIndex });
}

function always(style: Style): Painter {
  return () => style;
}
