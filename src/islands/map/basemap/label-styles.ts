import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { nameOf, numberOf, type Painter } from './painter.ts';
import type { BasemapPalette } from './palette.ts';

const lakeZIndex = 90;
const highwayZIndex = 80;
const provinceZIndex = 95;
const provinceZooms = { min: 3.4, max: 7.2 };
const maxHighwayPlateZoom = 18;
const minRoadNameZoom = 11.5;
const roadNameRepeatPx = 500;
const haloWidthPx = 3;

/** Painters of lake, highway and province names by layer name. */
export function labelPainters(palette: BasemapPalette, family: string): Record<string, Painter> {
  return {
    'lake-labels': lakeNames(palette, family),
    'highway-labels': highwayPlates(palette, family),
    'province-labels': provinceNames(palette, family),
  };
}

function lakeNames({ waterText, waterHalo }: BasemapPalette, family: string): Painter {
  const font = `italic 500 12px ${family}`;
  const style = label({ font, color: waterText, halo: waterHalo, zIndex: lakeZIndex });
  return (feature, zoom) =>
    zoom < numberOf(feature, 'minZoom', 0) ? undefined : named(style, wrapped(nameOf(feature)));
}

function highwayPlates({ plate, plateText, highwayEdge }: BasemapPalette, family: string): Painter {
  const text = new Text({
    font: `600 10px ${family}`,
    fill: new Fill({ color: plateText }),
    backgroundFill: new Fill({ color: plate }),
    backgroundStroke: new Stroke({ color: highwayEdge, width: 1, lineJoin: 'round' }),
    padding: [2, 4, 1, 4],
  });
  const style = new Style({ text, zIndex: highwayZIndex });
  return (feature, zoom) => {
    if (zoom < numberOf(feature, 'minZoom', 0) || zoom > maxHighwayPlateZoom) return undefined;
    return named(style, nameOf(feature));
  };
}

function provinceNames({ provinceText, halo }: BasemapPalette, family: string): Painter {
  const font = `600 11px ${family}`;
  const style = label({ font, color: provinceText, halo, zIndex: provinceZIndex });
  return (feature, zoom) => {
    if (zoom < provinceZooms.min || zoom > provinceZooms.max) return undefined;
    return named(style, spaced(wrapped(nameOf(feature).toUpperCase())));
  };
}

/** Names of the roads that have no number, along the road and only close by. */
export function roadNames({ plateText, halo }: BasemapPalette, family: string): Painter {
  const style = label({
    font: `550 11px ${family}`,
    color: plateText,
    halo,
    zIndex: highwayZIndex,
  });
  style.getText()?.setPlacement('line');
  style.getText()?.setRepeat(roadNameRepeatPx);
  return (feature, zoom) => {
    if (zoom < minRoadNameZoom || feature.get('numbered') !== false) return undefined;
    return named(style, nameOf(feature));
  };
}

/** A text style with a halo, to be shared by every label of its kind. */
export function label(look: { font: string; color: string; halo: string; zIndex: number }): Style {
  return new Style({
    zIndex: look.zIndex,
    text: new Text({
      font: look.font,
      fill: new Fill({ color: look.color }),
      stroke: new Stroke({ color: look.halo, width: haloWidthPx, lineJoin: 'round' }),
      padding: [1, 2, 1, 2],
    }),
  });
}

/** Puts a name into a shared style; OpenLayers copies it before it asks for the next feature. */
export function named(style: Style, name: string): Style {
  style.getText()?.setText(name);
  return style;
}

/** Breaks a name of several words into lines of at most 14 letters where it can. */
function wrapped(name: string): string {
  return name.replace(/(.{1,14})\s+/g, '$1\n');
}

/** Opens up capitals with hair spaces, as the canvas text of the map knows no letter spacing. */
function spaced(name: string): string {
  return name.replace(/(?<=\S)(?=\S)/gu, '\u200A');
}
