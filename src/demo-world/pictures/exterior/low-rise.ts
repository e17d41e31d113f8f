import type { Era, HomeAppearance } from '../home-appearance.ts';
import { box } from '#src/lib/svg.ts';
import type { PaintRandom } from '../paint/random.ts';
import { withStreetWall } from './apartments/street-wall.ts';
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
export function lowRise(appearance: HomeAppearance): string {
  const designs = DESIGNS[appearance.era];
  const design = designs[appearance.seed % designs.length] ?? designs[0];
  const turnDeg: readonly [number, number] = appearance.seed % 4 === 1 ? [28, 38] : [14, 26];
  const setting = {
    salt: 5,
    area: FRAMES[Math.floor(appearance.seed / 3) % FRAMES.length] ?? FRAMES[0],
    turnDeg,
    distance: 1,
  } as const;
  const modelOf = (random: PaintRandom) => design(kitOf(appearance, random));
  if (!appearance.isCentral) return outdoorPicture(appearance, setting, modelOf);
  return outdoorPicture(
    appearance,
    { ...setting, ground: 'paved', hasRearTrees: false },
    (random) => withStreetWall(modelOf(random)),
  );
}
