import { shade } from '../../paint/color.ts';
import { rect } from '#src/lib/svg.ts';
import type { RoomScene } from '../scene/interior-scene.ts';
import { block, floorShadow, frontBox, levelDisc, turnedSolid } from '../scene/solid-shapes.ts';
import { ellipse } from '#src/lib/svg.ts';
import type { InteriorPoint } from '../scene/perspective.ts';

export type Facing = 'viewer' | 'away' | 'left' | 'right';

const WIDTH = 0.46;
const SEAT = 0.46;
const BACK = 0.9;

function legs({ view }: RoomScene, [x, , z]: InteriorPoint, color: string): string {
  const far = z + WIDTH - 0.05;
  const places = [
    [x, 0, far],
    [x + WIDTH - 0.04, 0, far],
    [x, 0, z],
    [x + WIDTH - 0.04, 0, z],
  ] as const;
  return places.map((place) => block(view, place, [0.04, SEAT - 0.04, 0.04], color)).join('');
}

/** Back seen from the front or behind: upholstered, slatted or with one wide rail. */
function flatBack(scene: RoomScene, [x, , z]: InteriorPoint, color: string): string {
  const { view, appearance, palette } = scene;
  const depth = 0.04;
  const posts = [x, x + WIDTH - 0.04]
    .map((left) => block(view, [left, SEAT, z], [0.04, BACK - SEAT, depth], color))
    .join('');
  const rail = block(view, [x, BACK - 0.09, z], [WIDTH, 0.09, depth], color);
  const slats = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      block(
        view,
        [x + 0.08 + (index * 0.28) / (count - 1), SEAT, z],
        [0.025, BACK - SEAT - 0.06, 0.02],
        shade(color, -0.05),
      ),
    ).join('');
  const pad = rect(
    frontBox(view, [x + 0.01, SEAT + 0.03, z - 0.01], WIDTH - 0.02, BACK - SEAT),
    palette.secondFabric,
    {
      rx: 9,
      stroke: shade(palette.secondFabric, -0.3),
      'stroke-opacity': 0.5,
    },
  );
  switch (appearance.era) {
    case 'heritage':
      return posts + slats(5) + rail;
    case 'postwar':
      return posts + block(view, [x, BACK - 0.2, z], [WIDTH, 0.16, depth], color);
    case 'suburban':
      return (
        posts + slats(3) + rail + block(view, [x, SEAT + 0.12, z], [WIDTH, 0.05, depth], color)
      );
    default:
      return pad;
  }
}

function sideBack(scene: RoomScene, [x, , z]: InteriorPoint, color: string): string {
  const { view, appearance, palette } = scene;
  const tint = appearance.era === 'contemporary' ? palette.secondFabric : color;
  const far = block(view, [x, SEAT, z + WIDTH - 0.04], [0.04, BACK - SEAT, 0.04], tint);
  const rails = [0.1, 0.24, 0.36].map((up) =>
    block(view, [x, SEAT + up, z], [0.03, 0.07, WIDTH], tint),
  );
  const near = block(view, [x, SEAT, z], [0.04, BACK - SEAT, 0.04], tint);
  return far + rails.join('') + near;
}

/** A dining chair; (x, z) is its near left leg. */
export function chair(scene: RoomScene, [x, , z]: InteriorPoint, facing: Facing): string {
  const { view, palette, appearance } = scene;
  const wood = appearance.era === 'contemporary' ? '#3a3632' : palette.wood;
  const at: InteriorPoint = [x, 0, z];
  const seat =
    block(view, [x, SEAT - 0.04, z], [WIDTH, 0.04, WIDTH], wood) +
    block(
      view,
      [x + 0.01, SEAT, z + 0.01],
      [WIDTH - 0.02, 0.03, WIDTH - 0.02],
      palette.secondFabric,
    );
  const shadow = floorShadow(view, [x + WIDTH / 2 + 0.05, z + WIDTH / 2], 0.85, 0.75);
  const base = shadow + legs(scene, at, wood);
  switch (facing) {
    case 'viewer':
      return base + flatBack(scene, [x, 0, z + WIDTH - 0.04], wood) + seat;
    case 'away':
      return base + seat + flatBack(scene, at, wood);
    case 'left':
      return base + seat + sideBack(scene, [x + WIDTH - 0.04, 0, z], wood);
    default:
      return base + sideBack(scene, at, wood) + seat;
  }
}

/** A backless counter stool with a round seat. */
export function stool({ view, palette, appearance }: RoomScene, x: number, z: number): string {
  const metal = appearance.era === 'contemporary' ? '#2f2f30' : palette.wood;
  const spread = 0.15;
  const legsAt = [
    [x - spread, 0, z + spread],
    [x + spread, 0, z + spread],
    [x - spread, 0, z - spread],
    [x + spread, 0, z - spread],
  ] as const;
  return [
    floorShadow(view, [x + 0.04, z], 0.6, 0.5),
    ...legsAt.map((place) => block(view, place, [0.026, 0.62, 0.026], metal)),
    block(view, [x - spread, 0.22, z - spread], [spread * 2 + 0.02, 0.02, 0.02], metal),
    turnedSolid(
      view,
      [x + 0.01, 0.62, z],
      [
        [0.19, 0],
        [0.19, 0.05],
      ],
      palette.secondFabric,
    ),
    ellipse(levelDisc(view, [x + 0.01, 0.675, z], 0.15), '#ffffff', { opacity: 0.12 }),
  ].join('');
}
