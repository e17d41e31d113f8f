import { drawPicture } from './picture-drawings.ts';
import type { PictureSpec } from './picture-spec.ts';
import { staticMap, type TileSource } from '#src/server/images/static-map/static-map.ts';

/** Draws any picture as SVG; maps are drawn from the tiles of a source. */
export function pictureDrawer(tile: TileSource): (spec: PictureSpec) => Promise<string> {
  return async (spec) =>
    spec.family === 'static-map' ? await staticMap(spec, tile) : drawPicture(spec);
}
