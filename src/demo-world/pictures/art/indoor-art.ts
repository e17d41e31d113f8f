import type { HomeAppearance } from '../home-appearance.ts';
import { indoorLayers } from '../interior/scene/interior-scene.ts';
import type { RoomScene } from '../interior/scene/interior-scene.ts';
import type { View } from '../interior/scene/perspective.ts';
import { artDocument } from './art-document.ts';
import type { Crop } from './art-document.ts';

type ArtRoom = { readonly appearance: HomeAppearance; readonly view: View; readonly crop: Crop };

/** An indoor scene of the art, in the same style as the rooms of homes. Returns SVG. */
export function indoorArt(
  { appearance, view, crop }: ArtRoom,
  draw: (scene: RoomScene) => string,
): string {
  const { definitions, content } = indoorLayers(appearance, { kind: 9, view: 0 }, view, draw);
  return artDocument(definitions, content, crop);
}
