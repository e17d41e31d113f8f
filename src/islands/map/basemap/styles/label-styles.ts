import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { label, withName } from './label.ts';
import { isHidden, nameOf, type Painter } from '../ground/painter.ts';
import type { BasemapPalette } from '#src/domain/map/basemap/basemap-palette.ts';
import { zIndexes } from './z-indexes.ts';

const provinceZooms = { min: 3.4, max: 7.2 };
/** Closer than this the viewer is inside the neighbourhood, and its name says nothing. */
const maxNeighbourhoodZoom = 16.6;

/** Painters of the names of places that are no towns, by layer name. */
export function labelPainters(palette: BasemapPalette, family: string): Record<string, Painter> {
  const { waterText, waterHalo, parkText, townText, neighbourhoodText, halo } = palette;
  const water = placeNames({
    font: `italic 500 12px ${family}`,
    color: waterText,
    halo: waterHalo,
    zIndex: zIndexes.waterNames,
  });
  return {
    'lake-labels': water,
    'water-labels': water,
    'park-labels': placeNames({
      font: `500 10.5px ${family}`,
      color: parkText,
      halo,
      zIndex: zIndexes.parkNames,
    }),
    'airport-labels': placeNames({
      font: `550 11px ${family}`,
      color: townText,
      halo,
      zIndex: zIndexes.airportNames,
    }),
    'neighbourhood-labels': neighbourhoodNames(neighbourhoodText, halo, family),
    'highway-labels': highwayPlates(palette, family),
    'province-labels': provinceNames(palette, family),
  };
}

function placeNames(look: Parameters<typeof label>[0]): Painter {
  const style = label(look);
  return (feature, zoom) =>
    isHidden(feature, zoom) ? undefined : withName(style, wrapName(nameOf(feature)));
}

function neighbourhoodNames(color: string, halo: string, family: string): Painter {
  const font = `550 11.5px ${family}`;
  const style = label({ font, color, halo, zIndex: zIndexes.neighbourhoodNames });
  return (feature, zoom) =>
    isHidden(feature, zoom) || zoom > maxNeighbourhoodZoom
      ? undefined
      : withName(style, spaceLetters(wrapName(nameOf(feature))));
}

function highwayPlates({ plate, plateText, plateEdge }: BasemapPalette, family: string): Painter {
  const text = new Text({
    font: `600 10px ${family}`,
    fill: new Fill({ color: plateText }),
    backgroundFill: new Fill({ color: plate }),
    backgroundStroke: new Stroke({ color: plateEdge, width: 1, lineJoin: 'round' }),
    padding: [2, 4, 1, 4],
  });
  const style = new Style({ text, zIndex: zIndexes.highwayNames });
  return (feature, zoom) =>
    isHidden(feature, zoom) ? undefined : withName(style, nameOf(feature));
}

function provinceNames({ provinceText, halo }: BasemapPalette, family: string): Painter {
  const font = `600 11px ${family}`;
  const style = label({ font, color: provinceText, halo, zIndex: zIndexes.provinceNames });
  return (feature, zoom) => {
    if (zoom < provinceZooms.min || zoom > provinceZooms.max) return undefined;
    return withName(style, spaceLetters(wrapName(nameOf(feature).toUpperCase())));
  };
}

/** Breaks a name of several words into lines of at most 14 letters where it can. */
function wrapName(name: string): string {
  return name.replace(/(.{1,14})\s+/g, '$1\n');
}

/** Opens up letters with hair spaces, as the canvas text of the map knows no letter spacing. */
function spaceLetters(name: string): string {
  return name.replace(/(?<=\S)(?=\S)/gu, '\u200A');
}
