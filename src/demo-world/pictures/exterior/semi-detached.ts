import type { HomeAppearance } from '../home-appearance.ts';
import { kitOf } from './houses/kit.ts';
import { terrace } from './houses/terrace.ts';
import { unitWidthM } from './houses/unit.ts';
import { outdoorPicture } from './picture.ts';

/** Two mirrored houses that share a wall. Returns SVG. */
export function semiDetached(appearance: HomeAppearance): string {
  return outdoorPicture(appearance, { salt: 2 }, (random) =>
    terrace(kitOf(appearance, random), {
      units: 2,
      widthM: unitWidthM(appearance, random.between(5.8, 6.6)),
      depthM: random.between(9, 10.5),
      roof: appearance.era === 'contemporary' ? 'flat' : random.pick(['side-gable', 'hip']),
      bays: random.pick(['gable', 'gable', 'box', 'none']),
      isVaried: false,
    }),
  );
}
