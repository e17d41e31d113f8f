import MVT from 'ol/format/MVT.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import RenderFeature from 'ol/render/Feature.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import { basemapStyle } from './basemap-style.ts';
import type { BasemapLook } from './painter.ts';
import { basemapPalettes } from '#src/domain/basemap-palette.ts';
import { type BringTile, steadyTileLoading } from './tile-loading.ts';

/** Tiles that are kept to come back to without reading them again. */
const KEPT_TILES = 96;
/** Room round a tile in which the names of its features may reach over its edge. */
const RENDER_BUFFER_PX = 64;

/** Vector tiles with our layer names: an address template, how deep they go, and how they come. */
export type VectorTiles = {
  readonly url: string;
  readonly maxZoom: number;
  readonly bring: BringTile;
};

/**
 * Vector tiles as a layer for the bottom of a map in Web Mercator. Closer zooms than the deepest
 * tiles enlarge those and stay sharp.
 */
export function basemapLayer(
  { url, maxZoom, bring }: VectorTiles,
  look: BasemapLook,
): VectorTileLayer {
  const format = new MVT({ featureClass: RenderFeature });
  const layer = new VectorTileLayer({
    declutter: true,
    renderMode: 'hybrid',
    renderBuffer: RENDER_BUFFER_PX,
    cacheSize: KEPT_TILES,
    source: new VectorTileSource({
      format,
      maxZoom,
      // Features of one style need no order among themselves, so that OpenLayers draws them together.
      overlaps: false,
      tileLoadFunction: steadyTileLoading(format, bring),
      url,
      // The nearest tiles, not the coarser ones: houses come with the deepest, and early enough.
      zDirection: 0,
    }),
  });
  dressBasemap(layer, look);
  return layer;
}

/** Changes the view, theme or font of the layer in place, without fetching its tiles again. */
export function dressBasemap(layer: VectorTileLayer, look: BasemapLook): void {
  layer.setBackground(basemapPalettes[look.view][look.theme].water);
  layer.setStyle(basemapStyle(look));
}
