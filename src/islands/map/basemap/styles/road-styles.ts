import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { label } from './label.ts';
import { isHidden, nameOf, type Painter, perZoomStep } from '../ground/painter.ts';
import type { BasemapPalette, RoadColors } from '#src/domain/map/basemap/basemap-palette.ts';
import {
  type RoadClass,
  roadAppearance,
  roadClassOf,
  roadWidthPx,
} from '#src/domain/map/basemap/road-widths.ts';
import { zIndexes } from './z-indexes.ts';

const edgePx = 1.8;
const bridgeEdgePx = 3.2;
const nameRepeatPx = 420;
const nameZIndexes = {
  highway: zIndexes.highwayNames,
  arterial: zIndexes.arterialNames,
  collector: zIndexes.collectorNames,
  local: zIndexes.localNames,
};
const edgeZIndexes = {
  highway: zIndexes.highwayEdge,
  arterial: zIndexes.arterialEdge,
  collector: zIndexes.collectorEdge,
  local: zIndexes.localEdge,
};

/** Painters of streets and highways by layer name, with their names along them. */
export function roadPainters(palette: BasemapPalette, family: string): Record<string, Painter> {
  const byClass = {
    arterial: road('arterial', palette, family),
    collector: road('collector', palette, family),
    local: road('local', palette, family),
  };
  return {
    highways: highways(palette, family),
    roads: (feature, zoom) => {
      const roadClass = roadClassOf(feature.get('class'));
      return roadClass === 'highway' ? undefined : byClass[roadClass](feature, zoom);
    },
  };
}

function road(roadClass: RoadClass, palette: BasemapPalette, family: string): Painter {
  const lines = perZoomStep((bridge, zoom) =>
    lineStyles({ roadClass, colors: palette[roadClass], zoom, isBridge: bridge === 1 }),
  );
  const name = nameStyle(roadClass, palette.roadText, palette, family);
  const withName = perZoomStep((bridge, zoom) => [...lines(bridge, zoom), name]);
  const { fromZoom, nameFromZoom } = roadAppearance[roadClass];
  return (feature, zoom) => {
    if (zoom < fromZoom || isHidden(feature, zoom)) return undefined;
    const bridge = feature.get('bridge') === true ? 1 : 0;
    const text = zoom < nameFromZoom ? '' : nameOf(feature);
    if (!text) return lines(bridge, zoom);
    name.getText()?.setText(text);
    return withName(bridge, zoom);
  };
}

/** Highways with a number carry it on plates of their own layer; the others are named like roads. */
function highways(palette: BasemapPalette, family: string): Painter {
  const lines = perZoomStep((_, zoom) =>
    lineStyles({ roadClass: 'highway', colors: palette.highway, zoom, isBridge: false }),
  );
  const name = nameStyle('highway', palette.plateText, palette, family);
  const withName = perZoomStep((_, zoom) => [...lines(0, zoom), name]);
  const { fromZoom, nameFromZoom } = roadAppearance.highway;
  return (feature, zoom) => {
    if (zoom < fromZoom || isHidden(feature, zoom)) return undefined;
    if (zoom < nameFromZoom || feature.get('numbered') !== false) return lines(0, zoom);
    name.getText()?.setText(nameOf(feature));
    return withName(0, zoom);
  };
}

type Line = { roadClass: RoadClass; colors: RoadColors; zoom: number; isBridge: boolean };

function lineStyles({ roadClass, colors, zoom, isBridge }: Line): Style[] {
  const width = roadWidthPx(roadClass, zoom);
  const zIndex = zIndexes[roadClass];
  if (zoom < roadAppearance[roadClass].edgeFromZoom) return [solid(colors.far, width, zIndex)];
  const edge = solid(
    colors.edge,
    width + (isBridge ? bridgeEdgePx : edgePx),
    edgeZIndexes[roadClass],
  );
  // The edge of a bridge ends with it, or its round caps would bite into the road at both shores.
  if (isBridge) edge.getStroke()?.setLineCap('butt');
  return [edge, solid(colors.fill, width, zIndex)];
}

function solid(color: string, width: number, zIndex: number): Style {
  const stroke = new Stroke({ color, width, lineCap: 'round', lineJoin: 'round' });
  return new Style({ stroke, zIndex });
}

function nameStyle(
  roadClass: RoadClass,
  color: string,
  { halo }: BasemapPalette,
  family: string,
): Style {
  const sizePx = roadClass === 'local' ? 10.5 : 11;
  const font = `550 ${sizePx}px ${family}`;
  const style = label({ font, color, halo, zIndex: nameZIndexes[roadClass] });
  style.getText()?.setPlacement('line');
  style.getText()?.setRepeat(nameRepeatPx);
  return style;
}
