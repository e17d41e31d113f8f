import type { StyleFunction } from 'ol/style/Style.js';
import { areaPainters } from './area-styles.ts';
import { cityNames } from './city-label-styles.ts';
import { groundFill } from '../ground/ground-fill.ts';
import { housePainters } from './house-styles.ts';
import { labelPainters } from './label-styles.ts';
import { linePainters } from './line-styles.ts';
import type { BasemapLook, Painter } from '../ground/painter.ts';
import { basemapPalettes } from '#src/domain/map/basemap/basemap-palette.ts';
import { roadPainters } from './road-styles.ts';

/** Metres per pixel at zoom 0 on the equator, for tiles of 256 pixels in Web Mercator. */
const zoomZeroResolution = 156543.03392804097;

/**
 * The style function of the basemap for one view and theme. It returns shared style objects: read
 * them before the next call, as labels of one kind take turns in the same object.
 */
export function basemapStyle(look: BasemapLook): StyleFunction {
  const { view, theme, fontFamily } = look;
  const palette = basemapPalettes[view][theme];
  const painters = new Map<unknown, Painter>(
    Object.entries({
      ...areaPainters(palette, groundFill(look)),
      ...linePainters(palette),
      ...roadPainters(palette, fontFamily),
      ...housePainters(palette, fontFamily),
      ...labelPainters(palette, fontFamily),
      'city-labels': cityNames(palette, fontFamily),
    }),
  );
  return (feature, resolution) => painters.get(feature.get('layer'))?.(feature, zoomAt(resolution));
}

function zoomAt(resolution: number): number {
  // Rounded, as 3.9999 from the logarithm must still show what appears from 4.
  return Math.round(Math.log2(zoomZeroResolution / resolution) * 1000) / 1000;
}
