import type { HomeAppearance } from '../../home-appearance.ts';
import { group } from '#src/lib/svg.ts';
import { shade } from '../../paint/color.ts';
import { chair } from '../furniture/chair.ts';
import { floorPlant, fruitBowl, vase, wallArt } from '../furniture/decor.ts';
import { indoorPicture, layoutRandom } from '../scene/interior-scene.ts';
import type { RoomScene } from '../scene/interior-scene.ts';
import { chandelier, pendant, tableLamp } from '../furniture/lamps.ts';
import { leftWallWindow } from '../windows/left-wall-window.ts';
import { panelling } from '../shell/panelling.ts';
import { roomShell } from '../shell/room-shell.ts';
import { backWindow, curtains, floorSheen } from '../windows/room-window.ts';
import { bookcase } from '../furniture/shelving.ts';
import { legTable, roundTable, sideboard } from '../furniture/table.ts';
import { rug } from '../furniture/textile.ts';
import { createView } from '../scene/perspective.ts';
import { mainWindow } from '../windows/window-shape.ts';

function lightOver(scene: RoomScene, x: number, z: number): string {
  return scene.appearance.era === 'heritage' ||
    (scene.appearance.era === 'suburban' && scene.appearance.seed % 2 === 0)
    ? chandelier(scene, [x, 1.72, z])
    : pendant(scene, [x, 1.72, z], 0.52);
}

/** A table for eight across the room, seen over the near chairs. */
function longTable(scene: RoomScene, middle: number, z: number): string {
  const { palette } = scene;
  const left = middle - 1;
  const seats = [0.16, 0.77, 1.38];
  const parts = [
    ...seats.map((dx) => chair(scene, [left + dx, 0, z + 0.72], 'viewer')),
    chair(scene, [left - 0.42, 0, z + 0.24], 'right'),
    chair(scene, [left + 1.96, 0, z + 0.24], 'left'),
    legTable(scene, [left, 0, z], [2, 0.75, 0.95], shade(palette.wood, 0.08)),
    vase(scene, [middle - 0.05, 0.75, z + 0.5], 0.28),
    fruitBowl(scene, [middle + 0.5, 0.75, z + 0.4]),
    ...seats.map((dx) => chair(scene, [left + dx, 0, z - 0.26], 'away')),
    lightOver(scene, middle, z + 0.48),
  ];
  return group(parts.join(''), { 'data-seats': 8 });
}

function circle(scene: RoomScene, middle: number, z: number): string {
  const { palette } = scene;
  const parts = [
    chair(scene, [middle - 0.23, 0, z + 0.5], 'viewer'),
    chair(scene, [middle - 1.02, 0, z - 0.2], 'right'),
    chair(scene, [middle + 0.56, 0, z - 0.2], 'left'),
    roundTable(scene, [middle, 0.75, z], 0.68, shade(palette.wood, 0.08)),
    vase(scene, [middle, 0.75, z + 0.1], 0.28),
    chair(scene, [middle - 0.23, 0, z - 0.98], 'away'),
    lightOver(scene, middle, z),
  ];
  return group(parts.join(''), { 'data-seats': 4 });
}

function table(scene: RoomScene, middle: number, z: number): string {
  const isLong = scene.random.chance(0.65) && !scene.appearance.isSmall;
  return isLong ? longTable(scene, middle, z) : circle(scene, middle, z + 0.4);
}

function windowSide(scene: RoomScene): string {
  const { view } = scene;
  const middle = view.width / 2;
  const { opening, sashes } = mainWindow(scene, middle, 2.1);
  return [
    roomShell(scene, 'planks'),
    panelling(scene),
    backWindow(scene, opening, sashes),
    curtains(scene, opening),
    floorSheen(scene, opening),
    floorPlant(scene, 0.5, view.depth - 0.45),
    rug(scene, { x: middle - 1.7, z: 0.75, width: 3.4, depth: 2 }),
    table(scene, middle, 1.25),
  ].join('');
}

function sideboardSide(scene: RoomScene): string {
  const { view, palette } = scene;
  const middle = view.width * 0.52;
  const z = view.depth - 0.48;
  return [
    roomShell(scene, 'planks', true),
    panelling(scene),
    leftWallWindow(
      scene,
      {
        from: 1.3,
        to: 3.1,
        bottom: scene.appearance.era === 'contemporary' ? 0.1 : 0.7,
        top: 2.15,
      },
      2,
    ),
    wallArt(scene, [middle - 0.5, 1.2, view.depth], [1, 0.8]),
    sideboard(scene, [middle - 0.9, 0.12, z], [1.8, 0.7, 0.46], 4),
    tableLamp(scene, [middle - 0.65, 0.82, z + 0.2]),
    vase(scene, [middle + 0.6, 0.82, z + 0.2], 0.26),
    rug(scene, { x: middle - 1.6, z: 0.75, width: 3.2, depth: 2 }),
    table(scene, middle, 1.2),
    palette.feature === palette.wall ? '' : floorPlant(scene, view.width - 0.45, view.depth - 0.4),
  ].join('');
}

function cabinetSide(scene: RoomScene): string {
  const { view, palette } = scene;
  const middle = view.width * 0.48;
  const [share, width] = scene.appearance.isSmall ? [0.28, 1.25] : [0.36, 1.7];
  const { opening, sashes } = mainWindow(scene, view.width * share, width);
  const color = scene.appearance.era === 'contemporary' ? palette.wood : palette.cabinet;
  return [
    roomShell(scene, 'planks'),
    backWindow(scene, opening, sashes),
    floorSheen(scene, opening),
    bookcase(scene, [view.width - 1.55, 0, view.depth - 0.4], [1.15, 2.1, 0.4], color),
    rug(scene, { x: middle - 1.6, z: 0.75, width: 3.2, depth: 2 }),
    table(scene, middle, 1.25),
  ].join('');
}

const LAYOUTS = [windowSide, sideboardSide, cabinetSide] as const;

/** A dining room; views from 1 up are breakfast corners of the same home. Returns SVG. */
export function dining(appearance: HomeAppearance, view = 0): string {
  const key = { kind: 3, view };
  const random = layoutRandom(appearance, key);
  const width = random.between(4.2, 4.9) - (appearance.isSmall ? 0.9 : 0);
  const layout = LAYOUTS[(random.integer(0, 2) + view) % LAYOUTS.length] ?? windowSide;
  const room = createView(
    [width, appearance.era === 'heritage' ? 2.8 : 2.6, appearance.isSmall ? 3.2 : 3.8],
    width * random.between(0.44, 0.56),
    1.4,
  );
  return indoorPicture(appearance, key, room, layout);
}
