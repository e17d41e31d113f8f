import type { HomeAppearance } from '../home-appearance.ts';
import { shade } from '../paint/color.ts';
import { ellipse, path, rect, stroke } from '#src/lib/svg.ts';
import { floorPlant, vase, wallArt } from '../interior/furniture/decor.ts';
import type { RoomScene } from '../interior/scene/interior-scene.ts';
import { pendant } from '../interior/furniture/lamps.ts';
import { roomShell } from '../interior/shell/room-shell.ts';
import { outlookThrough, windowIn } from '../interior/windows/room-window.ts';
import { block, boxShadow, frontBox, turnedSolid } from '../interior/scene/solid-shapes.ts';
import { legTable } from '../interior/furniture/table.ts';
import { rug } from '../interior/furniture/textile.ts';
import { createView, face, line, project } from '../interior/scene/perspective.ts';
import { facing, facingRight, panel, widenOpening } from '../interior/shell/wall-plane.ts';
import { indoorArt } from './indoor-art.ts';

const APPEARANCE: HomeAppearance = {
  seed: 18,
  era: 'heritage',
  storeys: 2,
  garageSpaces: 1,
  season: 'autumn',
  light: 'day',
  isHigh: false,
  isCentral: false,
  isSmall: false,
};

/** The front door standing open on the garden, its leaf turned into the hall. */
function openDoor(scene: RoomScene, x: number): string {
  const { view, palette } = scene;
  const opening = { from: x, to: x + 1.0, bottom: 0, top: 2.1 };
  const plane = facing(view.depth);
  const leaf = facingRight(x);
  const door = '#15513f';
  const near = view.depth - 0.95;
  const inset = (bottom: number, top: number) =>
    panel(
      view,
      leaf,
      { from: near + 0.14, to: view.depth - 0.16, bottom, top },
      shade(door, -0.18),
    );
  const [knobX, knobY] = project(view, leaf(near + 0.1, 1.0, 0.03));
  const keys = `M${knobX.toFixed(1)} ${(knobY + 5).toFixed(1)}v16`;
  return [
    panel(view, plane, { ...widenOpening(opening, 0.13), bottom: 0 }, palette.trim),
    outlookThrough(scene, plane, opening),
    face(
      view,
      [
        [x, 0.005, view.depth],
        [x + 1, 0.005, view.depth],
        [x + 1.9, 0.005, view.depth - 1.6],
        [x + 0.5, 0.005, view.depth - 1.6],
      ],
      scene.daylight.sun,
      0.55,
    ),
    panel(view, leaf, { from: near, to: view.depth, bottom: 0.02, top: 2.08 }, door),
    inset(0.2, 0.85),
    inset(1.1, 1.9),
    block(view, [x - 0.04, 0.02, near - 0.02], [0.05, 2.06, 0.03], shade(door, -0.25)),
    ellipse({ x: knobX - 7, y: knobY - 7, width: 14, height: 14 }, '#e0b04c'),
    stroke(keys, '#e0b04c', { 'stroke-width': 2.5 }),
    ellipse({ x: knobX - 8, y: knobY + 18, width: 16, height: 16 }, 'none', {
      stroke: '#c98a1b',
      'stroke-width': 3,
    }),
    path(`M${knobX.toFixed(1)} ${(knobY + 33).toFixed(1)}l-5 26h5v-4h5v-5h-5l3 -17Z`, '#c9cdd0'),
    path(
      `M${(knobX + 3).toFixed(1)} ${(knobY + 33).toFixed(1)}l9 22l5 -2l-2 -5l4 -2l-9 -14Z`,
      '#e0b04c',
    ),
  ].join('');
}

function movingBox(
  { view }: RoomScene,
  [x, y, z]: readonly [number, number, number],
  size: number,
): string {
  const color = '#c79a66';
  const tape = frontBox(view, [x + size * 0.44, y, z], size * 0.12, size * 0.8);
  return [
    y === 0 ? boxShadow(view, [x, 0, z], [size, 0, size * 0.8]) : '',
    block(view, [x, y, z], [size, size * 0.8, size * 0.8], color),
    rect(tape, shade(color, 0.3)),
    rect(
      frontBox(view, [x + size * 0.1, y + size * 0.12, z], size * 0.22, size * 0.14),
      shade(color, -0.25),
    ),
  ].join('');
}

/** Coats on a row of hooks, from a grown-up's to a child's. */
function coats({ view, palette }: RoomScene, x: number): string {
  const z = view.depth - 0.08;
  const colors = [palette.fabric, '#a8402a', '#c98a1b'];
  const lengths = [1.0, 0.92, 0.58];
  return [
    block(view, [x - 0.06, 1.72, view.depth - 0.03], [1.06, 0.1, 0.03], palette.wood),
    ...colors.map((color, index) => {
      const left = x + index * 0.34;
      const top = index === 2 ? 1.55 : 1.74;
      const coat = frontBox(view, [left, top - (lengths[index] ?? 1), z], 0.3, lengths[index] ?? 1);
      const { x: cx, y: cy, width, height } = coat;
      const data = `M${(cx + width * 0.5).toFixed(1)} ${cy.toFixed(1)}q${(width * 0.36).toFixed(1)} 8 ${(width * 0.42).toFixed(1)} ${(height * 0.3).toFixed(1)}l${(width * 0.1).toFixed(1)} ${(height * 0.7).toFixed(1)}h${(-width * 1.04).toFixed(1)}l${(width * 0.1).toFixed(1)} ${(-height * 0.7).toFixed(1)}q${(width * 0.06).toFixed(1)} ${(-height * 0.24).toFixed(1)} ${(width * 0.42).toFixed(1)} ${(-height * 0.3).toFixed(1)}Z`;
      return path(data, color) + path(data, 'url(#round-shade)', { opacity: 0.6 });
    }),
  ].join('');
}

/** Boots in pairs, large to small, along the wall. */
function boots({ view }: RoomScene, x: number): string {
  const z = view.depth - 0.3;
  return [0.26, 0.23, 0.15]
    .flatMap((height, pair) =>
      [0, 0.13].map((dx) => {
        const left = x + pair * 0.36 + dx;
        const color = ['#4d3d30', '#7a4a3a', '#c98a1b'][pair] ?? '#4d3d30';
        return (
          block(view, [left, 0, z - 0.08], [0.1, 0.08, 0.26], color) +
          block(view, [left, 0.08, z + 0.06], [0.1, height - 0.08, 0.12], shade(color, 0.06))
        );
      }),
    )
    .join('');
}

function hall(scene: RoomScene): string {
  const { view, palette } = scene;
  const rail = line(view, [
    [0, 0.95, view.depth],
    [view.width, 0.95, view.depth],
  ]);
  return [
    roomShell(scene, 'planks', true),
    stroke(rail, palette.trim, { 'stroke-width': 8 }),
    windowIn(scene, facing(view.depth), { from: 3.14, to: 3.5, bottom: 0.95, top: 2.1 }, 1),
    openDoor(scene, 1.75),
    coats(scene, 0.42),
    boots(scene, 0.46),
    wallArt(scene, [4.0, 1.3, view.depth], [0.5, 0.62]),
    rug(scene, { x: 1.7, z: 1.1, width: 1.5, depth: 1.7 }),
    legTable(scene, [3.85, 0, view.depth - 0.42], [0.8, 0.8, 0.36], palette.wood),
    vase(scene, [4.45, 0.8, view.depth - 0.24], 0.26),
    turnedSolid(
      view,
      [4.05, 0.8, view.depth - 0.24],
      [
        [0.05, 0],
        [0.09, 0.03],
        [0.11, 0.05],
      ],
      '#e9e2d4',
    ),
    movingBox(scene, [3.75, 0, 1.75], 0.62),
    movingBox(scene, [3.82, 0.496, 1.8], 0.44),
    movingBox(scene, [3.2, 0, 1.25], 0.46),
    floorPlant(scene, 0.3, 1.75, 0.7),
    pendant(scene, [2.6, 2.15, 2], 0.4),
  ].join('');
}

/** A hall on moving day: the front door open, keys in it, coats of a family, boxes. Returns SVG. */
export function buying(): string {
  return indoorArt(
    {
      appearance: APPEARANCE,
      view: createView([5.0, 2.75, 3.6], 3.1, 1.35),
      crop: { x: 40, y: 70, width: 1080 },
    },
    hall,
  );
}
