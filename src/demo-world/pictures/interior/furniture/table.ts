import { shade } from '../../paint/color.ts';
import { ellipse } from '#src/lib/svg.ts';
import type { RoomScene } from '../scene/interior-scene.ts';
import { block, boxShadow, floorShadow, levelDisc, turnedSolid } from '../scene/solid-shapes.ts';
import type { InteriorPoint, Size } from '../scene/perspective.ts';

/** A table with four legs; `at` is its near left foot, the size includes the top. */
export function legTable(
  scene: RoomScene,
  [x, , z]: InteriorPoint,
  [width, height, depth]: Size,
  color: string,
): string {
  const { view, appearance } = scene;
  const leg = appearance.era === 'contemporary' ? 0.045 : 0.065;
  const slim = appearance.era === 'contemporary' ? '#2f2c29' : shade(color, -0.14);
  const inset = 0.06;
  const feet = [
    [x + inset, 0, z + depth - inset - leg],
    [x + width - inset - leg, 0, z + depth - inset - leg],
    [x + inset, 0, z + inset],
    [x + width - inset - leg, 0, z + inset],
  ] as const;
  const apron =
    appearance.era === 'heritage' || appearance.era === 'suburban'
      ? block(
          view,
          [x + inset, height - 0.14, z + inset],
          [width - 2 * inset, 0.1, depth - 2 * inset],
          shade(color, -0.1),
        )
      : '';
  return [
    floorShadow(view, [x + width / 2 + 0.08, z + depth / 2], width * 1.25, depth * 1.45),
    ...feet.map((foot) => block(view, foot, [leg, height - 0.04, leg], slim)),
    apron,
    block(view, [x, height - 0.045, z], [width, 0.045, depth], color),
  ].join('');
}

/** A round table on a pedestal. */
export function roundTable(
  { view }: RoomScene,
  [x, height, z]: InteriorPoint,
  radius: number,
  color: string,
): string {
  const rim = levelDisc(view, [x, height, z], radius);
  return [
    floorShadow(view, [x + 0.08, z], radius * 2.7, radius * 2.3),
    turnedSolid(
      view,
      [x, 0, z],
      [
        [radius * 0.5, 0],
        [radius * 0.46, 0.03],
        [0.06, 0.1],
        [0.05, height - 0.06],
      ],
      shade(color, -0.18),
    ),
    ellipse({ ...rim, y: rim.y + 7 }, shade(color, -0.3)),
    ellipse(rim, shade(color, 0.1)),
    ellipse(
      {
        x: rim.x + rim.width * 0.1,
        y: rim.y + rim.height * 0.1,
        width: rim.width * 0.5,
        height: rim.height * 0.42,
      },
      '#ffffff',
      { opacity: 0.13 },
    ),
  ].join('');
}

/** A closed low cupboard with doors, standing against the back wall or a side wall. */
export function sideboard(
  { view, palette }: RoomScene,
  at: InteriorPoint,
  size: Size,
  doors = 3,
): string {
  const [x, y, z] = at;
  const [width, height, depth] = size;
  const color = palette.wood;
  const step = width / doors;
  const fronts = Array.from(
    { length: doors },
    (_, index) =>
      block(
        view,
        [x + index * step + 0.015, y + 0.03, z - 0.012],
        [step - 0.03, height - 0.07, 0.012],
        shade(color, 0.07),
      ) +
      block(
        view,
        [x + index * step + (index % 2 === 0 ? step - 0.08 : 0.05), y + height * 0.5, z - 0.03],
        [0.02, 0.1, 0.02],
        shade(palette.metal, -0.05),
      ),
  );
  return [
    boxShadow(view, [x, 0, z], size),
    block(view, [x + 0.06, 0, z + 0.04], [width - 0.12, y, depth - 0.06], shade(color, -0.5)),
    block(view, at, size, color),
    ...fronts,
    block(
      view,
      [x - 0.02, y + height - 0.02, z - 0.02],
      [width + 0.04, 0.03, depth + 0.02],
      shade(color, 0.12),
    ),
  ].join('');
}
