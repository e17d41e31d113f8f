import Fill from 'ol/style/Fill.js';
import Style from 'ol/style/Style.js';
import type { Painter } from './painter.ts';
import type { BasemapPalette } from './palette.ts';

/** Drawn from the lowest up; the lines between countries go under the lakes. */
const zIndexes = { neighbours: 0, land: 1, lakes: 4, 'lake-islands': 5 };

/** Painters of the filled areas by layer name. */
export function areaPainters(palette: BasemapPalette): Record<keyof typeof zIndexes, Painter> {
  return {
    neighbours: flat(palette.neighbours, zIndexes.neighbours),
    land: flat(palette.land, zIndexes.land),
    lakes: flat(palette.water, zIndexes.lakes),
    'lake-islands': flat(palette.islands, zIndexes['lake-islands']),
  };
}

function flat(color: string, zIndex: number): Painter {
  const style = new Style({ fill: new Fill({ color }), zIndex });
  return () => style;
}
