import { shade } from '../paint/color.ts';
import type { HomeAppearance } from '../home-appearance.ts';
import { chair } from '../interior/furniture/chair.ts';
import { bookStack, floorPlant, vase } from '../interior/furniture/decor.ts';
import type { RoomScene } from '../interior/scene/interior-scene.ts';
import { pendant, potLights, tableLamp } from '../interior/furniture/lamps.ts';
import { roomShell } from '../interior/shell/room-shell.ts';
import { backWindow, floorSheen } from '../interior/windows/room-window.ts';
import { bookcase } from '../interior/furniture/shelving.ts';
import { block } from '../interior/scene/solid-shapes.ts';
import { legTable } from '../interior/furniture/table.ts';
import { rug } from '../interior/furniture/textile.ts';
import { createView } from '../interior/scene/perspective.ts';
import { indoorArt } from './indoor-art.ts';

const APPEARANCE: HomeAppearance = {
  seed: 14,
  era: 'contemporary',
  storeys: 1,
  garageSpaces: 0,
  season: 'autumn',
  light: 'day',
  isHigh: true,
  isCentral: false,
  isSmall: false,
};

function laptop({ view }: RoomScene, x: number, z: number): string {
  return [
    block(view, [x, 0.75, z], [0.34, 0.015, 0.24], '#b7bcbe'),
    block(view, [x, 0.765, z + 0.23], [0.34, 0.22, 0.012], '#3a4246'),
    block(view, [x + 0.015, 0.78, z + 0.228], [0.31, 0.19, 0.002], '#8fb0a4'),
  ].join('');
}

function office(scene: RoomScene): string {
  const { view, palette } = scene;
  const opening = { from: 0.7, to: 4.6, bottom: 0.1, top: 2.5 };
  const wood = shade(palette.wood, 0.1);
  return [
    roomShell(scene, 'planks'),
    backWindow(scene, opening, 4),
    floorSheen(scene, opening),
    bookcase(scene, [view.width - 1.35, 0, view.depth - 0.34], [1.1, 2.05, 0.34], palette.wood),
    floorPlant(scene, 0.4, view.depth - 0.5, 1.1),
    rug(scene, { x: 0.9, z: 1, width: 4.2, depth: 2 }),
    ...[1.45, 2.65, 3.85].map((x) => chair(scene, [x, 0, 2.5], 'viewer')),
    legTable(scene, [1.2, 0, 1.6], [3.4, 0.75, 1.1], wood),
    laptop(scene, 1.5, 2.1),
    laptop(scene, 2.72, 2.15),
    laptop(scene, 3.9, 2.1),
    bookStack(scene, [2.1, 0.75, 1.9]),
    vase(scene, [3.45, 0.75, 2.2], 0.26),
    tableLamp(scene, [4.38, 0.75, 2.3]),
    ...[1.7, 3.2].map((x) => chair(scene, [x, 0, 1.25], 'away')),
    ...[1.9, 3.9].map((x) => pendant(scene, [x, 1.85, 2.1], 0.4)),
    potLights(scene, [
      [1.2, 3.2],
      [3, 3.2],
      [4.8, 3.2],
    ]),
  ].join('');
}

/** The office of the brokerage: a long desk before a window on the city. Returns SVG. */
export function team(): string {
  return indoorArt(
    {
      appearance: APPEARANCE,
      view: createView([6, 2.8, 4.2], 2.9, 1.42),
      crop: { x: 60, y: 100, width: 1080 },
    },
    office,
  );
}
