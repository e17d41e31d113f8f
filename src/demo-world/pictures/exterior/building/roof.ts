import { shade } from '../../paint/color.ts';
import { path } from '#src/lib/svg.ts';
import { tone } from '../light/tone.ts';
import { isVisible, outlinePath, quadFace } from '../space/face.ts';
import type { Face } from '../space/face.ts';
import type { ExteriorPoint } from '../space/place.ts';
import type { Stage } from '../stage.ts';
import { shadeBelow, sidesOf } from './block.ts';
import type { BuildingBlock } from './block.ts';
import { paintFace, paintSlope, SNOW } from './material.ts';

const FASCIA_M = 0.2;
const OVERHANG_M = 0.42;

type Quad = readonly [ExteriorPoint, ExteriorPoint, ExteriorPoint, ExteriorPoint];

function plane(stage: Stage, [a, b, c, e]: Quad, block: BuildingBlock): string {
  const face = quadFace(a, b, c, e);
  return isVisible(stage.camera, face) ? paintSlope(stage, face, block.cover) : '';
}

/** A board along an edge, hanging down from it. */
function board(stage: Stage, from: ExteriorPoint, to: ExteriorPoint, block: BuildingBlock): string {
  const lower = (place: ExteriorPoint): ExteriorPoint => [place[0], place[1] - FASCIA_M, place[2]];
  const face = quadFace(lower(from), lower(to), to, from);
  if (!isVisible(stage.camera, face)) return '';
  const color = tone(stage, block.trim, face.normal);
  const winter = stage.air.season === 'winter';
  const lip = winter ? outlinePath(stage.camera, [from, to, lift(to), lift(from)]) : '';
  return [
    path(outlinePath(stage.camera, [lower(from), lower(to), to, from]), color),
    winter ? path(lip, tone(stage, SNOW, face.normal)) : '',
  ].join('');
}

function lift([x, y, z]: ExteriorPoint): ExteriorPoint {
  return [x, y + 0.14, z];
}

type Side = 'left' | 'right' | 'front';

function facesViewer({ camera: { eye } }: Stage, block: BuildingBlock, side: Side): boolean {
  if (side === 'front') return eye[2] < block.z0;
  return side === 'left' ? eye[0] < block.x0 : eye[0] > block.x1;
}

/** The underside of an overhang, seen from below on the sides that face the viewer. */
function soffit(stage: Stage, block: BuildingBlock, side: Side, quad: Quad): string {
  if (!facesViewer(stage, block, side)) return '';
  return path(outlinePath(stage.camera, quad), shade(tone(stage, block.trim, [0, -1, 0]), -0.22));
}

function sideGable(stage: Stage, block: BuildingBlock): string {
  const { x0, x1, y1, z0, z1, riseM, overhangM = OVERHANG_M } = block;
  const middle = (z0 + z1) / 2;
  const drop = (overhangM * riseM) / (middle - z0);
  const [left, right] = [x0 - overhangM * 0.7, x1 + overhangM * 0.7];
  const front = (x: number): ExteriorPoint => [x, y1 - drop, z0 - overhangM];
  const back = (x: number): ExteriorPoint => [x, y1 - drop, z1 + overhangM];
  const ridge = (x: number): ExteriorPoint => [x, y1 + riseM, middle];
  const wallTop = (x: number): ExteriorPoint => [x, y1, z0];
  return [
    soffit(stage, block, 'front', [front(left), front(right), wallTop(x1), wallTop(x0)]),
    soffit(stage, block, 'left', [
      front(left),
      ridge(left),
      [x0, y1 + riseM, middle],
      [x0, y1, z0],
    ]),
    soffit(stage, block, 'right', [
      front(right),
      ridge(right),
      [x1, y1 + riseM, middle],
      [x1, y1, z0],
    ]),
    board(stage, ridge(left), front(left), block),
    board(stage, back(left), ridge(left), block),
    board(stage, front(right), ridge(right), block),
    board(stage, ridge(right), back(right), block),
    plane(stage, [back(right), back(left), ridge(left), ridge(right)], block),
    plane(stage, [front(left), front(right), ridge(right), ridge(left)], block),
    board(stage, front(left), front(right), block),
  ].join('');
}

function frontGable(stage: Stage, block: BuildingBlock): string {
  const { x0, x1, y1, z0, z1, riseM, joinSlope, overhangM = OVERHANG_M } = block;
  const middle = (x0 + x1) / 2;
  const drop = (overhangM * riseM) / (middle - x0);
  const near = z0 - overhangM;
  const [ridgeEnd, eaveEnd] = joinSlope ? [riseM / joinSlope, -drop / joinSlope] : [z1, z1];
  const apex = (z: number): ExteriorPoint => [middle, y1 + riseM, z];
  const [low, high] = [x0 - overhangM, x1 + overhangM];
  const eave = (x: number, z: number): ExteriorPoint => [x, y1 - drop, z];
  const far = Math.max(near + 0.1, eaveEnd);
  return [
    soffit(stage, block, 'left', [eave(low, near), eave(low, far), [x0, y1, far], [x0, y1, z0]]),
    soffit(stage, block, 'right', [eave(high, near), eave(high, far), [x1, y1, far], [x1, y1, z0]]),
    soffit(stage, block, 'front', [eave(low, near), apex(near), apex(z0), [x0, y1, z0]]),
    soffit(stage, block, 'front', [eave(high, near), apex(near), apex(z0), [x1, y1, z0]]),
    board(stage, eave(low, far), eave(low, near), block),
    board(stage, eave(high, near), eave(high, far), block),
    plane(stage, [eave(low, far), eave(low, near), apex(near), apex(ridgeEnd)], block),
    plane(stage, [eave(high, near), eave(high, far), apex(ridgeEnd), apex(near)], block),
    board(stage, eave(low, near), apex(near), block),
    board(stage, apex(near), eave(high, near), block),
  ].join('');
}

function hip(stage: Stage, block: BuildingBlock): string {
  const { x0, x1, y1, z0, z1, riseM, overhangM = OVERHANG_M } = block;
  const run = Math.min(x1 - x0, z1 - z0) / 2;
  const drop = (overhangM * riseM) / run;
  const wide = x1 - x0 >= z1 - z0;
  const [near, far] = [z0 - overhangM, z1 + overhangM];
  const [left, right] = [x0 - overhangM, x1 + overhangM];
  const y = y1 - drop;
  const corner = (x: number, z: number): ExteriorPoint => [x, y, z];
  const first: ExteriorPoint = [x0 + run, y1 + riseM, wide ? (z0 + z1) / 2 : z0 + run];
  const last: ExteriorPoint = wide
    ? [x1 - run, y1 + riseM, (z0 + z1) / 2]
    : [x0 + run, y1 + riseM, z1 - run];
  const [fl, fr, br, bl] = [
    corner(left, near),
    corner(right, near),
    corner(right, far),
    corner(left, far),
  ];
  const frontTop = wide ? last : first;
  return [
    soffit(stage, block, 'front', [fl, fr, [x1, y1, z0], [x0, y1, z0]]),
    soffit(stage, block, 'left', [bl, fl, [x0, y1, z0], [x0, y1, z1]]),
    soffit(stage, block, 'right', [fr, br, [x1, y1, z1], [x1, y1, z0]]),
    plane(stage, [br, bl, wide ? first : last, last], block),
    plane(stage, [bl, fl, first, wide ? first : last], block),
    plane(stage, [fr, br, last, frontTop], block),
    plane(stage, [fl, fr, frontTop, first], block),
    board(stage, bl, fl, block),
    board(stage, fr, br, block),
    board(stage, fl, fr, block),
  ].join('');
}

/** A parapet all round with a cap that stands out a little. */
function flat(stage: Stage, block: BuildingBlock): string {
  const { x0, x1, y1, z0, z1, riseM, overhangM = 0.18 } = block;
  const rim: BuildingBlock = {
    ...block,
    x0: x0 - overhangM,
    x1: x1 + overhangM,
    z0: z0 - overhangM,
    z1: z1 + overhangM,
    y0: y1,
    y1: y1 + riseM,
    roof: 'none',
  };
  const { front, left, right, rear } = sidesOf(rim);
  const snow = stage.air.season === 'winter';
  const cap = (face: Face) => {
    if (!isVisible(stage.camera, face)) return '';
    const surface = paintFace(stage, face, { kind: 'stucco', color: block.cover.color });
    const [a, b] = [face.outline[3], face.outline[2]];
    if (!snow || !a || !b) return surface;
    const edge: Face = { ...face, outline: [a, b, [b[0], b[1] + 0.16], [a[0], a[1] + 0.16]] };
    return surface + paintFace(stage, edge, { kind: 'stucco', color: SNOW });
  };
  const at = (x: number, z: number): ExteriorPoint => [x, y1, z];
  const under = [
    soffit(stage, block, 'front', [at(rim.x0, rim.z0), at(rim.x1, rim.z0), at(x1, z0), at(x0, z0)]),
    soffit(stage, block, 'left', [at(rim.x0, rim.z1), at(rim.x0, rim.z0), at(x0, z0), at(x0, z1)]),
    soffit(stage, block, 'right', [at(rim.x1, rim.z0), at(rim.x1, rim.z1), at(x1, z1), at(x1, z0)]),
  ];
  return [...under, ...[rear, left, right, front].map(cap)].join('');
}

/** The roof of a block, with the shade it throws on the walls below. */
export function roof(stage: Stage, block: BuildingBlock): string {
  const { front, left, right } = sidesOf(block);
  const height = block.y1 - block.y0;
  const shades =
    block.roof === 'none'
      ? []
      : [front, left, right]
          .filter((face) => isVisible(stage.camera, face))
          .filter((face) => face.outline.length === 4)
          .map((face) => {
            const width = face.outline[1]?.[0] ?? 0;
            return shadeBelow(stage, face, [0, height, width], Math.min(0.9, height * 0.4));
          });
  const draw = { 'side-gable': sideGable, 'front-gable': frontGable, hip, flat, none: () => '' };
  return shades.join('') + draw[block.roof](stage, block);
}
