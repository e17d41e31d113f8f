import { shade } from '../paint/color.ts';
import { box, ellipse, rect, stroke } from '../paint/svg.ts';
import { frontBox, pendant } from './furnishing.ts';
import { cabinetRun } from './kitchen-cabinets.ts';
import type { KitchenColors } from './kitchen-cabinets.ts';
import { block, face, project, ROOM, segments } from './projection.ts';
import type { Place } from './projection.ts';
import { floorShadow, indoorPicture } from './room-shell.ts';
import type { RoomScene } from './room-shell.ts';
import { backWindow, leftWindow } from './room-window.ts';

function chooseKitchen({ random }: RoomScene): KitchenColors {
  const lower = random.pick(['#f3f1ec', '#5b6f66', '#3f5266', '#b98d5f', '#8d9aa0', '#2f3438']);
  return {
    lower,
    upper: random.pick([lower, '#f5f3ee', '#f5f3ee']),
    island: random.pick([lower, '#3f5266', '#5b6f66', '#a87c50', '#f1eee8']),
    counter: random.pick(['#f4f2ee', '#e6e2da', '#55565a', '#d8cfc0']),
    metal: random.pick(['#b9bdc1', '#33363a', '#c2a15c']),
    tile: random.pick(['#f6f4ef', '#dfe7e6', '#e9e2d5']),
  };
}

function backsplash({ tile }: KitchenColors): string {
  const z = ROOM.depth;
  const rows: [Place, Place][] = [];
  for (let row = 0; row <= 6; row += 1) {
    const y = 0.92 + row * 0.1;
    rows.push([
      [1.0, y, z],
      [ROOM.width, y, z],
    ]);
    for (let x = 1.1 + (row % 2) * 0.11; x < ROOM.width && row < 6; x += 0.22) {
      rows.push([
        [x, y, z],
        [x, y + 0.1, z],
      ]);
    }
  }
  return (
    face(
      [
        [1.0, 0.9, z],
        [ROOM.width, 0.9, z],
        [ROOM.width, 1.55, z],
        [1.0, 1.55, z],
      ],
      tile,
    ) + stroke(segments(rows), shade(tile, -0.16), { 'stroke-width': 0.9 })
  );
}

function fridge(): string {
  const z = 3.3;
  const area = frontBox([0.12, 0.06, z], 0.86, 1.86);
  const steel = '#c9cdd0';
  return [
    block({ x: 0.1, y: 0, z, width: 0.9, height: 1.95, depth: 0.7 }, steel),
    rect({ ...area, width: area.width * 0.46 }, '#ffffff', { opacity: 0.16 }),
    rect(box(area.x + area.width / 2 - 1, area.y, 2, area.height * 0.62), '#80868b'),
    rect(box(area.x, area.y + area.height * 0.62, area.width, 2), '#80868b'),
    rect(
      box(area.x + area.width / 2 - 10, area.y + area.height * 0.2, 4, area.height * 0.32),
      '#6f757a',
    ),
    rect(
      box(area.x + area.width / 2 + 6, area.y + area.height * 0.2, 4, area.height * 0.32),
      '#6f757a',
    ),
    rect(
      box(area.x + area.width * 0.25, area.y + area.height * 0.68, area.width * 0.5, 4),
      '#6f757a',
    ),
  ].join('');
}

function range({ metal }: KitchenColors): string {
  const z = 3.36;
  const x = 3.9;
  const oven = frontBox([x + 0.08, 0.2, z], 0.6, 0.42);
  const knobs = frontBox([x + 0.08, 0.76, z], 0.6, 0.06);
  return [
    block({ x, y: 0.02, z, width: 0.76, height: 0.92, depth: 0.64 }, '#c4c8cb'),
    rect(oven, '#24272b', { rx: 3 }),
    rect({ ...oven, y: oven.y - 10, height: 4 }, '#80868b'),
    ...[0, 1, 2, 3].map((index) =>
      ellipse(box(knobs.x + (index * knobs.width) / 3.6, knobs.y, 8, 8), '#3c4045'),
    ),
    block({ x: x + 0.02, y: 1.62, z: 3.5, width: 0.72, height: 0.16, depth: 0.5 }, metal),
    block(
      { x: x + 0.22, y: 1.78, z: 3.65, width: 0.32, height: ROOM.height - 1.78, depth: 0.35 },
      metal,
    ),
  ].join('');
}

function sinkTap({ metal }: KitchenColors): string {
  const [x, y] = project([2.35, 0.93, 3.8]);
  const pipe = `M${x.toFixed(1)} ${y.toFixed(1)}v-28q0 -14 12 -14t12 14v6`;
  return stroke(pipe, metal, { 'stroke-width': 4.5, 'stroke-linecap': 'round' });
}

function stool(x: number, seat: string): string {
  const z = 0.72;
  const leg = (dx: number, dz: number) =>
    block({ x: x + dx, y: 0, z: z + dz, width: 0.035, height: 0.62, depth: 0.035 }, '#3a3530');
  return [
    floorShadow(x + 0.2, z + 0.15, 0.6, 0.45),
    leg(0.02, 0.3),
    leg(0.34, 0.3),
    leg(0.02, 0),
    leg(0.34, 0),
    block({ x: x + 0.02, y: 0.22, z, width: 0.35, height: 0.03, depth: 0.03 }, '#3a3530'),
    block({ x: x - 0.01, y: 0.62, z: z - 0.02, width: 0.42, height: 0.07, depth: 0.38 }, seat),
  ].join('');
}

function island({ random, colors }: RoomScene, kitchen: KitchenColors): string {
  const shape = { x: 1.75, y: 0, z: 1.25, width: 2.6, height: 0.88, depth: 0.85 };
  const panelWidth = 0.76;
  const panels = [0, 1, 2].map((index) => {
    const area = frontBox([1.86 + index * 0.83, 0.14, shape.z], panelWidth, 0.64);
    return rect(area, 'none', { stroke: shade(kitchen.island, -0.2), 'stroke-width': 2 });
  });
  const bowl = frontBox([3.55, 0.94, 1.6], 0.4, 0.12);
  const fruit = [0.12, 0.36, 0.6].map((share, index) =>
    ellipse(
      box(bowl.x + bowl.width * share, bowl.y - 10, 22, 22),
      index === 1 ? '#e0a23a' : '#c8552f',
    ),
  );
  const seats = random.pick(['#b98d5f', colors.accent, '#e9e2d6']);
  return [
    floorShadow(3.05, 1.4, 3.5, 1.4),
    block(shape, kitchen.island),
    ...panels,
    block({ x: 1.6, y: 0.88, z: 1.05, width: 2.9, height: 0.06, depth: 1.15 }, kitchen.counter),
    ...fruit,
    rect(bowl, '#faf8f4', { rx: 12 }),
    ...[1.85, 2.85, 3.85].map((x) => stool(x, seats)),
  ].join('');
}

/** A kitchen: cabinets along the back wall, range and hood, an island with stools. Returns SVG. */
export function kitchen(seed: number): string {
  return indoorPicture(seed, (scene) => {
    const colors = chooseKitchen(scene);
    const lamp = scene.random.pick(['#2f3338', '#c2a15c', '#f4f1ea', scene.colors.accent]);
    return [
      backsplash(colors),
      backWindow(scene, { from: 1.85, to: 2.95, bottom: 1.12, top: 2.15 }, 2),
      leftWindow(scene, { from: 0.2, to: 2.5, bottom: 0.08, top: 2.2 }, 3),
      cabinetRun(colors),
      range(colors),
      sinkTap(colors),
      fridge(),
      island(scene, colors),
      ...[2.45, 3.45].map((x) => pendant([x, 1.78, 1.6], lamp)),
    ].join('');
  });
}
