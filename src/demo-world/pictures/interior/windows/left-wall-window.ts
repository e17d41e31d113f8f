import type { RoomScene } from '../scene/interior-scene.ts';
import { sunPatches, windowIn } from './room-window.ts';
import { facingRight } from '../shell/wall-plane.ts';
import type { Opening } from '../shell/wall-plane.ts';

/** A window in the left wall with its sun on the floor; `from` and `to` are depths. */
export function leftWallWindow(scene: RoomScene, opening: Opening, sashes: number): string {
  return windowIn(scene, facingRight(0), opening, sashes) + sunPatches(scene, opening, sashes);
}
