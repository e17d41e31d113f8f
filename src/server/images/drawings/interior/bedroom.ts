import { shade } from '../paint/color.ts';
import { box, d, path, rect } from '../paint/svg.ts';
import { cushion, floorPlant, frontBox, lampShade, pendant, wallArt } from './furnishing.ts';
import { block, face, project, ROOM } from './projection.ts';
import { floorShadow, indoorPicture } from './room-shell.ts';
import type { RoomColors, RoomScene } from './room-shell.ts';
import { backWindow, leftWindow } from './room-window.ts';

const BED = { left: 2.05, width: 1.9, near: 1.65 };

function headboard({ colors, random }: RoomScene): string {
  const { left, width } = BED;
  const height = 1.2;
  const z = ROOM.depth - 0.12;
  if (random.chance(0.5)) {
    const wood = shade(colors.floor, -0.22);
    return block({ x: left - 0.1, y: 0, z, width: width + 0.2, height, depth: 0.1 }, wood);
  }
  const panel = (width + 0.2) / 5;
  return (
    block({ x: left - 0.1, y: 0, z, width: width + 0.2, height: 0.6, depth: 0.1 }, colors.fabric) +
    [0, 1, 2, 3, 4]
      .map((index) =>
        cushion([left - 0.1 + index * panel, 0.3, z], [panel, height - 0.3], colors.fabric),
      )
      .join('')
  );
}

function pillows(colors: RoomColors): string {
  const { left } = BED;
  return [
    cushion([left + 0.08, 0.6, 3.72], [0.84, 0.46], '#f7f4ee'),
    cushion([left + 0.98, 0.6, 3.72], [0.84, 0.46], '#f7f4ee'),
    cushion([left + 0.16, 0.58, 3.5], [0.7, 0.4], shade(colors.fabric, 0.35)),
    cushion([left + 1.04, 0.58, 3.5], [0.7, 0.4], shade(colors.fabric, 0.35)),
    cushion([left + 0.6, 0.57, 3.3], [0.7, 0.3], colors.accent),
  ].join('');
}

function bedding({ colors, random }: RoomScene): string {
  const { left, width, near } = BED;
  const duvet = random.pick(['#f6f3ed', '#e8e3d9', '#dfe4e6', shade(colors.fabric, 0.5)]);
  const throwColor = shade(colors.accent, 0.12);
  const long = ROOM.depth - near - 0.1;
  const [x, y] = project([left - 0.02, 0.58, near]);
  const [right, foot] = project([left + width + 0.02, 0.2, near]);
  const folds = [0.18, 0.37, 0.61, 0.83].map((share) => {
    const at = x + (right - x) * share;
    return d`M${at} ${y + 8}Q${at + 6} ${(y + foot) / 2} ${at - 3} ${foot - 3}`;
  });
  return [
    block(
      { x: left, y: 0.02, z: near + 0.04, width, height: 0.26, depth: long },
      shade(colors.floor, -0.3),
    ),
    block(
      { x: left - 0.02, y: 0.2, z: near, width: width + 0.04, height: 0.38, depth: long },
      duvet,
    ),
    path(folds.join(''), 'none', {
      stroke: shade(duvet, -0.14),
      'stroke-width': 2.5,
      'stroke-linecap': 'round',
    }),
    pillows(colors),
    face(
      [
        [left - 0.03, 0.595, near + 0.25],
        [left + width + 0.03, 0.595, near + 0.25],
        [left + width + 0.03, 0.595, near + 0.85],
        [left - 0.03, 0.595, near + 0.85],
      ],
      throwColor,
    ),
  ].join('');
}

function nightStand({ colors }: RoomScene, x: number): string {
  const z = 3.45;
  const wood = shade(colors.floor, -0.12);
  const drawer = (y: number) => {
    const area = frontBox([x + 0.03, y, z], 0.44, 0.19);
    const pull = box(area.x + area.width / 2 - 7, area.y + area.height / 2 - 1.5, 14, 3);
    return rect(area, shade(wood, 0.08), { stroke: shade(wood, -0.2) }) + rect(pull, '#c7a866');
  };
  const stem = frontBox([x + 0.23, 0.52, z + 0.2], 0.04, 0.26);
  return [
    floorShadow(x + 0.25, z + 0.1, 0.8, 0.5),
    block({ x, y: 0.08, z, width: 0.5, height: 0.44, depth: 0.45 }, wood),
    drawer(0.1),
    drawer(0.31),
    rect(stem, '#c7a866'),
    lampShade([x + 0.25, 0.74, z + 0.2], 0.34),
  ].join('');
}

function rug(color: string): string {
  const mat = (inset: number, fill: string) =>
    face(
      [
        [1.2 + inset, 0.01, 0.55 + inset],
        [4.8 - inset, 0.01, 0.55 + inset],
        [4.8 - inset, 0.01, 2.9 - inset],
        [1.2 + inset, 0.01, 2.9 - inset],
      ],
      fill,
    );
  return mat(0, color) + mat(0.1, shade(color, -0.12)) + mat(0.14, color);
}

function bench({ colors }: RoomScene): string {
  const legs = [2.3, 3.64].map((x) =>
    block({ x, y: 0, z: 1.08, width: 0.06, height: 0.34, depth: 0.3 }, '#3a2d22'),
  );
  return [
    floorShadow(3, 1.2, 1.9, 0.6),
    ...legs,
    block(
      { x: 2.2, y: 0.34, z: 1.02, width: 1.6, height: 0.12, depth: 0.42 },
      shade(colors.fabric, 0.1),
    ),
  ].join('');
}

function wardrobe({ random, colors }: RoomScene): string {
  const color = random.pick(['#f3f0ea', shade(colors.floor, 0.1), '#d9d4ca']);
  return [0.9, 1.7, 2.5]
    .map((z) => block({ x: 5.4, y: 0.04, z, width: 0.6, height: 2.3, depth: 0.78 }, color))
    .reverse()
    .join('');
}

function backWall(scene: RoomScene): string {
  if (scene.random.chance(0.5)) {
    const art = wallArt(scene, [2.5, 1.45, ROOM.depth], [1, 0.72]);
    return art + backWindow(scene, { from: 0.35, to: 1.15, bottom: 0.85, top: 2.2 }, 1);
  }
  return [2.12, 2.74, 3.36].map((x) => wallArt(scene, [x, 1.5, ROOM.depth], [0.5, 0.66])).join('');
}

/** A bedroom: bed with headboard between night stands, side window, wardrobe. Returns SVG. */
export function bedroom(seed: number): string {
  return indoorPicture(seed, (scene) => {
    const { random, colors } = scene;
    const ceilingLamp = random.chance(0.5) ? pendant([3, 2.2, 2], shade(colors.accent, 0.3)) : '';
    return [
      backWall(scene),
      leftWindow(scene, { from: 0.5, to: 2.7, bottom: 0.55, top: 2.2 }, 3),
      wardrobe(scene),
      rug(random.pick(['#e6dccd', '#d5d9da', '#efe9df'])),
      floorShadow(3, 2.3, 2.8, 2.6),
      headboard(scene),
      nightStand(scene, 1.35),
      nightStand(scene, 4.15),
      bedding(scene),
      random.chance(0.6) ? bench(scene) : '',
      floorPlant(scene, 0.62, 3.3),
      ceilingLamp,
    ].join('');
  });
}
