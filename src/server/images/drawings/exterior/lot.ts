import { group } from '../paint/svg.ts';
import { frontYard, groundDefinitions, GROUND_Y } from './ground.ts';
import type { Layers, Scene } from './scene.ts';
import { gardenTree, treeLine } from './tree.ts';
import type { Spot } from './tree.ts';

/** Brings the drawing nearer, about the middle of the front wall's foot. */
function enlarged(content: string): string {
  const zoom = 1.1;
  const shift = `translate(${(1 - zoom) * 600} ${(1 - zoom) * GROUND_Y})`;
  return group(content, { transform: `${shift} scale(${zoom})` });
}

/** Sets a building between the trees behind it and the yard trees in front of it. */
export function onLot(scene: Scene, building: Layers, trees: readonly Spot[]): Layers {
  return {
    definitions: groundDefinitions(scene.light) + building.definitions,
    body: enlarged(
      [
        treeLine(scene, GROUND_Y - 20, [150, 250]),
        frontYard(scene),
        building.body,
        ...trees.map((spot) => gardenTree(scene, spot)),
      ].join(''),
    ),
  };
}
