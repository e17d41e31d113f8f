import type { HomeAppearance } from '../../home-appearance.ts';
import { shade } from '../../paint/color.ts';
import { builtInTub, freeTub, pedestalSink, toilet, vanity } from '../fixtures/bath-fixtures.ts';
import { floorPlant, vase, wallArt } from '../furniture/decor.ts';
import type { Floor } from '../shell/flooring.ts';
import { indoorPicture, layoutRandom } from '../scene/interior-scene.ts';
import type { RoomScene } from '../scene/interior-scene.ts';
import { pendant, potLights } from '../furniture/lamps.ts';
import { leftWallWindow } from '../windows/left-wall-window.ts';
import { panelling } from '../shell/panelling.ts';
import { roomShell } from '../shell/room-shell.ts';
import { backWindow } from '../windows/room-window.ts';
import { glassShower, tiledWall } from '../fixtures/shower.ts';
import { block } from '../scene/solid-shapes.ts';
import { rug } from '../furniture/textile.ts';
import { createView } from '../scene/perspective.ts';
import { facing, facingLeft, raisedPanel } from '../shell/wall-plane.ts';

function bathFloor({ appearance }: RoomScene): Floor {
  return appearance.era === 'heritage' ||
    (appearance.era === 'postwar' && appearance.seed % 2 === 0)
    ? 'checker'
    : 'tiles';
}

/** Two towels on a bar on the right wall. */
function towels({ view, palette }: RoomScene, near: number): string {
  const plane = facingLeft(view.width);
  const towel = (from: number, color: string) =>
    raisedPanel(view, plane, { from, to: from + 0.3, bottom: 0.82, top: 1.32, out: 0.06 }, color) +
    raisedPanel(
      view,
      plane,
      { from, to: from + 0.3, bottom: 0.9, top: 0.94, out: 0.062 },
      shade(color, -0.14),
    );
  return [
    raisedPanel(
      view,
      plane,
      { from: near - 0.06, to: near + 0.76, bottom: 1.3, top: 1.325, out: 0.05 },
      palette.metal,
    ),
    towel(near, palette.linen),
    towel(near + 0.38, shade(palette.secondFabric, 0.15)),
  ].join('');
}

function mat(scene: RoomScene, x: number, z: number): string {
  return rug(scene, { x, z, width: 0.9, depth: 0.55 });
}

function tubUnderWindow(scene: RoomScene): string {
  const { view, palette } = scene;
  const left = view.width - 1.75;
  const plane = facing(view.depth);
  return [
    roomShell(scene, bathFloor(scene)),
    tiledWall(scene, plane, { from: left - 0.05, to: view.width, bottom: 0, top: 1.15 }),
    backWindow(scene, { from: left + 0.35, to: left + 1.4, bottom: 1.2, top: 2.12 }, 2),
    vanity(scene, 0.12, left - 0.35),
    builtInTub(scene, left, 1.75),
    towels(scene, view.depth - 1.75),
    mat(scene, left + 0.3, view.depth - 1.5),
    block(view, [left + 0.2, 0.6, view.depth - 0.12], [0.09, 0.16, 0.06], palette.accent),
    potLights(scene, [
      [view.width * 0.3, 2.2],
      [view.width * 0.7, 2.2],
    ]),
  ].join('');
}

function showerAndVanity(scene: RoomScene): string {
  const { view } = scene;
  const width = view.width > 3.1 ? 1.15 : 0.98;
  return [
    roomShell(scene, bathFloor(scene)),
    leftWallWindow(
      scene,
      { from: view.depth - 1.5, to: view.depth - 0.7, bottom: 1.1, top: 2.1 },
      1,
    ),
    glassShower(scene, width),
    vanity(scene, 0.25, view.width - width - 0.55),
    vase(scene, [0.42, 0.87, view.depth - 0.22], 0.22),
    mat(scene, 0.8, view.depth - 1.5),
    potLights(scene, [
      [view.width * 0.3, 2.2],
      [view.width * 0.7, 2.2],
    ]),
  ].join('');
}

function freestandingTub(scene: RoomScene): string {
  const { view } = scene;
  const tubX = view.width - 1.25;
  return [
    roomShell(scene, bathFloor(scene), scene.appearance.era === 'heritage'),
    panelling(scene),
    backWindow(scene, { from: tubX - 0.5, to: tubX + 0.5, bottom: 1.02, top: 2.15 }, 1),
    scene.appearance.era === 'heritage' ? pedestalSink(scene, 0.62) : vanity(scene, 0.14, 1),
    scene.appearance.era === 'heritage' ? toilet(scene, 1.32) : '',
    freeTub(scene, tubX, view.depth - 0.85),
    mat(scene, tubX - 0.75, view.depth - 1.9),
    scene.appearance.era === 'heritage'
      ? ''
      : floorPlant(scene, view.width - 0.25, view.depth - 0.3, 0.6),
    pendant(scene, [view.width / 2, 2.12, view.depth - 1], 0.3),
  ].join('');
}

function smallBath(scene: RoomScene): string {
  const { view } = scene;
  const left = view.width - 0.75;
  return [
    roomShell(scene, bathFloor(scene), scene.appearance.era !== 'contemporary'),
    panelling(scene),
    scene.appearance.era === 'contemporary'
      ? tiledWall(scene, facing(view.depth), { from: 0, to: view.width, bottom: 0, top: 1.08 })
      : '',
    vanity(scene, 0.2, 1.0),
    toilet(scene, left),
    wallArt(scene, [left - 0.25, 1.25, view.depth], [0.5, 0.6]),
    towels(scene, view.depth - 1.5),
    mat(scene, 0.3, view.depth - 1.4),
    potLights(scene, [[view.width / 2, 1.9]]),
  ].join('');
}

const LARGE = [tubUnderWindow, showerAndVanity, freestandingTub] as const;
const SMALL = [smallBath, showerAndVanity, tubUnderWindow] as const;

/** A bathroom; views from 1 up are smaller ones of the same home. Returns SVG. */
export function bathroom(appearance: HomeAppearance, view = 0): string {
  const key = { kind: 5, view };
  const random = layoutRandom(appearance, key);
  const choices = view === 0 ? LARGE : SMALL;
  const layout =
    appearance.era === 'heritage' && view === 0 && appearance.seed % 3 !== 0
      ? freestandingTub
      : (choices[random.integer(0, 2)] ?? tubUnderWindow);
  const width = layout === smallBath ? 2.6 : random.between(3.1, 3.5);
  const room = createView(
    [width, appearance.era === 'heritage' ? 2.7 : 2.5, 2.9],
    width * random.between(0.45, 0.55),
    1.38,
    208,
  );
  return indoorPicture(appearance, key, room, layout);
}
