import type { HomeAppearance } from '../../home-appearance.ts';
import { shade } from '../../paint/color.ts';
import { bookStack, floorPlant, vase, wallArt } from '../furniture/decor.ts';
import { fireplace } from '../shell/fireplace.ts';
import { indoorPicture, layoutRandom } from '../scene/interior-scene.ts';
import type { RoomScene } from '../scene/interior-scene.ts';
import { chandelier, floorLamp, potLights } from '../furniture/lamps.ts';
import { leftWallWindow } from '../windows/left-wall-window.ts';
import { roomShell } from '../shell/room-shell.ts';
import { backWindow, curtains, floorSheen } from '../windows/room-window.ts';
import { bookcase, lampTable, mediaWall } from '../furniture/shelving.ts';
import { chaise, sideSofa, sofa } from '../furniture/sofa.ts';
import { legTable, roundTable, sideboard } from '../furniture/table.ts';
import { rug } from '../furniture/textile.ts';
import { createView } from '../scene/perspective.ts';
import { mainWindow, narrowWindow } from '../windows/window-shape.ts';

const DEPTH = 4.3;

function coffeeTable(scene: RoomScene, middle: number, z: number): string {
  const { palette, random } = scene;
  const top = shade(palette.wood, 0.08);
  if (random.chance(0.45)) {
    return [
      roundTable(scene, [middle, 0.4, z + 0.4], 0.46, top),
      vase(scene, [middle + 0.12, 0.4, z + 0.5], 0.2),
      bookStack(scene, [middle - 0.3, 0.4, z + 0.35]),
    ].join('');
  }
  return [
    legTable(scene, [middle - 0.62, 0, z], [1.24, 0.4, 0.62], top),
    vase(scene, [middle + 0.28, 0.4, z + 0.34], 0.22),
    bookStack(scene, [middle - 0.42, 0.4, z + 0.26]),
  ].join('');
}

function ceilingLight(scene: RoomScene): string {
  const { appearance, view } = scene;
  if (appearance.era === 'heritage')
    return chandelier(scene, [view.width / 2, view.height - 0.62, 2.4]);
  if (appearance.era === 'contemporary')
    return potLights(scene, [
      [1.4, 2.6],
      [view.width - 1.4, 2.6],
      [1.4, 3.7],
      [view.width - 1.4, 3.7],
    ]);
  return '';
}

/** The sofa under a wide window, television on the right. */
function windowRoom(scene: RoomScene): string {
  const { view, palette, random } = scene;
  const middle = view.width * 0.46;
  const { opening, sashes } = mainWindow(scene, middle, 2.5);
  const isLow = scene.appearance.era === 'contemporary';
  const sofaX = middle - 1.1;
  return [
    roomShell(scene, 'planks'),
    backWindow(scene, opening, sashes),
    curtains(scene, opening),
    wallArt(scene, [view.width - 0.95, 1.2, view.depth], [0.58, 0.76]),
    floorSheen(scene, opening),
    mediaWall(scene, 1.3, 3.3),
    rug(scene, { x: middle - 1.7, z: 0.9, width: 3.4, depth: 2.2 }),
    floorPlant(scene, 0.5, view.depth - 0.4),
    isLow
      ? floorLamp(scene, sofaX + 2.5, 3.2)
      : lampTable(scene, [sofaX + 2.3, 0, 2.75], [0.44, 0.52, 0.44]),
    sofa(scene, {
      x: sofaX,
      z: 2.4,
      width: 2.2,
      color: palette.fabric,
      seats: random.integer(2, 3),
    }),
    coffeeTable(scene, middle, 1.15),
    ceilingLight(scene),
  ].join('');
}

/** A fireplace between two windows, seats facing each other across the rug. */
function hearthRoom(scene: RoomScene): string {
  const { view, palette } = scene;
  const middle = view.width / 2;
  const sides = [narrowWindow(scene, 0.9), narrowWindow(scene, view.width - 0.9)];
  return [
    roomShell(scene, 'planks', true),
    ...sides.map(({ opening, sashes }) => backWindow(scene, opening, sashes)),
    fireplace(scene, middle),
    rug(scene, { x: middle - 1.5, z: 0.9, width: 3, depth: 2.4 }),
    floorPlant(scene, view.width - 0.5, 3.9),
    floorLamp(scene, 0.5, 3.6),
    sideSofa(scene, { x: 0.34, z: 1.15, length: 2.1, color: palette.fabric, facesRight: true }),
    sideSofa(scene, {
      x: view.width - 1.3,
      z: 2.25,
      length: 0.84,
      color: palette.secondFabric,
      facesRight: false,
    }),
    sideSofa(scene, {
      x: view.width - 1.3,
      z: 1.1,
      length: 0.84,
      color: palette.secondFabric,
      facesRight: false,
    }),
    coffeeTable(scene, middle, 1.5),
    ceilingLight(scene),
  ].join('');
}

/** A sectional with a chaise, light from the left and an art wall behind. */
function sectionalRoom(scene: RoomScene): string {
  const { view, palette } = scene;
  const isGlazed = scene.appearance.era === 'contemporary';
  const { opening, sashes } = mainWindow(scene, view.width * 0.42, 2.4);
  const x = view.width - 3.5;
  return [
    roomShell(scene, 'planks', !isGlazed),
    isGlazed
      ? backWindow(scene, opening, sashes) + floorSheen(scene, opening)
      : wallArt(scene, [view.width / 2 - 0.2, 1.15, view.depth], [1.5, 0.9]),
    leftWallWindow(scene, { from: 1.3, to: 3.3, bottom: isGlazed ? 0.14 : 0.6, top: 2.2 }, 2),
    rug(scene, { x: x - 0.9, z: 0.8, width: 3.4, depth: 2.3 }),
    floorLamp(scene, x - 0.25, 3.5),
    sofa(scene, { x, z: 2.7, width: 2.9, color: palette.fabric, seats: 3 }),
    chaise(scene, [x + 1.95, 0, 1.5], [0.86, 0, 1.3], palette.fabric),
    floorPlant(scene, 0.55, 3.7),
    coffeeTable(scene, x + 0.7, 1.15),
    ceilingLight(scene),
  ].join('');
}

/** Bookcases either side of the sofa, a chair by the window. */
function libraryRoom(scene: RoomScene): string {
  const { view, palette } = scene;
  const middle = view.width / 2;
  const shelf = scene.appearance.era === 'contemporary' ? palette.wood : palette.trim;
  return [
    roomShell(scene, 'planks', true),
    leftWallWindow(scene, { from: 1.5, to: 3.2, bottom: 0.6, top: 2.15 }, 2),
    bookcase(scene, [0.5, 0, view.depth - 0.32], [1.0, 2.15, 0.32], shelf),
    bookcase(scene, [view.width - 1.5, 0, view.depth - 0.32], [1.0, 2.15, 0.32], shelf),
    wallArt(scene, [middle - 0.55, 1.25, view.depth], [1.1, 0.78]),
    rug(scene, { x: middle - 1.6, z: 0.9, width: 3.2, depth: 2.2 }),
    sofa(scene, { x: middle - 1.05, z: 2.75, width: 2.1, color: palette.fabric, seats: 2 }),
    sideboard(scene, [view.width - 0.42, 0.08, 1.3], [0.42, 0.62, 1.3], 1),
    vase(scene, [view.width - 0.25, 0.7, 1.9], 0.26),
    floorLamp(scene, 0.4, 2.6),
    sideSofa(scene, {
      x: 0.5,
      z: 1.3,
      length: 0.84,
      color: palette.secondFabric,
      facesRight: true,
    }),
    coffeeTable(scene, middle, 1.3),
    ceilingLight(scene),
  ].join('');
}

const LAYOUTS = [windowRoom, hearthRoom, sectionalRoom, libraryRoom] as const;

/** A living room; views from 1 up are family rooms and dens of the same home. Returns SVG. */
export function living(appearance: HomeAppearance, view = 0): string {
  const key = { kind: 1, view };
  const random = layoutRandom(appearance, key);
  const width = random.between(5.3, 6) - Math.min(view, 2) * 0.4;
  const layout = LAYOUTS[(random.integer(0, 3) + view) % LAYOUTS.length] ?? windowRoom;
  const room = createView(
    [width, appearance.era === 'heritage' ? 2.8 : 2.6, DEPTH],
    width * random.between(0.44, 0.56),
  );
  return indoorPicture(appearance, key, room, layout);
}
