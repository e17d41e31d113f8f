import type { HomeAppearance } from '../../home-appearance.ts';
import { shade } from '../../paint/color.ts';
import { hood, range, refrigerator, sideRange } from '../fixtures/appliance.ts';
import {
  backsplash,
  baseRun,
  COUNTER_HEIGHT,
  openShelves,
  sink,
  upperRun,
} from '../fixtures/cabinet.ts';
import { chair } from '../furniture/chair.ts';
import { fruitBowl, vase } from '../furniture/decor.ts';
import type { Floor } from '../shell/flooring.ts';
import { indoorPicture, layoutRandom } from '../scene/interior-scene.ts';
import type { RoomScene } from '../scene/interior-scene.ts';
import { island } from '../fixtures/kitchen-island.ts';
import { pendant, potLights } from '../furniture/lamps.ts';
import { leftWallWindow } from '../windows/left-wall-window.ts';
import { roomShell } from '../shell/room-shell.ts';
import { backWindow, floorSheen } from '../windows/room-window.ts';
import { block, turnedSolid } from '../scene/solid-shapes.ts';
import { legTable, roundTable } from '../furniture/table.ts';
import { createView } from '../scene/perspective.ts';

function kitchenFloor({ appearance }: RoomScene): Floor {
  if (appearance.era === 'heritage' && appearance.seed % 3 === 0) return 'checker';
  return appearance.era === 'suburban' && appearance.seed % 2 === 0 ? 'tiles' : 'planks';
}

function clutter(scene: RoomScene, x: number): string {
  const { view, palette } = scene;
  const z = view.depth - 0.25;
  return [
    block(view, [x, COUNTER_HEIGHT, z + 0.1], [0.3, 0.34, 0.02], shade(palette.wood, 0.15)),
    turnedSolid(
      view,
      [x + 0.38, COUNTER_HEIGHT, z],
      [
        [0.06, 0],
        [0.06, 0.16],
      ],
      '#e8e2d6',
    ),
    turnedSolid(
      view,
      [x + 0.54, COUNTER_HEIGHT, z],
      [
        [0.05, 0],
        [0.05, 0.12],
      ],
      '#d9d0c1',
    ),
  ].join('');
}

function lights(scene: RoomScene): string {
  const { width } = scene.view;
  return potLights(scene, [
    [width * 0.25, 2.6],
    [width * 0.5, 2.6],
    [width * 0.75, 2.6],
  ]);
}

/** A whole back run: cabinets, sink under the window, range and refrigerator. */
function backRun(scene: RoomScene, start: number): string {
  const { view, appearance, random } = scene;
  const fridge = view.width - 0.9;
  const rangeX = start + (view.width > 4.9 ? 0.95 : 0.6);
  const windowAt = (rangeX + 0.76 + fridge) / 2;
  const half = Math.min(0.8, (fridge - rangeX - 0.76) / 2 - 0.3);
  const opening = { from: windowAt - half, to: windowAt + half, bottom: 1.08, top: 2.12 };
  const isOpen =
    appearance.era === 'contemporary' || (appearance.era === 'heritage' && random.chance(0.4));
  const right = { from: opening.to + 0.14, to: fridge };
  return [
    backsplash(scene, 'back', { from: start, to: fridge }),
    backWindow(scene, opening, half > 0.55 ? 2 : 1),
    baseRun(scene, 'back', { from: start, to: rangeX }, true),
    baseRun(scene, 'back', { from: rangeX + 0.76, to: fridge }),
    range(scene, rangeX),
    hood(scene, rangeX),
    right.to - right.from > 0.3
      ? isOpen
        ? openShelves(scene, right)
        : upperRun(scene, 'back', right)
      : '',
    rangeX - start > 0.4 ? upperRun(scene, 'back', { from: start, to: rangeX - 0.03 }) : '',
    sink(scene, windowAt),
    clutter(scene, rangeX + 0.84),
    refrigerator(scene, fridge),
  ].join('');
}

function islandKitchen(scene: RoomScene): string {
  const { view } = scene;
  const middle = view.width / 2;
  return [
    roomShell(scene, kitchenFloor(scene)),
    backRun(scene, 0.02),
    lights(scene),
    leftWallWindow(scene, { from: 1.0, to: 2.6, bottom: 0.9, top: 2.15 }, 2),
    island(scene, middle - 1.15, middle + 1.15, 1.5),
  ].join('');
}

function cornerKitchen(scene: RoomScene): string {
  const { view, palette } = scene;
  const corner = view.depth - 0.6;
  const fridge = view.width - 0.9;
  const opening = { from: 1.5, to: Math.min(3.1, fridge - 0.5), bottom: 1.08, top: 2.12 };
  const tableX = view.width - 1.5;
  return [
    roomShell(scene, kitchenFloor(scene)),
    backsplash(scene, 'back', { from: 0, to: fridge }),
    backsplash(scene, 'left', { from: 1.2, to: view.depth }),
    backWindow(scene, opening, 2),
    baseRun(scene, 'back', { from: 0, to: fridge }),
    upperRun(scene, 'back', { from: 0, to: opening.from - 0.14 }),
    fridge - opening.to > 0.5
      ? upperRun(scene, 'back', { from: opening.to + 0.14, to: fridge })
      : '',
    sink(scene, (opening.from + opening.to) / 2),
    refrigerator(scene, fridge),
    baseRun(scene, 'left', { from: 2.7, to: corner }),
    upperRun(scene, 'left', { from: 2.76, to: corner + 0.26 }),
    sideRange(scene, 1.92),
    baseRun(scene, 'left', { from: 1.2, to: 1.92 }, true),
    upperRun(scene, 'left', { from: 1.2, to: 1.88 }),
    lights(scene),
    chair(scene, [tableX - 0.2, 0, 2.15], 'viewer'),
    chair(scene, [tableX - 1.0, 0, 1.5], 'right'),
    roundTable(scene, [tableX, 0.75, 1.7], 0.55, shade(palette.wood, 0.06)),
    fruitBowl(scene, [tableX, 0.75, 1.75]),
    pendant(scene, [tableX, 1.75, 1.7], 0.4),
  ].join('');
}

function dineInKitchen(scene: RoomScene): string {
  const { view, palette } = scene;
  const middle = view.width * 0.52;
  const left = middle - 0.85;
  return [
    roomShell(scene, kitchenFloor(scene)),
    leftWallWindow(scene, { from: 1.2, to: 2.9, bottom: 0.8, top: 2.15 }, 2),
    backRun(scene, 0.5),
    lights(scene),
    ...[0.2, 1.0].map((dx) => chair(scene, [left + dx, 0, 2.25], 'viewer')),
    legTable(scene, [left, 0, 1.3], [1.7, 0.75, 0.9], shade(palette.wood, 0.08)),
    vase(scene, [middle - 0.1, 0.75, 1.8], 0.26),
    fruitBowl(scene, [middle + 0.35, 0.75, 1.7]),
    ...[0.2, 1.0].map((dx) => chair(scene, [left + dx, 0, 1.02], 'away')),
    pendant(scene, [middle, 1.75, 1.75], 0.46),
  ].join('');
}

function galleyKitchen(scene: RoomScene): string {
  const { view } = scene;
  const middle = view.width / 2;
  const opening = { from: middle - 0.6, to: middle + 0.6, bottom: 0.95, top: 2.15 };
  return [
    roomShell(scene, kitchenFloor(scene)),
    backWindow(scene, opening, 2),
    floorSheen(scene, opening),
    backsplash(scene, 'left', { from: 1, to: view.depth }),
    backsplash(scene, 'right', { from: 1, to: view.depth }),
    baseRun(scene, 'left', { from: 2.86, to: view.depth }),
    upperRun(scene, 'left', { from: 2.9, to: view.depth }),
    sideRange(scene, 2.1),
    baseRun(scene, 'left', { from: 1, to: 2.1 }, true),
    upperRun(scene, 'left', { from: 1, to: 2.06 }),
    baseRun(scene, 'right', { from: 1, to: view.depth }),
    upperRun(scene, 'right', { from: 1.6, to: view.depth }),
    fruitBowl(scene, [view.width - 0.3, COUNTER_HEIGHT, 2.1]),
    vase(scene, [0.3, COUNTER_HEIGHT, 3.4], 0.24),
    pendant(scene, [middle, 2.0, 2.4], 0.36),
  ].join('');
}

/** A kitchen; views from 1 up are second kitchens, as of a suite. Returns SVG. */
export function kitchen(appearance: HomeAppearance, view = 0): string {
  const key = { kind: 2, view };
  const random = layoutRandom(appearance, key);
  const layouts = [islandKitchen, cornerKitchen, dineInKitchen, galleyKitchen] as const;
  // Islands came with open plans: older kitchens are rather closed rooms.
  const weights =
    appearance.era === 'heritage' || appearance.era === 'postwar'
      ? [1, 2, 3, 1, 2, 0]
      : [0, 1, 2, 0, 0, 3];
  const layout = layouts[weights[(random.integer(0, 5) + view) % 6] ?? 0] ?? islandKitchen;
  const isGalley = layout === galleyKitchen;
  const width = isGalley ? random.between(2.7, 3) : random.between(4.7, 5.3);
  const room = createView(
    [width, appearance.era === 'heritage' ? 2.75 : 2.6, isGalley ? 4 : 3.9],
    width * random.between(0.47, 0.55),
    1.42,
    205,
  );
  return indoorPicture(appearance, key, room, layout);
}
