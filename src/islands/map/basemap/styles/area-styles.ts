import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import type { GroundFill } from '../ground/ground-fill.ts';
import { isHidden, type Painter, perZoomStep } from '../ground/painter.ts';
import type { BasemapPalette } from '#src/domain/map/basemap/basemap-palette.ts';
import { zIndexes } from './z-indexes.ts';

/** Painters of the filled areas by layer name; `ground` paints land as it looks in this view. */
export function areaPainters(palette: BasemapPalette, ground: GroundFill): Record<string, Painter> {
  const park = groundPainter('park', ground, zIndexes.parks);
  const airport = flat(palette.airport, zIndexes.parks);
  return {
    neighbours: groundPainter('neighbours', ground, zIndexes.neighbours),
    land: groundPainter('land', ground, zIndexes.land),
    'built-up': groundPainter('builtUp', ground, zIndexes.builtUp),
    parks: (feature, zoom) => (feature.get('kind') === 'airport' ? airport : park)(feature, zoom),
    lakes: flat(palette.water, zIndexes.water),
    'water-areas': flat(palette.water, zIndexes.water),
    'lake-islands': groundPainter('islands', ground, zIndexes.islands),
    islands: groundPainter('islands', ground, zIndexes.islands),
    runways: runways(palette),
  };
}

function flat(color: string, zIndex: number): Painter {
  const style = new Style({ fill: new Fill({ color }), zIndex });
  return (feature, zoom) => (isHidden(feature, zoom) ? undefined : style);
}

function groundPainter(
  kind: Parameters<GroundFill>[0],
  ground: GroundFill,
  zIndex: number,
): Painter {
  const styles = perZoomStep(
    (_, zoom) => new Style({ fill: new Fill({ color: ground(kind, zoom) }), zIndex }),
  );
  return (feature, zoom) => (isHidden(feature, zoom) ? undefined : styles(0, zoom));
}

/** Runways are about 60 m wide, which a stroke follows by doubling with each zoom level. */
function runways({ runway }: BasemapPalette): Painter {
  const styles = perZoomStep((_, zoom) => {
    const width = Math.max(1, 2 ** (zoom - 10.9));
    return new Style({ stroke: new Stroke({ color: runway, width }), zIndex: zIndexes.runways });
  });
  return (feature, zoom) => (isHidden(feature, zoom) ? undefined : styles(0, zoom));
}
