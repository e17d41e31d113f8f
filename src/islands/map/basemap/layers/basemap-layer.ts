import MVT from 'ol/format/MVT.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import RenderFeature from 'ol/render/Feature.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import { basemapStyle } from '../styles/basemap-style.ts';
import { isPaintable, loadTextures } from '../ground/ground-fill.ts';
import type { FrameQueue } from '../one-per-frame.ts';
import type { BasemapLook } from '../ground/painter.ts';
import { basemapPalettes } from '#src/domain/map/basemap/basemap-palette.ts';
import { type FetchTile, throttledTileLoading } from './tile-loading.ts';

/** Number of tiles kept for coming back without reading them again. */
const KEPT_TILES = 96;
/** Room round a tile in which the names of its features may reach over its edge. */
const RENDER_BUFFER_PX = 64;
/** The property in which a layer notes its wanted look. */
const WANTED = 'wanted-look';

/** Vector tiles with our layer names: an address template, their deepest zoom, and how to load them. */
type VectorTiles = {
  readonly url: string;
  readonly maxZoom: number;
  readonly bring: FetchTile;
  /** Where they wait to be read. */
  readonly queue: FrameQueue;
};

/**
 * Vector tiles as a layer for the bottom of a map in Web Mercator. Closer zooms than the deepest
 * tiles enlarge those and stay sharp.
 */
export function basemapLayer(
  { url, maxZoom, bring, queue }: VectorTiles,
  look: BasemapLook,
): VectorTileLayer {
  const format = new MVT({ featureClass: RenderFeature });
  const layer = new VectorTileLayer({
    declutter: true,
    renderMode: 'hybrid',
    renderBuffer: RENDER_BUFFER_PX,
    cacheSize: KEPT_TILES,
    // Until it is dressed, nothing is drawn rather than the plain lines of the library.
    style: null,
    source: new VectorTileSource({
      format,
      maxZoom,
      // Features of one style need no order among themselves, so OpenLayers draws them together.
      overlaps: false,
      tileLoadFunction: throttledTileLoading(format, bring, queue),
      url,
      // The nearest tiles, not the coarser ones: houses are only in the deepest, which load early enough.
      zDirection: 0,
    }),
  });
  restyleBasemap(layer, look);
  return layer;
}

function applyStyle(layer: VectorTileLayer, look: BasemapLook): void {
  layer.setBackground(basemapPalettes[look.view][look.theme].water);
  layer.setStyle(basemapStyle(look));
}

/**
 * Changes the view, theme or font of the layer in place, without fetching its tiles again. The layer
 * stays as it is until the textures of the aerial view are there; without them it is plain.
 */
export function restyleBasemap(layer: VectorTileLayer, look: BasemapLook): void {
  layer.set(WANTED, look);
  if (isPaintable(look)) {
    applyStyle(layer, look);
    return;
  }
  const wearNow = () => {
    if (layer.get(WANTED) === look) applyStyle(layer, look);
  };
  loadTextures().then(wearNow, (error: unknown) => {
    console.info('The textures of the aerial view could not be loaded.', error);
    wearNow();
  });
}
