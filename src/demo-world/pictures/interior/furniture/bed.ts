import { shade } from '../../paint/color.ts';
import { d, path } from '#src/lib/svg.ts';
import type { RoomScene } from '../scene/interior-scene.ts';
import { block, boxShadow } from '../scene/solid-shapes.ts';
import { cushion } from './textile.ts';
import { face, project } from '../scene/perspective.ts';

type Bed = { readonly x: number; readonly width: number };

const LENGTH = 2.05;
const MATTRESS = 0.52;

function headboard({ view, appearance, palette }: RoomScene, { x, width }: Bed): string {
  const z = view.depth - 0.1;
  const wood = palette.wood;
  switch (appearance.era) {
    case 'heritage':
      return [
        ...[x - 0.08, x + width].map((post) =>
          block(view, [post, 0, z - 0.06], [0.08, 1.32, 0.08], wood),
        ),
        block(view, [x, 1.05, z - 0.05], [width, 0.14, 0.06], shade(wood, 0.05)),
        ...Array.from({ length: 9 }, (_, index) =>
          block(view, [x + ((index + 0.5) * width) / 9, 0.5, z - 0.03], [0.04, 0.56, 0.03], wood),
        ),
      ].join('');
    case 'postwar':
      return block(view, [x - 0.05, 0.3, z - 0.04], [width + 0.1, 0.66, 0.06], wood);
    case 'suburban':
      return [0, 1, 2, 3]
        .map((index) =>
          cushion(
            view,
            [x - 0.06 + (index * (width + 0.12)) / 4, 0.3, z - 0.06],
            [(width + 0.12) / 4, 0.92],
            palette.secondFabric,
          ),
        )
        .join('');
    default:
      return block(
        view,
        [x - 0.3, 0.2, z - 0.02],
        [width + 0.6, 0.85, 0.06],
        palette.feature === palette.wall ? wood : shade(palette.fabric, -0.05),
      );
  }
}

function pillows({ view, palette, random }: RoomScene, { x, width }: Bed): string {
  const isWide = width > 1.2;
  const half = width / 2;
  const row = (z: number, size: readonly [number, number], color: string) =>
    (isWide
      ? [x + (half - size[0]) / 2, x + half + (half - size[0]) / 2]
      : [x + (width - size[0]) / 2]
    )
      .map((left) => cushion(view, [left, MATTRESS + 0.02, z], size, color))
      .join('');
  const front = random.chance(0.6) ? palette.accent : shade(palette.accent, 0.4);
  return [
    row(view.depth - 0.34, [isWide ? half * 0.88 : 0.66, 0.44], '#faf7f1'),
    row(view.depth - 0.52, [isWide ? half * 0.78 : 0.56, 0.36], shade(palette.secondFabric, 0.35)),
    cushion(view, [x + width / 2 - 0.28, MATTRESS + 0.02, view.depth - 0.66], [0.56, 0.26], front),
  ].join('');
}

/** A bed with its head at the back wall, `x` its left edge. */
export function bed(scene: RoomScene, shape: Bed): string {
  const { view, palette, random } = scene;
  const { x, width } = shape;
  const foot = view.depth - LENGTH - 0.1;
  const duvet = random.pick([palette.linen, palette.linen, shade(palette.fabric, 0.55), '#f6f3ec']);
  const blanket = shade(random.chance(0.5) ? palette.accent : palette.fabric, 0.12);
  const end = view.depth - 1.35;
  const [left, edgeY] = project(view, [x - 0.04, MATTRESS, foot - 0.02]);
  const [right] = project(view, [x + width + 0.04, MATTRESS, foot - 0.02]);
  const [, hemY] = project(view, [x, 0.16, foot - 0.02]);
  const drape = d`M${left} ${edgeY}H${right}V${hemY - 6}Q${(left + right) / 2} ${hemY + 8} ${left} ${hemY - 6}Z`;
  const throwAcross = (from: number, to: number, lift: number) =>
    face(
      view,
      [
        [x - 0.05, MATTRESS + lift, from],
        [x + width + 0.05, MATTRESS + lift, from],
        [x + width + 0.05, MATTRESS + lift, to],
        [x - 0.05, MATTRESS + lift, to],
      ],
      blanket,
    );
  return [
    boxShadow(view, [x, 0, foot], [width, 0, LENGTH]),
    headboard(scene, shape),
    block(view, [x, 0.08, foot], [width, 0.26, LENGTH], palette.wood),
    block(
      view,
      [x + 0.01, 0.34, foot + 0.02],
      [width - 0.02, MATTRESS - 0.34, LENGTH - 0.02],
      '#f2efe8',
    ),
    block(
      view,
      [x - 0.04, 0.16, foot - 0.02],
      [width + 0.08, MATTRESS - 0.14, LENGTH - 0.55],
      duvet,
    ),
    path(drape, shade(duvet, -0.06)),
    path(drape, 'url(#corner-shade)', { opacity: 0.7 }),
    face(
      view,
      [
        [x - 0.04, MATTRESS + 0.025, end + 0.55],
        [x + width + 0.04, MATTRESS + 0.025, end + 0.55],
        [x + width + 0.04, MATTRESS + 0.025, end + 0.85],
        [x - 0.04, MATTRESS + 0.025, end + 0.85],
      ],
      shade(duvet, -0.06),
    ),
    throwAcross(foot + 0.2, foot + 0.78, 0.03),
    pillows(scene, shape),
  ].join('');
}
