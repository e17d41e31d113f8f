import type { Era, HomeAppearance } from '../home-appearance.ts';
import { bayHouse } from './houses/bay-house.ts';
import { colonialHouse } from './houses/colonial-house.ts';
import { farmhouse } from './houses/farmhouse.ts';
import { garageForward } from './houses/garage-forward.ts';
import { heritageHouse } from './houses/heritage-house.ts';
import { kitOf } from './houses/kit.ts';
import type { Kit } from './houses/kit.ts';
import { modernHouse } from './houses/modern-house.ts';
import { splitLevel } from './houses/split-level.ts';
import { twinGable } from './houses/twin-gable.ts';
import { outdoorPicture } from './picture.ts';
import type { Model } from './picture.ts';

type Massing = (kit: Kit) => Model;

const MASSINGS: Record<Era, readonly [Massing, ...Massing[]]> = {
  heritage: [heritageHouse, bayHouse, colonialHouse, heritageHouse, farmhouse],
  postwar: [splitLevel, colonialHouse, bayHouse, garageForward, heritageHouse],
  suburban: [garageForward, bayHouse, colonialHouse, splitLevel, twinGable],
  contemporary: [modernHouse, twinGable, farmhouse, garageForward, modernHouse, bayHouse],
};

/** A detached house of two or three storeys in the manner of its time. Returns SVG. */
export function detached(appearance: HomeAppearance): string {
  const massings = MASSINGS[appearance.era];
  const massing = massings[appearance.seed % massings.length] ?? massings[0];
  return outdoorPicture(appearance, { salt: 1 }, (random) => massing(kitOf(appearance, random)));
}
