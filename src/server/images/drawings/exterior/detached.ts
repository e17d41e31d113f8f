import { traditionalHouse } from './detached-traditional.ts';
import { farmhouse } from './detached-farmhouse.ts';
import { modernHouse } from './detached-modern.ts';
import { GROUND_Y } from './ground.ts';
import { outdoorPicture } from './scene.ts';
import { onLot } from './lot.ts';

/** A two-storey detached house with a garage, in one of three styles. Returns SVG. */
export function detached(seed: number): string {
  return outdoorPicture(seed, (scene) => {
    const house = scene.random.pick([traditionalHouse, traditionalHouse, farmhouse, modernHouse]);
    return onLot(scene, house(scene), [
      { x: scene.random.between(104, 140), y: GROUND_Y + 44, size: scene.random.between(330, 400) },
      {
        x: scene.random.between(1085, 1110),
        y: GROUND_Y + 8,
        size: scene.random.between(230, 300),
      },
    ]);
  });
}
