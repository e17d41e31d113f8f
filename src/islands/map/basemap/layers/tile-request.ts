import { loadFeaturesXhr } from 'ol/featureloader.js';
import FeatureFormat from 'ol/format/Feature.js';
import type { TileExtent } from './tile-loading.ts';

/** Stores the bytes of a tile unread, so that reading them can wait for its turn. */
class UnreadTile extends FeatureFormat {
  bytes: ArrayBuffer | undefined;

  override getType() {
    return 'arraybuffer' as const;
  }

  override readFeatures(bytes: unknown) {
    if (bytes instanceof ArrayBuffer) this.bytes = bytes;
    return [];
  }

  override readProjection() {
    return undefined;
  }
}

/** Requests a tile from a server through OpenLayers; rejects when it does not load. */
export function requestTile(url: string, place: TileExtent): Promise<ArrayBuffer | undefined> {
  const { extent, resolution, projection } = place;
  const unread = new UnreadTile();
  return new Promise((resolve, reject) => {
    const resolveBytes = () => resolve(unread.bytes);
    const fail = () => reject(new Error(`${url} did not come.`));
    loadFeaturesXhr(url, unread, extent, resolution, projection, resolveBytes, fail);
  });
}
