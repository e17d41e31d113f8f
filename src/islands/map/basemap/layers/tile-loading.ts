import type { Extent } from 'ol/extent.js';
import type MVT from 'ol/format/MVT.js';
import type Projection from 'ol/proj/Projection.js';
import type RenderFeature from 'ol/render/Feature.js';
import type Tile from 'ol/Tile.js';
import VectorTile from 'ol/VectorTile.js';
import { withGroundCover } from '../ground/ground-cover.ts';
import type { FrameQueue } from '../one-per-frame.ts';

const EARTH_RADIUS_METRES = 6_378_137;

/** The extent and resolution for which the features of a tile are wanted. */
export type TileExtent = { extent: Extent; resolution: number; projection: Projection };

/** Brings the bytes of the tile at an address; empty or undefined where there is only sea. */
export type FetchTile = (url: string, place: TileExtent) => Promise<ArrayBuffer | undefined>;

/**
 * Loads vector tiles and reads at most one of them in a frame: a screen full of town arrives at
 * once from the cache and would else hold the page up while the visitor drags the map.
 */
export function throttledTileLoading(
  format: MVT<RenderFeature>,
  bring: FetchTile,
  queue: FrameQueue,
): (tile: Tile, url: string) => void {
  return (tile, url) => {
    if (!(tile instanceof VectorTile)) return;
    tile.setLoader((extent: Extent, resolution: number, projection: Projection) => {
      const fail = () => tile.onError();
      const readFeatures = (bytes: ArrayBuffer | undefined) => {
        try {
          tile.setFeatures(readTile(format, bytes, { extent, projection }));
        } catch {
          // An unreadable tile counts as missing: the layer continues without it.
          fail();
        }
      };
      bring(url, { extent, resolution, projection }).then(
        (bytes) => queue.add(() => readFeatures(bytes)),
        fail,
      );
    });
  };
}

function readTile(
  format: MVT<RenderFeature>,
  bytes: ArrayBuffer | undefined,
  { extent, projection }: Pick<TileExtent, 'extent' | 'projection'>,
): RenderFeature[] {
  if (!bytes?.byteLength) return [];
  const features = format.readFeatures(bytes, { extent, featureProjection: projection });
  return withGroundCover(features, metreAt(extent));
}

/** Length of a metre in Web Mercator units in the middle of a tile: the hyperbolic cosine of y. */
function metreAt([, south = 0, , north = 0]: Extent): number {
  return Math.cosh((south + north) / 2 / EARTH_RADIUS_METRES);
}
