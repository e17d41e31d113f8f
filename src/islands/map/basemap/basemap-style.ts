import type { StyleFunction } from 'ol/style/Style.js';
import { areaPainters } from './area-styles.ts';
import { cityNames } from './city-label-styles.ts';
import { labelPainters, roadNames } from './label-styles.ts';
import { linePainters } from './line-styles.ts';
import type { BasemapLook, Painter } from './painter.ts';
import { basemapPalettes } from './palette.ts';

/** Metres per pixel at zoom 0 on the equator, for tiles of 256 pixels in Web Mercator. */
const zoomZeroResolution = 156543.03392804097;

/**
 * The style function of the basemap for one theme. It returns shared style objects: read them
 * before the next call, as labels of one kind take turns in the same object.
 */
export function basemapStyle({ theme, fontFamily }: BasemapLook): StyleFunction {
  const palette = basemapPalettes[theme];
  const lines = linePainters(palette);
  const painters = new Map<unknown, Painter>(
    Object.entries({
      ...areaPainters(palette),
      ...lines,
      ...labelPainters(palette, fontFamily),
      highways: together(lines.highways, roadNames(palette, fontFamily)),
      'city-labels': cityNames(palette, fontFamily),
    }),
  );
  return (feature, resolution) => {
    // Rounded, as 3.9999 from the logarithm must still show what appears from 4.
    const zoom = Math.round(Math.log2(zoomZeroResolution / resolution) * 1000) / 1000;
    return painters.get(feature.get('layer'))?.(feature, zoom);
  };
}

function together(...painters: readonly Painter[]): Painter {
  return (feature, zoom) => painters.flatMap((paint) => paint(feature, zoom) ?? []);
}
