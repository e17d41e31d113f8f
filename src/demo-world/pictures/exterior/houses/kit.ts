import type { HomeAppearance } from '../../home-appearance.ts';
import { seededRandom } from '../../paint/random.ts';
import type { PaintRandom } from '../../paint/random.ts';
import type { BuildingBlock, RoofKind } from '../building/block.ts';
import { floorM } from '../building/levels.ts';
import type { Joinery } from '../building/opening.ts';
import { windowRow } from '../building/opening.ts';
import { schemeOf } from '../building/scheme.ts';
import type { Scheme } from '../building/scheme.ts';
import type { Face } from '../space/face.ts';
import type { Stage } from '../stage.ts';

/** The inputs for choosing the parts of one home. */
export type Kit = {
  readonly appearance: HomeAppearance;
  readonly random: PaintRandom;
  readonly scheme: Scheme;
  readonly joinery: Joinery;
};

function joineryOf(appearance: HomeAppearance, scheme: Scheme, random: PaintRandom): Joinery {
  const base = { frame: scheme.frame };
  const masonry = scheme.main.kind === 'brick' || scheme.main.kind === 'stone';
  const sill = masonry ? { sill: '#c9c0ae' } : { sill: scheme.trim };
  if (appearance.era === 'heritage') {
    return random.pick([
      { ...base, ...sill, columns: 1, rows: 2 },
      { ...base, ...sill, columns: 2, rows: 3 },
    ]);
  }
  if (appearance.era === 'contemporary') return { ...base, columns: random.pick([1, 2]), rows: 1 };
  const grids = random.chance(0.4);
  return { ...base, ...sill, columns: 2, rows: grids ? 3 : 1 };
}

/** The materials depend on the home alone, so that its front and its garden side agree. */
export function kitOf(appearance: HomeAppearance, random: PaintRandom): Kit {
  const homeRandom = seededRandom(appearance.seed * 17 + 5);
  const scheme = schemeOf(appearance.era, homeRandom);
  return { appearance, random, scheme, joinery: joineryOf(appearance, scheme, homeRandom) };
}

type Size = Pick<BuildingBlock, 'x0' | 'x1' | 'y1' | 'z0' | 'z1'>;

/** A block in the home's main material under a roof of the given kind. */
export function blockOf({ scheme }: Kit, size: Size, roof: RoofKind, riseM: number): BuildingBlock {
  return {
    y0: 0,
    ...size,
    roof,
    riseM,
    wall: scheme.main,
    gable: scheme.accent,
    cover: scheme.roof,
    trim: scheme.trim,
  };
}

export type WallRows = {
  readonly u0: number;
  readonly u1: number;
  /** First and last storey. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly widthM: number;
  readonly heightM?: number;
};

/** Equal rows of windows on each of some storeys. */
export function storeyWindows(stage: Stage, face: Face, style: Joinery, rows: WallRows): string {
  const { u0, u1, from, to, count, widthM, heightM = 1.4 } = rows;
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => {
    const storey = from + index;
    const low = floorM(storey) + 0.85;
    return windowRow(stage, face, [u0, low, u1, low + heightM], { style, storey, count, widthM });
  }).join('');
}
