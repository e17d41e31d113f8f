import type { Era, HomeLook } from '../home-look.ts';
import { box } from '#src/lib/svg.ts';
import type { PaintRandom } from '../paint/random.ts';
import { inStreetWall } from './apartments/street-wall.ts';
import { kitOf } from './houses/kit.ts';
import { coreBlock } from './low-rises/core-block.ts';
import { courtBlock } from './low-rises/court-block.ts';
import { gabledBlock } from './low-rises/gabled-block.ts';
import type { LowRiseDesign } from './low-rises/low-rise-parts.ts';
import { setbackBlock } from './low-rises/setback-block.ts';
import { outdoorPicture } from './picture.ts';

const DESIGNS: Record<Era, readonly [LowRiseDesign, ...LowRiseDesign[]]> = {
  heritage: [courtBlock, gabledBlock, coreBlock],
  postwar: [coreBlock, gabledBlock, courtBlock],
  suburban: [gabledBlock, coreBlock, setbackBlock, courtBlock],
  contemporary: [setbackBlock, coreBlock, setbackBlock, courtBlock, gabledBlock],
};

const FRAMES = [
  box(110, 90, 980, 590),
  box(-160, 60, 1340, 660),
  box(60, 150, 1080, 520),
  box(40, 20, 1340, 700),
] as const;

/** An apartment house of three to five floors in one of the shapes of its time. Returns SVG. */
export function lowRise(look: HomeLook): string {
  const designs = DESIGNS[look.era];
  const design = designs[look.seed % designs.length] ?? designs[0];
  const turnDeg: readonly [number, number] = look.seed % 4 === 1 ? [28, 38] : [14, 26];
  const setting = {
    salt: 5,
    area: FRAMES[Math.floor(look.seed / 3) % FRAMES.length] ?? FRAMES[0],
    turnDeg,
    distance: 1,
  } as const;
  const modelOf = (random: PaintRandom) => design(kitOf(look, random));
  if (!look.isCentral) return outdoorPicture(look, setting, modelOf);
  return outdoorPicture(look, { ...setting, ground: 'paved', hasRearTrees: false }, (random) =>
    inStreetWall(modelOf(random)),
  );
}
