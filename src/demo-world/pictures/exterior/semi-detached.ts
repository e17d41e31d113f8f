import type { HomeLook } from '../home-look.ts';
import { kitOf } from './houses/kit.ts';
import { terrace } from './houses/terrace.ts';
import { unitWidthM } from './houses/unit.ts';
import { outdoorPicture } from './picture.ts';

/** Two mirrored houses that share a wall. Returns SVG. */
export function semiDetached(look: HomeLook): string {
  return outdoorPicture(look, { salt: 2 }, (random) =>
    terrace(kitOf(look, random), {
      units: 2,
      widthM: unitWidthM(look, random.between(5.8, 6.6)),
      depthM: random.between(9, 10.5),
      roof: look.era === 'contemporary' ? 'flat' : random.pick(['side-gable', 'hip']),
      bays: random.pick(['gable', 'gable', 'box', 'none']),
      isVaried: false,
    }),
  );
}
