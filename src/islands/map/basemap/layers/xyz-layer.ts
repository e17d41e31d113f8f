import TileLayer from 'ol/layer/Tile.js';
import XYZ from 'ol/source/XYZ.js';
import { sourceHealth } from '#src/domain/map/basemap/basemap-health.ts';
import type { RemoteLayer, RemoteOptions } from './remote-layer.ts';
import { watchTiles } from './watched-tiles.ts';

const PRELOADED_LEVELS = 1;

/** Raster tiles of 256 pixels by an address with {z}, {x} and {y}. */
export function xyzLayer(url: string, options: RemoteOptions): RemoteLayer {
  const source = new XYZ({ url, crossOrigin: 'anonymous' });
  watchTiles(source, sourceHealth(options.clock), options);
  return { layer: new TileLayer({ source, preload: PRELOADED_LEVELS }) };
}
