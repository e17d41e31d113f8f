import { shade } from '../../paint/color.ts';
import { path } from '#src/lib/svg.ts';
import { tone } from '../light/tone.ts';
import { outlinePath, quadFace } from '../space/face.ts';
import type { ExteriorPoint } from '../space/place.ts';
import type { Stage } from '../stage.ts';
import { frontOf, walls } from './block.ts';
import type { BuildingBlock } from './block.ts';
import { paintFace, paintSlope } from './material.ts';
import type { Material } from './material.ts';
import { roof } from './roof.ts';

/** A covered entrance before a wall at z1, metres. */
export type Porch = {
  readonly x0: number;
  readonly x1: number;
  readonly z0: number;
  readonly z1: number;
  readonly floorM: number;
  readonly beamM: number;
  readonly posts: number;
  readonly roof: 'shed' | 'gable' | 'flat';
  readonly post: string;
  readonly postWidthM: number;
  readonly cover: Material;
  readonly gable: Material;
};

const NEUTRAL = '#b3aca1';

function slabOf({ x0, x1, z0, z1, floorM, cover }: Porch): BuildingBlock {
  const wall: Material = { kind: 'concrete', color: NEUTRAL };
  const size = { x0, x1, z0, z1, y0: 0, y1: floorM };
  return { ...size, roof: 'none', riseM: 0, wall, cover, trim: NEUTRAL };
}

/** The deck of a porch and its shade on the wall behind; drawn before the door. */
export function porchFloor(stage: Stage, porch: Porch): string {
  const { x0, x1, z0, z1, floorM, beamM } = porch;
  const deck = outlinePath(stage.camera, [
    [x0, floorM, z0],
    [x1, floorM, z0],
    [x1, floorM, z1],
    [x0, floorM, z1],
  ]);
  const back = outlinePath(stage.camera, [
    [x0, floorM, z1],
    [x1 + 0.5, floorM, z1],
    [x1 + 0.5, beamM + 0.3, z1],
    [x0, beamM + 0.3, z1],
  ]);
  return [
    path(back, '#131a30', { opacity: 0.3 }),
    walls(stage, slabOf(porch)),
    path(deck, shade(tone(stage, NEUTRAL, [0, 1, 0]), -0.14)),
  ].join('');
}

function post(stage: Stage, porch: Porch, x: number, z: number): string {
  const { postWidthM: width, floorM, beamM } = porch;
  const block: BuildingBlock = {
    ...slabOf(porch),
    x0: x,
    x1: x + width,
    z0: z,
    z1: z + width,
    y0: floorM,
    y1: beamM,
    wall: { kind: 'stucco', color: porch.post },
  };
  const foot: BuildingBlock = {
    ...block,
    x0: x - 0.05,
    x1: x + width + 0.05,
    z0: z - 0.05,
    y1: floorM + 0.2,
  };
  return walls(stage, block) + walls(stage, foot);
}

function shed(stage: Stage, porch: Porch): string {
  const { x0, x1, z0, z1, beamM, cover } = porch;
  const [low, high, out] = [beamM + 0.3, beamM + 0.3 + (z1 - z0) * 0.34, 0.3];
  const slope = quadFace(
    [x0 - out, low, z0 - out],
    [x1 + out, low, z0 - out],
    [x1 + out, high, z1],
    [x0 - out, high, z1],
  );
  const side = outlinePath(stage.camera, [
    [x0, low, z0],
    [x0, high - 0.05, z1],
    [x0, low, z1],
  ]);
  return [
    path(side, tone(stage, porch.post, [-1, 0, 0])),
    paintSlope(stage, slope, cover),
    beam(stage, { ...porch, x0: x0 - out, x1: x1 + out, z0: z0 - out }, low - 0.16, low),
  ].join('');
}

function beam(
  stage: Stage,
  { x0, x1, z0, z1, post: color }: Porch,
  low: number,
  high: number,
): string {
  const sides: readonly (readonly [ExteriorPoint, ExteriorPoint])[] = [
    [
      [x0, low, z1],
      [x0, low, z0],
    ],
    [
      [x0, low, z0],
      [x1, low, z0],
    ],
  ];
  return sides
    .map(([from, to]) =>
      paintFace(stage, quadFace(from, to, [to[0], high, to[2]], [from[0], high, from[2]]), {
        kind: 'stucco',
        color,
      }),
    )
    .join('');
}

/** Posts, beam and roof of a porch; drawn after the door and windows behind it. */
export function porchFrame(stage: Stage, porch: Porch): string {
  const { x0, x1, z0, beamM, posts, postWidthM } = porch;
  const gap = (x1 - x0 - postWidthM - 0.1) / Math.max(1, posts - 1);
  const columns = Array.from({ length: posts }, (_, index) =>
    post(stage, porch, x0 + 0.05 + index * gap, z0 + 0.05),
  );
  const frame = [...columns, beam(stage, porch, beamM, beamM + 0.3)].join('');
  if (porch.roof === 'shed') return frame + shed(stage, porch);
  const top: BuildingBlock = {
    ...slabOf(porch),
    y0: beamM,
    y1: beamM + 0.3,
    wall: { kind: 'stucco', color: porch.post },
    gable: porch.gable,
    cover: porch.cover,
    trim: porch.post,
    roof: porch.roof === 'gable' ? 'front-gable' : 'flat',
    riseM: porch.roof === 'gable' ? (x1 - x0) * 0.28 : 0.25,
    overhangM: 0.25,
  };
  const pediment = porch.roof === 'gable' ? paintFace(stage, frontOf(top), porch.gable) : '';
  return frame + pediment + roof(stage, top);
}

/** Steps down from a floor edge at z0 to the ground, towards the street. */
export function steps(
  stage: Stage,
  { x0, x1, z0, floorM }: Pick<Porch, 'x0' | 'x1' | 'z0' | 'floorM'>,
): string {
  const count = Math.max(1, Math.round(floorM / 0.18) - 1);
  return Array.from({ length: count }, (_, index) => {
    const level = count - index;
    const y1 = (floorM * level) / (count + 1);
    const near = z0 - (index + 1) * 0.32;
    const block: BuildingBlock = {
      x0,
      x1,
      z0: near,
      z1: near + 0.32,
      y0: 0,
      y1,
      roof: 'none',
      riseM: 0,
      wall: { kind: 'stucco', color: '#a8a196' },
      cover: { kind: 'stucco', color: NEUTRAL },
      trim: NEUTRAL,
    };
    const tread = outlinePath(stage.camera, [
      [x0, y1, near],
      [x1, y1, near],
      [x1, y1, near + 0.32],
      [x0, y1, near + 0.32],
    ]);
    return walls(stage, block) + path(tread, tone(stage, '#c5beb2', [0, 1, 0]));
  }).join('');
}
