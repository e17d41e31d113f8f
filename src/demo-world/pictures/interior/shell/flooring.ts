import { shade } from '../../paint/color.ts';
import { path, stroke } from '#src/lib/svg.ts';
import type { RoomScene } from '../scene/interior-scene.ts';
import { face, line } from '../scene/perspective.ts';
import type { InteriorPoint } from '../scene/perspective.ts';

export type Floor = 'planks' | 'tiles' | 'carpet' | 'checker';

function level(scene: RoomScene, fill: string, opacity = 1): string {
  const { view } = scene;
  const corners: InteriorPoint[] = [
    [0, 0, view.near],
    [view.width, 0, view.near],
    [view.width, 0, view.depth],
    [0, 0, view.depth],
  ];
  return face(view, corners, fill, opacity);
}

const BOARD_WIDTHS = {
  heritage: 0.085,
  postwar: 0.075,
  suburban: 0.12,
  contemporary: 0.19,
} as const;
const TONES = [-0.07, 0.05, -0.03, 0.08] as const;

/** Boards running away from the viewer; a few tones, each drawn as one path. */
function planks(scene: RoomScene): string {
  const { view, random, appearance, palette } = scene;
  const width = BOARD_WIDTHS[appearance.era];
  const paths = TONES.map(() => '');
  let seams = '';
  for (let x = 0; x < view.width - 0.01; x += width) {
    const right = Math.min(view.width, x + width);
    seams += line(view, [
      [right, 0, view.near],
      [right, 0, view.depth],
    ]);
    let z = view.near - random.between(0, 1.2);
    while (z < view.depth) {
      const near = Math.max(view.near, z);
      const far = Math.min(view.depth, z + random.between(0.9, 1.7));
      const tone = random.integer(0, 6);
      const corners: InteriorPoint[] = [
        [x, 0, near],
        [right, 0, near],
        [right, 0, far],
        [x, 0, far],
      ];
      if (tone < 4) paths[tone] += `${line(view, corners)}Z`;
      seams += line(view, [
        [x, 0, far],
        [right, 0, far],
      ]);
      z = far;
    }
  }
  return [
    level(scene, palette.floor),
    ...paths.map((data, index) => path(data, shade(palette.floor, TONES[index] ?? 0))),
    stroke(seams, shade(palette.floor, -0.42), { 'stroke-opacity': 0.34, 'stroke-width': 1 }),
  ].join('');
}

function tiles(scene: RoomScene, size: number): string {
  const { view, palette } = scene;
  let joints = '';
  for (let x = size; x < view.width; x += size)
    joints += line(view, [
      [x, 0, view.near],
      [x, 0, view.depth],
    ]);
  for (let z = view.depth; z > view.near; z -= size)
    joints += line(view, [
      [0, 0, z],
      [view.width, 0, z],
    ]);
  const color = shade(palette.tile, -0.12);
  return level(scene, color) + stroke(joints, shade(color, -0.24), { 'stroke-width': 1.4 });
}

function checker(scene: RoomScene): string {
  const { view, palette } = scene;
  const size = 0.3;
  let dark = '';
  let row = 0;
  for (let z = view.depth; z > view.near; z -= size, row += 1) {
    for (let x = row % 2 === 0 ? 0 : size; x < view.width; x += size * 2) {
      const right = Math.min(view.width, x + size);
      dark += `${line(view, [
        [x, 0, z],
        [right, 0, z],
        [right, 0, z - size],
        [x, 0, z - size],
      ])}Z`;
    }
  }
  return level(scene, shade(palette.tile, -0.03)) + path(dark, '#4c5357');
}

function carpet(scene: RoomScene): string {
  const { view, random, palette } = scene;
  const tufts = Array.from({ length: 260 }, () => {
    const x = random.between(0.05, view.width - 0.1);
    const z = random.between(view.near, view.depth - 0.1);
    return line(view, [
      [x, 0, z],
      [x + 0.03, 0, z + 0.02],
    ]);
  });
  const color = shade(palette.rug, -0.06);
  return (
    level(scene, color) +
    stroke(tufts.join(''), shade(color, -0.12), { 'stroke-width': 1.6, 'stroke-opacity': 0.6 })
  );
}

/** The floor of a room from wall to wall, lighter under the windows than before the viewer. */
export function flooring(scene: RoomScene, floor: Floor): string {
  const surfaces: Record<Floor, () => string> = {
    planks: () => planks(scene),
    tiles: () => tiles(scene, scene.appearance.era === 'contemporary' ? 0.6 : 0.33),
    checker: () => checker(scene),
    carpet: () => carpet(scene),
  };
  return surfaces[floor]() + level(scene, 'url(#floor-light)');
}
