import type BaseLayer from 'ol/layer/Base.js';
import LayerGroup from 'ol/layer/Group.js';
import Layer from 'ol/layer/Layer.js';
import TileSource from 'ol/source/Tile.js';
import { apply } from 'ol-mapbox-style';
import { type SourceHealth, sourceHealth } from '#src/domain/map/basemap/basemap-health.ts';
import type { RemoteLayer, RemoteOptions } from './remote-layer.ts';
import { watchTiles } from './watched-tiles.ts';

/** A map drawn by a MapLibre style; rejects when the style or a source of it does not come. */
export async function styleLayer(url: string, options: RemoteOptions): Promise<RemoteLayer> {
  const layer = new LayerGroup();
  await apply(layer, url, { webfonts: linkedAlready() });
  const health = sourceHealth(options.clock);
  for (const part of layer.getLayers().getArray()) watch(part, health, options);
  return { layer };
}

function watch(layer: BaseLayer, health: SourceHealth, options: RemoteOptions): void {
  const source = layer instanceof Layer ? layer.getSource() : null;
  if (source instanceof TileSource) watchTiles(source, health, options);
}

/**
 * The library links a style sheet of a font service for every font it does not find, unless the
 * page links to that address already. The policy forbids those services, so the library is given an
 * address the page has; text falls back to sans-serif.
 */
function linkedAlready(): string {
  return document.querySelector('link[href]')?.getAttribute('href') ?? '';
}
