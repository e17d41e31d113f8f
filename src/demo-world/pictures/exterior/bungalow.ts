import type { HomeAppearance } from '../home-appearance.ts';
import { bayHouse } from './houses/bay-house.ts';
import { colonialHouse } from './houses/colonial-house.ts';
import { farmhouse } from './houses/farmhouse.ts';
import { kitOf } from './houses/kit.ts';
import { modernHouse } from './houses/modern-house.ts';
import { outdoorPicture } from './picture.ts';

/** A detached house with all its rooms on one floor. Returns SVG. */
export function bungalow(appearance: HomeAppearance): string {
  const low = { ...appearance, storeys: 1 } as const;
  const newer = [bayHouse, farmhouse, modernHouse] as const;
  const older = [bayHouse, bayHouse, colonialHouse] as const;
  return outdoorPicture(low, { salt: 4 }, (random) =>
    random.pick(appearance.era === 'contemporary' ? newer : older)(kitOf(low, random)),
  );
}
