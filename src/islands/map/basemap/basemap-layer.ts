import MVT from 'ol/format/MVT.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import { basemapStyle } from './basemap-style.ts';
import type { BasemapLook } from './painter.ts';
import { basemapPalettes } from './palette.ts';

/** The credit that the licences of the data ask for. */
export const basemapAttribution = 'Places: GeoNames (CC BY 4.0) · Outlines: Natural Earth';

const maxTileZoom = 14;

/**
 * The basemap as a layer for the bottom of a map in Web Mercator. `tileUrl` is a template with
 * {z}, {x} and {y}; closer zooms than 14 enlarge the tiles of 14 and stay sharp.
 */
export function basemapLayer({
  tileUrl,
  ...look
}: BasemapLook & { tileUrl: string }): VectorTileLayer {
  const layer = new VectorTileLayer({
    declutter: true,
    source: new VectorTileSource({
      attributions: basemapAttribution,
      format: new MVT(),
      maxZoom: maxTileZoom,
      url: tileUrl,
    }),
  });
  dressBasemap(layer, look);
  return layer;
}

/** Changes the theme or font of the layer in place, without fetching its tiles again. */
export function dressBasemap(layer: VectorTileLayer, look: BasemapLook): void {
  layer.setBackground(basemapPalettes[look.theme].water);
  layer.setStyle(basemapStyle(look));
}
