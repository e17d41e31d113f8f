import { shade } from '../paint/color.ts';
import { box, ellipse, rect } from '../paint/svg.ts';
import { cushion, floorPlant, frontBox, lampShade, wallArt } from './furnishing.ts';
import { block, face, project, ROOM, scaleAt } from './projection.ts';
import { floorShadow, indoorPicture } from './room-shell.ts';
import type { RoomScene } from './room-shell.ts';
import { backWindow, curtains, leftWindow } from './room-window.ts';

function rug({ colors, random }: RoomScene): string {
  const color = random.pick(['#e2d8c8', '#cfd5d8', '#ece5da', shade(colors.accent, 0.55)]);
  const mat = (inset: number, fill: string) =>
    face(
      [
        [1.1 + inset, 0.01, 0.1 + inset],
        [4.9 - inset, 0.01, 0.1 + inset],
        [4.9 - inset, 0.01, 2.7 - inset],
        [1.1 + inset, 0.01, 2.7 - inset],
      ],
      fill,
    );
  return mat(0, color) + mat(0.12, shade(color, -0.16)) + mat(0.17, color);
}

function sofa({ colors }: RoomScene): string {
  const { fabric, accent } = colors;
  const left = 1.75;
  const width = 2.5;
  const z = 2.3;
  const seat = (width - 0.4) / 3;
  const parts = [
    floorShadow(3, z + 0.2, width * 1.15, 1.2),
    block({ x: left, y: 0.1, z: z + 0.75, width, height: 0.72, depth: 0.2 }, shade(fabric, -0.06)),
    block(
      { x: left + 0.2, y: 0.1, z, width: width - 0.4, height: 0.3, depth: 0.8 },
      shade(fabric, -0.16),
    ),
  ];
  for (const index of [0, 1, 2]) {
    const x = left + 0.2 + index * seat;
    parts.push(cushion([x, 0.42, z + 0.62], [seat - 0.01, 0.46], shade(fabric, 0.05)));
  }
  for (const index of [0, 1, 2]) {
    const x = left + 0.2 + index * seat;
    parts.push(
      block(
        { x: x + 0.01, y: 0.36, z, width: seat - 0.02, height: 0.06, depth: 0.62 },
        shade(fabric, 0.08),
      ),
    );
    parts.push(cushion([x + 0.005, 0.3, z - 0.02], [seat - 0.01, 0.17], shade(fabric, 0.04)));
  }
  parts.push(
    block({ x: left - 0.02, y: 0.1, z: z - 0.04, width: 0.22, height: 0.52, depth: 0.95 }, fabric),
    block(
      { x: left + width - 0.2, y: 0.1, z: z - 0.04, width: 0.22, height: 0.52, depth: 0.95 },
      shade(fabric, -0.05),
    ),
    cushion([left + 0.32, 0.46, z + 0.4], [0.44, 0.4], accent),
    cushion([left + width - 0.74, 0.46, z + 0.4], [0.44, 0.4], shade(accent, 0.5)),
  );
  return parts.join('');
}

function coffeeTable({ colors, random }: RoomScene): string {
  const wood = shade(colors.floor, random.pick([-0.4, 0.25]));
  const legs = [2.3, 3.64].flatMap((x) =>
    [1.55, 0.85].map((z) =>
      block({ x, y: 0, z, width: 0.06, height: 0.36, depth: 0.06 }, '#3a2d22'),
    ),
  );
  const books = frontBox([2.62, 0.4, 1.15], 0.42, 0.04);
  const vase = frontBox([3.2, 0.4, 1.2], 0.13, 0.24);
  return [
    floorShadow(3, 1.2, 2, 1.1),
    ...legs,
    block({ x: 2.25, y: 0.35, z: 0.8, width: 1.5, height: 0.05, depth: 0.85 }, wood),
    rect(books, '#f5f1ea'),
    rect(
      { ...books, x: books.x + 5, y: books.y - books.height, width: books.width - 12 },
      colors.accent,
    ),
    rect(vase, '#efeae2', { rx: 10 }),
    sprig(vase.x + vase.width / 2, vase.y),
  ].join('');
}

function sprig(x: number, y: number): string {
  return [-16, -8, 0, 9, 17]
    .map((lean, index) =>
      ellipse(
        box(x + lean - 5, y - 36 + Math.abs(lean) * 0.8, 10, 34),
        shade('#5f8c55', index * 0.08 - 0.12),
        {
          transform: `rotate(${lean * 1.8} ${x.toFixed(1)} ${y.toFixed(1)})`,
        },
      ),
    )
    .join('');
}

function floorLamp(x: number, z: number): string {
  const pole = frontBox([x - 0.012, 0, z], 0.024, 1.45);
  const scale = scaleAt(z);
  const [footX, footY] = project([x, 0, z]);
  return [
    ellipse(box(footX - 0.16 * scale, footY - 0.04 * scale, 0.32 * scale, 0.08 * scale), '#35302b'),
    rect(pole, '#35302b'),
    lampShade([x, 1.42, z], 0.4),
  ].join('');
}

function mediaConsole({ colors }: RoomScene): string {
  const wood = shade(colors.floor, -0.25);
  return [
    block({ x: 5.52, y: 0.12, z: 0.7, width: 0.48, height: 0.42, depth: 2 }, wood),
    face(
      [
        [5.97, 0.85, 0.8],
        [5.97, 0.85, 2.5],
        [5.97, 1.75, 2.5],
        [5.97, 1.75, 0.8],
      ],
      '#1d2024',
    ),
    face(
      [
        [5.96, 0.89, 0.86],
        [5.96, 0.89, 2.44],
        [5.96, 1.71, 2.44],
        [5.96, 1.3, 0.86],
      ],
      '#343a42',
    ),
  ].join('');
}

function fireplace(scene: RoomScene): string {
  const { colors, random } = scene;
  const stone = random.pick(['#cfc8bc', '#8c8983', '#f1eee8', '#6f7478']);
  const z = ROOM.depth - 0.3;
  const hearth = frontBox([2.6, 0.2, z], 0.8, 0.58);
  return [
    block({ x: 2.1, y: 0, z, width: 1.8, height: ROOM.height, depth: 0.3 }, stone),
    rect(hearth, '#1c1917'),
    ellipse(
      box(hearth.x + 14, hearth.y + hearth.height - 44, hearth.width - 28, 60),
      'url(#lamp-glow)',
    ),
    rect({ ...hearth, y: hearth.y + hearth.height - 9, height: 9 }, '#5a3a22'),
    block(
      { x: 2.0, y: 1.02, z: z - 0.14, width: 2, height: 0.09, depth: 0.14 },
      shade(colors.floor, -0.2),
    ),
    wallArt(scene, [2.45, 1.3, z], [1.1, 0.85]),
  ].join('');
}

function backWall(scene: RoomScene): string {
  const cloth = scene.random.pick(['#f4efe5', '#e5e2dc', shade(scene.colors.accent, 0.62)]);
  if (scene.random.chance(0.4)) {
    return [
      backWindow(scene, { from: 0.55, to: 1.7, bottom: 0.75, top: 2.2 }, 2),
      backWindow(scene, { from: 4.3, to: 5.45, bottom: 0.75, top: 2.2 }, 2),
      fireplace(scene),
    ].join('');
  }
  const opening = { from: 1.55, to: 4.45, bottom: 0.7, top: 2.28 };
  return [
    backWindow(scene, opening, 4),
    curtains(opening, cloth),
    wallArt(scene, [0.3, 1.25, ROOM.depth], [0.62, 0.8]),
    wallArt(scene, [5.08, 1.25, ROOM.depth], [0.62, 0.8]),
  ].join('');
}

/** A living room: sofa, rug, low table, and a picture window or a fireplace behind. Returns SVG. */
export function living(seed: number): string {
  return indoorPicture(seed, (scene) =>
    [
      backWall(scene),
      leftWindow(scene, { from: 0.6, to: 2.9, bottom: 0.35, top: 2.25 }, 3),
      mediaConsole(scene),
      rug(scene),
      floorLamp(4.95, 3.1),
      sofa(scene),
      floorPlant(scene, 0.72, 3.2),
      coffeeTable(scene),
    ].join(''),
  );
}
