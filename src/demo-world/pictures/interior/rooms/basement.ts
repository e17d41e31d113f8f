import type { HomeAppearance } from '../../home-appearance.ts';
import { shade } from '../../paint/color.ts';
import { floorPlant, wallArt } from '../furniture/decor.ts';
import type { Floor } from '../shell/flooring.ts';
import { indoorPicture, layoutRandom } from '../scene/interior-scene.ts';
import type { RoomScene } from '../scene/interior-scene.ts';
import { floorLamp, pendant, potLights } from '../furniture/lamps.ts';
import { roomShell } from '../shell/room-shell.ts';
import { backWindow } from '../windows/room-window.ts';
import { bookcase, mediaWall } from '../furniture/shelving.ts';
import { chaise, sideSofa, sofa } from '../furniture/sofa.ts';
import { block, boxShadow, turnedSolid } from '../scene/solid-shapes.ts';
import { stairs } from '../shell/stairs.ts';
import { legTable, roundTable } from '../furniture/table.ts';
import { rug } from '../furniture/textile.ts';
import { face } from '../scene/perspective.ts';
import { createView } from '../scene/perspective.ts';
import { workoutBench } from '../furniture/gym.ts';

function basementFloor({ appearance }: RoomScene): Floor {
  return appearance.seed % 3 === 0 ? 'planks' : 'carpet';
}

function lights(scene: RoomScene): string {
  const { width } = scene.view;
  return potLights(scene, [
    [width * 0.22, 1.6],
    [width * 0.5, 1.6],
    [width * 0.78, 1.6],
    [width * 0.22, 3],
    [width * 0.5, 3],
    [width * 0.78, 3],
  ]);
}

/** A window high in the wall, as below grade. */
function highWindow(scene: RoomScene, from: number): string {
  return backWindow(scene, { from, to: from + 0.95, bottom: 1.46, top: 1.94 }, 2);
}

function mediaRoom(scene: RoomScene): string {
  const { view, palette } = scene;
  const x = 0.9;
  return [
    roomShell(scene, basementFloor(scene)),
    highWindow(scene, 1.6),
    wallArt(scene, [3.1, 1.25, view.depth], [0.8, 0.6]),
    mediaWall(scene, 1.2, 3.2),
    rug(scene, { x: 1.2, z: 0.8, width: 3, depth: 2 }),
    floorLamp(scene, 0.5, 3.6),
    sofa(scene, { x, z: 2.6, width: 2.7, color: palette.fabric, seats: 3 }),
    chaise(scene, [x + 0.05, 0, 1.4], [0.86, 0, 1.2], palette.fabric),
    roundTable(scene, [x + 2.0, 0.4, 1.7], 0.44, shade(palette.wood, 0.08)),
    lights(scene),
  ].join('');
}

function billiardTable({ view, palette }: RoomScene, x: number, z: number): string {
  const [width, depth] = [2.3, 1.25];
  const legs = [
    [x + 0.12, 0, z + depth - 0.28],
    [x + width - 0.3, 0, z + depth - 0.28],
    [x + 0.12, 0, z + 0.12],
    [x + width - 0.3, 0, z + 0.12],
  ] as const;
  const feltHeight = 0.09;
  const balls = [
    [0.9, 0.5, '#f4f0e4'],
    [1.4, 0.7, '#b5473c'],
    [1.55, 0.62, '#c99a3c'],
    [1.5, 0.85, '#35608a'],
    [1.75, 0.4, '#2b2e30'],
  ] as const;
  return [
    boxShadow(view, [x, 0, z], [width, 0.8, depth]),
    ...legs.map((leg) => block(view, leg, [0.18, 0.6, 0.18], shade(palette.wood, -0.15))),
    block(view, [x, 0.58, z], [width, 0.24, depth], palette.wood),
    face(
      view,
      [
        [x + feltHeight, 0.821, z + feltHeight],
        [x + width - feltHeight, 0.821, z + feltHeight],
        [x + width - feltHeight, 0.821, z + depth - feltHeight],
        [x + feltHeight, 0.821, z + depth - feltHeight],
      ],
      '#2f6b57',
    ),
    ...balls.map(([dx, dz, color]) =>
      turnedSolid(
        view,
        [x + dx, 0.822, z + dz],
        [
          [0.012, 0],
          [0.028, 0.02],
          [0.028, 0.036],
          [0.012, 0.056],
        ],
        color,
      ),
    ),
  ].join('');
}

function gamesRoom(scene: RoomScene): string {
  const { view, palette } = scene;
  const middle = view.width * 0.5;
  return [
    roomShell(scene, basementFloor(scene), true),
    highWindow(scene, 0.7),
    highWindow(scene, view.width - 1.65),
    wallArt(scene, [middle - 0.5, 1.2, view.depth], [1, 0.7]),
    sofa(scene, { x: view.width - 2.1, z: 3.1, width: 1.7, color: palette.fabric, seats: 2 }),
    floorPlant(scene, 0.45, view.depth - 0.4),
    bookcase(scene, [0.9, 0, view.depth - 0.34], [1.1, 0.85, 0.34], palette.wood),
    billiardTable(scene, middle - 1.3, 1.25),
    ...[-0.7, 0.45].map((dx) => pendant(scene, [middle + dx - 0.05, 1.78, 1.9], 0.36)),
  ].join('');
}

function stairRoom(scene: RoomScene): string {
  const { view, palette } = scene;
  return [
    roomShell(scene, basementFloor(scene)),
    highWindow(scene, 2.5),
    stairs(scene),
    rug(scene, { x: 2.0, z: 1, width: 2.6, depth: 1.9 }),
    sofa(scene, { x: 2.2, z: 2.9, width: 2, color: palette.fabric, seats: 2 }),
    sideSofa(scene, {
      x: view.width - 1.1,
      z: 1.6,
      length: 0.84,
      color: palette.secondFabric,
      facesRight: false,
    }),
    legTable(scene, [2.6, 0, 1.5], [1.1, 0.4, 0.6], palette.wood),
    floorLamp(scene, view.width - 0.45, 3.3),
    lights(scene),
  ].join('');
}

function gymRoom(scene: RoomScene): string {
  const { view } = scene;
  return [
    roomShell(scene, 'planks', true),
    highWindow(scene, 0.8),
    workoutBench(scene, 1.0, 1.7),
    floorPlant(scene, view.width - 0.5, view.depth - 0.4),
    lights(scene),
  ].join('');
}

const LAYOUTS = [mediaRoom, gamesRoom, stairRoom, gymRoom] as const;

/** A finished basement: seats and a screen, games, stairs or exercise. Returns SVG. */
export function basement(appearance: HomeAppearance, view = 0): string {
  const key = { kind: 6, view };
  const random = layoutRandom(appearance, key);
  const width = random.between(5.2, 5.8);
  const layout = LAYOUTS[(random.integer(0, 3) + view) % LAYOUTS.length] ?? mediaRoom;
  return indoorPicture(
    appearance,
    key,
    createView([width, 2.35, 4], width * random.between(0.45, 0.55)),
    layout,
  );
}
