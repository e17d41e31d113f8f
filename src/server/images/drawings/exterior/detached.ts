import type { Era, HomeLook } from '../../home-look.ts';
import { bayHouse } from './houses/bay-house.ts';
import { colonialHouse } from './houses/colonial-house.ts';
import { farmhouse } from './houses/farmhouse.ts';
import { heritageHouse } from './houses/heritage-house.ts';
import { kitOf } from './houses/kit.ts';
import type { Kit } from './houses/kit.ts';
import { modernHouse } from './houses/modern-house.ts';
import { outdoorPicture } from './picture.ts';
import type { Model } from './picture.ts';

type Massing = (kit: Kit) => Model;

const MASSINGS: Record<Era, readonly [Massing, ...Massing[]]> = {
  heritage: [heritageHouse, heritageHouse, colonialHouse],
  postwar: [colonialHouse, bayHouse],
  suburban: [bayHouse, bayHouse, colonialHouse],
  contemporary: [modernHouse, farmhouse, bayHouse],
};

/** A detached house of two or three storeys in the manner of its time. Returns SVG. */
export function detached(look: HomeLook): string {
  return outdoorPicture(look, { salt: 1 }, (random) =>
    random.pick(MASSINGS[look.era])(kitOf(look, random)),
  );
}
