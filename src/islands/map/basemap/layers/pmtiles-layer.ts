import TileLayer from 'ol/layer/Tile.js';
import ImageTileSource from 'ol/source/ImageTile.js';
import { PMTiles, TileType } from 'pmtiles';
import { sourceHealth } from '#src/domain/map/basemap/basemap-health.ts';
import { basemapLayer, restyleBasemap } from './basemap-layer.ts';
import type { RemoteLayer, RemoteOptions } from './remote-layer.ts';
import type { FetchTile } from './tile-loading.ts';
import { watchTiles } from './watched-tiles.ts';

/** Only carries the address of a tile to the code that reads it from the archive. */
const TILE_URL = 'archive:{z}/{x}/{y}';

/** An archive of raster or vector tiles in one file; rejects when its header does not come. */
export async function pmtilesLayer(url: string, options: RemoteOptions): Promise<RemoteLayer> {
  const archive = new PMTiles(url);
  const { tileType, minZoom, maxZoom } = await archive.getHeader();
  const openedArchive =
    tileType === TileType.Mvt
      ? vectorLayer(archive, maxZoom, options)
      : rasterLayer(archive, { minZoom, maxZoom });
  const source = openedArchive.layer.getSource();
  if (source) watchTiles(source, sourceHealth(options.clock), options);
  return openedArchive;
}

function rasterLayer(archive: PMTiles, zooms: { minZoom: number; maxZoom: number }) {
  const source = new ImageTileSource({
    ...zooms,
    loader: async (z, x, y) => {
      const tile = await archive.getZxy(z, x, y);
      return tile ? createImageBitmap(new Blob([tile.data])) : document.createElement('canvas');
    },
  });
  return { layer: new TileLayer({ source }) };
}

/** Vector tiles are drawn in our own style, where their layers have the names of ours. */
function vectorLayer(archive: PMTiles, maxZoom: number, { look, queue }: RemoteOptions) {
  const bring: FetchTile = async (address) => {
    const [z = 0, x = 0, y = 0] = address.replace('archive:', '').split('/').map(Number);
    return (await archive.getZxy(z, x, y))?.data;
  };
  const layer = basemapLayer({ url: TILE_URL, maxZoom, bring, queue }, look);
  return { layer, dress: (now: typeof look) => restyleBasemap(layer, now) };
}
