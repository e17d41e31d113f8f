import type { HomeAppearance } from '../../home-appearance.ts';
import { shade } from '../../paint/color.ts';
import { bed } from '../furniture/bed.ts';
import { chair } from '../furniture/chair.ts';
import { bookStack, floorPlant, vase, wallArt } from '../furniture/decor.ts';
import type { Floor } from '../shell/flooring.ts';
import { indoorPicture, layoutRandom } from '../scene/interior-scene.ts';
import type { RoomScene } from '../scene/interior-scene.ts';
import { pendant, tableLamp } from '../furniture/lamps.ts';
import { leftWallWindow } from '../windows/left-wall-window.ts';
import { roomShell } from '../shell/room-shell.ts';
import { backWindow, curtains } from '../windows/room-window.ts';
import { bookcase, lampTable } from '../furniture/shelving.ts';
import { sideSofa } from '../furniture/sofa.ts';
import { block } from '../scene/solid-shapes.ts';
import { legTable, sideboard } from '../furniture/table.ts';
import { rug } from '../furniture/textile.ts';
import { createView } from '../scene/perspective.ts';
import type { Opening } from '../shell/wall-plane.ts';
import { mainWindow, narrowWindow } from '../windows/window-shape.ts';
import { wardrobe } from '../furniture/wardrobe.ts';

function bedroomFloor({ appearance }: RoomScene): Floor {
  return appearance.era === 'suburban' ? 'carpet' : 'planks';
}

function sideOpening({ appearance }: RoomScene): Opening {
  const isTall = appearance.era === 'contemporary';
  return { from: 1.3, to: 3, bottom: isTall ? 0.2 : 0.7, top: isTall ? 2.35 : 2.15 };
}

function bedside(scene: RoomScene, x: number, width: number): string {
  const z = scene.view.depth - 0.5;
  return [x - 0.58, x + width + 0.12]
    .map((left) => lampTable(scene, [left, 0, z], [0.46, 0.54, 0.42]))
    .join('');
}

/** The main bedroom: bed in the middle of a painted wall, light from the left. */
function mainRoom(scene: RoomScene): string {
  const { view } = scene;
  const width = 1.75;
  const x = view.width * 0.52 - width / 2;
  return [
    roomShell(scene, bedroomFloor(scene), true),
    leftWallWindow(scene, sideOpening(scene), 2),
    wardrobe(scene, 1.6, 3.1),
    wallArt(scene, [x + 0.1, 1.4, view.depth], [0.68, 0.74]),
    wallArt(scene, [x + width - 0.78, 1.4, view.depth], [0.68, 0.74]),
    rug(scene, { x: x - 0.6, z: view.depth - 2.7, width: width + 1.2, depth: 1.9 }),
    bedside(scene, x, width),
    bed(scene, { x, width }),
    floorPlant(scene, 0.45, view.depth - 0.4),
    pendant(scene, [view.width / 2, 2.1, 2.2], 0.4),
  ].join('');
}

/** Windows either side of the bed, a chest on the right. */
function twinWindowRoom(scene: RoomScene): string {
  const { view } = scene;
  const width = 1.6;
  const x = view.width / 2 - width / 2;
  const sides = [narrowWindow(scene, 0.75), narrowWindow(scene, view.width - 0.75)];
  return [
    roomShell(scene, bedroomFloor(scene), true),
    ...sides.map(({ opening, sashes }) => backWindow(scene, opening, sashes)),
    wallArt(scene, [view.width / 2 - 0.55, 1.45, view.depth], [1.1, 0.7]),
    sideboard(scene, [view.width - 0.5, 0.1, 1.5], [0.48, 0.72, 1.2], 1),
    tableLamp(scene, [view.width - 0.28, 0.82, 2.2]),
    rug(scene, { x: x - 0.6, z: view.depth - 2.6, width: width + 1.2, depth: 1.8 }),
    bedside(scene, x, width),
    bed(scene, { x, width }),
    sideSofa(scene, {
      x: 0.25,
      z: 1.2,
      length: 0.84,
      color: scene.palette.secondFabric,
      facesRight: true,
    }),
  ].join('');
}

/** The bed beside a wide curtained window, a wardrobe and a chair. */
function wideWindowRoom(scene: RoomScene): string {
  const { view, palette } = scene;
  const { opening, sashes } = mainWindow(scene, view.width * 0.42, 2);
  const width = 1.65;
  const x = view.width * 0.42 - width / 2;
  const raisedOpening = { ...opening, bottom: Math.max(1.0, opening.bottom) };
  return [
    roomShell(scene, bedroomFloor(scene)),
    backWindow(scene, raisedOpening, sashes),
    curtains(scene, raisedOpening),
    wardrobe(scene, 1.5, 3.0),
    rug(scene, { x: x - 0.6, z: view.depth - 2.6, width: width + 1.2, depth: 1.8 }),
    bedside(scene, x, width),
    bed(scene, { x, width }),
    legTable(
      scene,
      [x + 0.15, 0, view.depth - 2.72],
      [width - 0.3, 0.42, 0.38],
      palette.secondFabric,
    ),
  ].join('');
}

/** A smaller room for a guest or a child: single bed in the corner, window, shelf and desk. */
function guestRoom(scene: RoomScene): string {
  const { view, palette } = scene;
  const { opening, sashes } = narrowWindow(scene, view.width * 0.62);
  const desk = view.width - 1.3;
  return [
    roomShell(scene, bedroomFloor(scene), scene.random.chance(0.5)),
    backWindow(
      scene,
      { ...opening, from: opening.from - 0.2, to: opening.to + 0.2, bottom: 1 },
      sashes,
    ),
    wallArt(scene, [0.55, 1.35, view.depth], [0.62, 0.7]),
    rug(scene, { x: 1.5, z: 1.1, width: 1.7, depth: 1.5 }),
    bed(scene, { x: 0.3, width: 1.05 }),
    legTable(scene, [desk, 0, view.depth - 0.6], [1.15, 0.74, 0.55], shade(palette.wood, 0.1)),
    tableLamp(scene, [desk + 0.95, 0.74, view.depth - 0.3]),
    bookStack(scene, [desk + 0.15, 0.74, view.depth - 0.4]),
    chair(scene, [desk + 0.32, 0, view.depth - 1], 'away'),
    pendant(scene, [view.width / 2, 2.1, 1.9], 0.36),
  ].join('');
}

/** A bedroom used as an office: desk under the window, bookcase and reading lamp. */
function officeRoom(scene: RoomScene): string {
  const { view, palette } = scene;
  const middle = view.width * 0.42;
  const { opening, sashes } = mainWindow(scene, middle, 1.6);
  const shelf = scene.appearance.era === 'contemporary' ? palette.wood : palette.trim;
  return [
    roomShell(scene, bedroomFloor(scene)),
    backWindow(scene, { ...opening, bottom: 1 }, sashes),
    bookcase(scene, [view.width - 1.1, 0, view.depth - 0.32], [0.95, 2.05, 0.32], shelf),
    rug(scene, { x: middle - 1.1, z: 0.9, width: 2.2, depth: 1.6 }),
    legTable(scene, [middle - 0.8, 0, 2.5], [1.6, 0.74, 0.75], shade(palette.wood, 0.1)),
    block(view, [middle - 0.32, 0.76, 2.95], [0.64, 0.4, 0.03], '#25282b'),
    tableLamp(scene, [middle + 0.62, 0.74, 2.9]),
    bookStack(scene, [middle - 0.7, 0.74, 2.7]),
    vase(scene, [middle - 0.55, 0.74, 3.05], 0.2),
    chair(scene, [middle - 0.23, 0, 2.05], 'away'),
    floorPlant(scene, 0.4, view.depth - 0.4),
  ].join('');
}

const MAIN_ROOMS = [mainRoom, twinWindowRoom, wideWindowRoom] as const;
const OTHER_ROOMS = [guestRoom, twinWindowRoom, officeRoom] as const;

/** A bedroom; views from 1 up are a guest's or child's room, or an office. Returns SVG. */
export function bedroom(appearance: HomeAppearance, view = 0): string {
  const key = { kind: 4, view };
  const random = layoutRandom(appearance, key);
  const rooms = view === 0 ? MAIN_ROOMS : OTHER_ROOMS;
  const layout =
    rooms[(appearance.seed + view * 2 + (view === 0 ? random.integer(0, 2) : 0)) % rooms.length] ??
    mainRoom;
  const width = view === 0 ? random.between(4.6, 5.2) : random.between(3.7, 4.1);
  const room = createView(
    [width, appearance.era === 'heritage' ? 2.75 : 2.55, 3.8],
    width * random.between(0.44, 0.56),
    1.36,
  );
  return indoorPicture(appearance, key, room, layout);
}
