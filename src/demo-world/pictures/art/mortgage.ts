import type { HomeAppearance } from '../home-appearance.ts';
import { shade } from '../paint/color.ts';
import { ellipse, path, rect, stroke } from '#src/lib/svg.ts';
import { range, hood } from '../interior/fixtures/appliance.ts';
import { backsplash, baseRun, openShelves, sink, upperRun } from '../interior/fixtures/cabinet.ts';
import { chair } from '../interior/furniture/chair.ts';
import { fruitBowl, vase } from '../interior/furniture/decor.ts';
import type { RoomScene } from '../interior/scene/interior-scene.ts';
import { pendant } from '../interior/furniture/lamps.ts';
import { roomShell } from '../interior/shell/room-shell.ts';
import { backWindow } from '../interior/windows/room-window.ts';
import { block, levelDisc, turnedSolid } from '../interior/scene/solid-shapes.ts';
import { legTable } from '../interior/furniture/table.ts';
import { createView, face, line, project } from '../interior/scene/perspective.ts';
import { indoorArt } from './indoor-art.ts';

const APPEARANCE: HomeAppearance = {
  seed: 22,
  era: 'postwar',
  storeys: 2,
  garageSpaces: 1,
  season: 'autumn',
  light: 'day',
  isHigh: false,
  isCentral: false,
  isSmall: false,
};
const TOP = 0.76;

/** A sheet lying on the table with lines of writing; x, z is its near left corner. */
function paper({ view }: RoomScene, [x, z]: readonly [number, number], lean: number): string {
  const at = (dx: number, dz: number) =>
    [x + dx + lean * dz, TOP + 0.002, z + dz - lean * dx * 0.4] as const;
  const lines = [0.05, 0.09, 0.13, 0.17, 0.21].map((dz, index) =>
    line(view, [at(0.03, dz), at(index % 2 === 0 ? 0.19 : 0.15, dz)]),
  );
  return [
    face(view, [at(0.01, -0.012), at(0.24, -0.012), at(0.24, 0.3), at(0.01, 0.3)], '#1d130a', 0.16),
    face(view, [at(0, 0), at(0.22, 0), at(0.22, 0.31), at(0, 0.31)], '#fdfbf6'),
    face(view, [at(0.03, 0.25), at(0.11, 0.25), at(0.11, 0.28), at(0.03, 0.28)], '#15513f'),
    stroke(lines.join(''), '#9aa39f', { 'stroke-width': 1.6 }),
  ].join('');
}

function calculator({ view }: RoomScene, x: number, z: number): string {
  const keys = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2].map((column) => {
      const left = x + 0.015 + column * 0.04;
      const near = z + 0.015 + row * 0.035;
      const color = column === 2 ? '#c98a1b' : '#e8e4da';
      return face(
        view,
        [
          [left, TOP + 0.022, near],
          [left + 0.03, TOP + 0.022, near],
          [left + 0.03, TOP + 0.022, near + 0.025],
          [left, TOP + 0.022, near + 0.025],
        ],
        color,
      );
    }),
  );
  return [
    block(view, [x, TOP, z], [0.14, 0.02, 0.22], '#39433f'),
    face(
      view,
      [
        [x + 0.015, TOP + 0.022, z + 0.165],
        [x + 0.125, TOP + 0.022, z + 0.165],
        [x + 0.125, TOP + 0.022, z + 0.205],
        [x + 0.015, TOP + 0.022, z + 0.205],
      ],
      '#b9cfc0',
    ),
    ...keys,
  ].join('');
}

function teaCup({ view, palette }: RoomScene, x: number, z: number): string {
  const [left, y] = project(view, [x, TOP + 0.06, z]);
  const steam = `M${left - 6} ${y - 16}q-8 -14 0 -26t0 -26M${left + 8} ${y - 18}q-8 -14 0 -26t0 -22`;
  return [
    ellipse(levelDisc(view, [x, TOP + 0.004, z], 0.09), '#f1ece2', { stroke: '#cfc8ba' }),
    path(`M${left + 15} ${y - 8}q16 2 2 18`, 'none', { stroke: palette.accent, 'stroke-width': 4 }),
    turnedSolid(
      view,
      [x, TOP + 0.008, z],
      [
        [0.028, 0],
        [0.045, 0.03],
        [0.052, 0.085],
      ],
      palette.accent,
    ),
    ellipse(levelDisc(view, [x, TOP + 0.093, z], 0.042), '#8a5a34'),
    stroke(steam, '#ffffff', {
      'stroke-width': 3,
      'stroke-opacity': 0.5,
      'stroke-linecap': 'round',
    }),
  ].join('');
}

function teapot({ view }: RoomScene, x: number, z: number): string {
  const [left, y] = project(view, [x, TOP + 0.1, z]);
  return [
    path(`M${left - 30} ${y + 6}q-26 -6 -32 -26l10 -2q8 12 26 12Z`, '#e9e2d4'),
    path(`M${left + 32} ${y - 14}q32 -6 26 18q-6 18 -30 12`, 'none', {
      stroke: '#e9e2d4',
      'stroke-width': 6,
    }),
    turnedSolid(
      view,
      [x, TOP, z],
      [
        [0.06, 0],
        [0.115, 0.05],
        [0.12, 0.1],
        [0.08, 0.16],
        [0.05, 0.17],
      ],
      '#e9e2d4',
    ),
    turnedSolid(
      view,
      [x, TOP + 0.17, z],
      [
        [0.012, 0],
        [0.02, 0.02],
        [0.012, 0.04],
      ],
      '#c98a1b',
    ),
  ].join('');
}

/** A small model of a house: the subject of the sums on the table. */
function modelHouse({ view }: RoomScene, x: number, z: number): string {
  const at = (dx: number, dy: number) => project(view, [x + dx, TOP + dy, z]);
  const roof = [at(-0.025, 0.11), at(0.075, 0.2), at(0.175, 0.11)]
    .map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`)
    .join('L');
  const [doorX, doorY] = at(0.06, 0.06);
  const [endX, endY] = at(0.095, 0);
  return [
    block(view, [x, TOP, z], [0.15, 0.115, 0.12], '#f4efe4'),
    rect({ x: doorX, y: doorY, width: endX - doorX, height: endY - doorY }, '#15513f'),
    path(`M${roof}Z`, '#a8402a'),
  ].join('');
}

function kitchenTable(scene: RoomScene): string {
  const { view, palette } = scene;
  const end = view.width - 0.1;
  return [
    roomShell(scene, 'planks'),
    backsplash(scene, 'back', { from: 0, to: view.width }),
    backWindow(scene, { from: 1.95, to: 3.2, bottom: 1.08, top: 2.12 }, 2),
    baseRun(scene, 'back', { from: 0, to: 1 }, true),
    baseRun(scene, 'back', { from: 1.76, to: view.width }),
    range(scene, 1),
    hood(scene, 1),
    upperRun(scene, 'back', { from: 0, to: 0.96 }),
    openShelves(scene, { from: 3.4, to: end }),
    sink(scene, 2.58),
    ...[1.86, 2.86].map((x) => chair(scene, [x, 0, 1.62], 'viewer')),
    legTable(scene, [0.7, 0, 0.42], [2.8, TOP, 1.2], shade(palette.wood, 0.16)),
    vase(scene, [3.1, TOP, 1.35], 0.28),
    fruitBowl(scene, [1.05, TOP, 1.3]),
    teapot(scene, 1.75, 1.32),
    modelHouse(scene, 2.45, 1.2),
    paper(scene, [1.4, 0.72], 0.2),
    paper(scene, [1.68, 0.66], -0.12),
    paper(scene, [2.28, 0.68], 0.08),
    teaCup(scene, 1.2, 0.82),
    calculator(scene, 2.02, 0.66),
    block(view, [2.6, TOP, 0.72], [0.17, 0.012, 0.012], '#c98a1b'),
    teaCup(scene, 2.95, 0.9),
    pendant(scene, [2.1, 1.98, 1.2], 0.44),
  ].join('');
}

/** A kitchen table with papers, tea and a calculator. Returns SVG. */
export function mortgage(): string {
  return indoorArt(
    {
      appearance: APPEARANCE,
      view: createView([4.4, 2.6, 3], 2.1, 1.75, 193),
      crop: { x: 140, y: 222, width: 920 },
    },
    kitchenTable,
  );
}
