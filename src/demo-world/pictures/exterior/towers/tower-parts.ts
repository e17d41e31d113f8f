import type { HomeAppearance } from '../../home-appearance.ts';
import { mix } from '../../paint/color.ts';
import { seededRandom } from '../../paint/random.ts';
import type { PaintRandom } from '../../paint/random.ts';
import { box } from '#src/lib/svg.ts';
import { cityBeyond } from '../apartments/skyline.ts';
import { streetLife } from '../apartments/street-life.ts';
import { forecourt, streetPlanting } from '../apartments/plaza.ts';
import type { BuildingBlock } from '../building/block.ts';
import type { Material } from '../building/material.ts';
import type { Model, PictureSetting } from '../picture.ts';
import type { Stage } from '../stage.ts';

/** From one floor to the next, metres. */
export const FLOOR_M = 2.95;

export type TowerDesign = (appearance: HomeAppearance, random: PaintRandom) => Model;

type Size = Pick<BuildingBlock, 'x0' | 'x1' | 'y0' | 'y1' | 'z0' | 'z1'>;

/** A flat-roofed block with a parapet. */
export function slabBlock(size: Size, wall: Material, riseM = 1): BuildingBlock {
  const cover: Material = { kind: 'stucco', color: mix(wall.color, '#3d4146', 0.55) };
  return { ...size, roof: 'flat', riseM, wall, cover, trim: '#d8d4cb' };
}

/** The machine room on a roof, in the middle of a block. */
export function machineRoom({ x0, x1, y1, z0, z1 }: BuildingBlock, wall: Material): BuildingBlock {
  const [width, depth] = [x1 - x0, z1 - z0];
  const size = {
    x0: x0 + width * 0.28,
    x1: x0 + width * 0.7,
    y0: y1,
    y1: y1 + 4,
    z0: z0 + depth * 0.3,
    z1: z0 + depth * 0.8,
  };
  return slabBlock(size, wall, 0.5);
}

/** Everything around a tower: the city behind, paving, planting and the street. */
export function towerModel(
  base: BuildingBlock,
  doorX: number,
  parts: Pick<Model, 'blocks' | 'building'> & { readonly floors: number; readonly massing: string },
): Model {
  const { blocks, building, floors, massing } = parts;
  return {
    blocks,
    beyond: cityBeyond,
    ground: (stage: Stage) => forecourt(stage, base, doorX),
    building,
    garden: (stage: Stage) =>
      streetPlanting(stage, base, doorX) + streetLife(stage, base.x0, base.x1),
    facts: { 'data-floors': floors, 'data-massing': massing },
  };
}

const WHOLE = box(120, 40, 960, 670);
const ON_LEFT = box(-30, 30, 880, 680);
const ON_RIGHT = box(350, 30, 880, 680);
const CLOSE = box(60, -260, 1080, 985);
const NEAR = box(-300, -520, 1800, 1250);
const ON_EDGE = box(330, -160, 980, 880);
const FRAMES = [WHOLE, CLOSE, ON_LEFT, ON_EDGE, ON_RIGHT, WHOLE, NEAR] as const;

/** How a photographer frames a tower: from afar, off centre, or close enough to see its balconies. */
export function towerSetting(seed: number): PictureSetting {
  const random = seededRandom(seed * 131 + 9);
  return {
    salt: 6,
    hasRearTrees: false,
    eyeM: random.between(2.2, 5),
    distance: random.between(0.9, 1.15),
    turnDeg: random.pick<readonly [number, number]>([
      [12, 20],
      [22, 34],
      [34, 44],
    ]),
    area: FRAMES[(seed + Math.floor(seed / 5)) % FRAMES.length] ?? WHOLE,
  };
}
