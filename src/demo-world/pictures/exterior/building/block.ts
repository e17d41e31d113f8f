import { path } from '#src/lib/svg.ts';
import type { SvgPoint } from '#src/lib/svg.ts';
import { faceOf, isVisible, panelPath } from '../space/face.ts';
import type { Face } from '../space/face.ts';
import { corners } from '../space/place.ts';
import type { ExteriorPoint } from '../space/place.ts';
import type { Stage } from '../stage.ts';
import { paintFace } from './material.ts';
import type { Material } from './material.ts';

export type RoofKind = 'side-gable' | 'front-gable' | 'hip' | 'flat' | 'none';

/** An upright block of a building, metres; walls from y0 to y1, the roof above. */
export type BuildingBlock = {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly z0: number;
  readonly z1: number;
  readonly roof: RoofKind;
  /** Height of the ridge, or of the parapet, above y1. */
  readonly riseM: number;
  readonly wall: Material;
  /** Material of the gable and upper walls when it differs. */
  readonly gable?: Material;
  readonly cover: Material;
  readonly trim: string;
  readonly overhangM?: number;
  /** Slope of the roof that a front gable runs back into; without it the gable ends at its own wall. */
  readonly joinSlope?: number;
};

type Sides = { front: Face; rear: Face; left: Face; right: Face };

function gableOutline(width: number, height: number, riseM: number): readonly SvgPoint[] {
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [width / 2, height + riseM],
    [0, height],
  ];
}

function square(width: number, height: number): readonly SvgPoint[] {
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
}

/** The four walls, each measured from its lower left corner as seen from outside. */
export function sidesOf(block: BuildingBlock): Sides {
  const { x0, x1, y0, y1, z0, z1, roof, riseM } = block;
  const [width, depth, height] = [x1 - x0, z1 - z0, y1 - y0];
  const up: ExteriorPoint = [0, 1, 0];
  const front = roof === 'front-gable' ? gableOutline(width, height, riseM) : square(width, height);
  const side = roof === 'side-gable' ? gableOutline(depth, height, riseM) : square(depth, height);
  return {
    front: faceOf([x0, y0, z0], [1, 0, 0], up, front),
    rear: faceOf([x1, y0, z1], [-1, 0, 0], up, front),
    left: faceOf([x0, y0, z1], [0, 0, -1], up, side),
    right: faceOf([x1, y0, z0], [0, 0, 1], up, side),
  };
}

export function frontOf(block: BuildingBlock): Face {
  return sidesOf(block).front;
}

export function boundsOf(block: BuildingBlock): ExteriorPoint[] {
  return corners([block.x0, block.y0, block.z0], [block.x1, block.y1 + block.riseM, block.z1]);
}

/** The triangle above the wall top of a gabled side, in its own material. */
function gableFace(face: Face, height: number): Face {
  const [, , shoulder, apex, other] = face.outline;
  return shoulder && apex && other
    ? { ...face, outline: [[0, height], shoulder, apex, other] }
    : face;
}

function paintedFace(stage: Stage, face: Face, block: BuildingBlock): string {
  if (!isVisible(stage.camera, face)) return '';
  const { wall, gable, y0, y1 } = block;
  const upper =
    gable && face.outline.length === 5 ? paintFace(stage, gableFace(face, y1 - y0), gable) : '';
  return paintFace(stage, face, wall) + upper;
}

/** The visible walls of a block. */
export function walls(stage: Stage, block: BuildingBlock): string {
  const { front, rear, left, right } = sidesOf(block);
  return [rear, left, right, front].map((face) => paintedFace(stage, face, block)).join('');
}

/** How dark each step of the shade under eaves is, from the top down. */
const SHADE_STEPS = [0.2, 0.15, 0.11, 0.08, 0.05] as const;

/**
 * The shade under eaves or a balcony, from `topM` on a wall down by `dropM`. Steps instead of a
 * gradient: a gradient would not follow the wall into the distance.
 */
export function shadeBelow(
  { camera }: Stage,
  face: Face,
  [u0, topM, u1]: readonly [number, number, number],
  dropM: number,
): string {
  return SHADE_STEPS.map((opacity, index) => {
    const reach = (dropM * (index + 1)) / SHADE_STEPS.length;
    return path(panelPath(camera, face, [u0, topM - reach, u1, topM]), '#10131f', { opacity });
  }).join('');
}

/** The shadow that a block standing out before a wall throws on it, from u up to the given height. */
export function wallShadow(
  { camera, air }: Stage,
  face: Face,
  { z0 }: BuildingBlock,
  [u, topM]: readonly [number, number],
): string {
  const [sunX, , sunZ] = camera.sun;
  const out = face.origin[2] - z0;
  if (sunX >= 0 || out <= 0) return '';
  const width = Math.min(1.1, (out * sunX) / sunZ + 0.15);
  return path(panelPath(camera, face, [u, 0, u + width, topM]), '#131a30', {
    opacity: air.shadow * 0.7,
  });
}
