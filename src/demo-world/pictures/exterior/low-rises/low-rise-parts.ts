import type { HomeAppearance } from '../../home-appearance.ts';
import type { PaintRandom } from '../../paint/random.ts';
import type { Floors } from '../apartments/facade.ts';
import { forecourt, streetPlanting } from '../apartments/plaza.ts';
import { passersBy } from '../apartments/street-life.ts';
import type { BuildingBlock } from '../building/block.ts';
import type { Kit } from '../houses/kit.ts';
import type { Model } from '../picture.ts';

/** From one floor to the next, metres. */
export const LOW_FLOOR_M = 3.05;

export type LowRiseDesign = (kit: Kit) => Model;

export const DOORS = { frame: '#2e3134', canopy: '#46484a' } as const;

/** Windows and hung balconies in the manner of a time. */
export function lowFloors(
  appearance: HomeAppearance,
  random: PaintRandom,
  frame: string,
  count: number,
): Floors {
  const modern = appearance.era === 'contemporary' || appearance.era === 'suburban';
  return {
    count,
    heightM: LOW_FLOOR_M,
    bayM: random.between(3, 3.8),
    glassShare: modern ? 0.66 : 0.5,
    sillM: modern ? 0.35 : 0.8,
    frame,
    balconyEvery: random.pick([2, 2, 3]),
    balconyFrom: random.integer(0, 2),
    guard: { outM: 1.25, slab: '#cfc9be', rail: frame, glass: modern },
  };
}

/** Everything around a low building: paving, planting and the street. */
export function lowRiseModel(
  front: BuildingBlock,
  doorX: number,
  parts: Pick<Model, 'blocks' | 'building'> & { readonly floors: number; readonly massing: string },
): Model {
  const { blocks, building, floors, massing } = parts;
  return {
    blocks,
    building,
    ground: (stage) => forecourt(stage, front, doorX),
    garden: (stage) => streetPlanting(stage, front, doorX) + passersBy(stage, front.x0, front.x1),
    facts: { 'data-floors': floors, 'data-massing': massing },
  };
}
