import type { HomeLook } from '../home-look.ts';
import { box } from '#src/lib/svg.ts';
import { kitOf } from './houses/kit.ts';
import { terrace } from './houses/terrace.ts';
import { unitWidthM } from './houses/unit.ts';
import { outdoorPicture } from './picture.ts';

/** Three to five townhouses in a row, each with its own door. Returns SVG. */
export function rowTownhouse(look: HomeLook): string {
  return outdoorPicture(
    look,
    { salt: 3, area: box(105, 110, 990, 570), turnDeg: [16, 26], distance: 1.2 },
    (random) =>
      terrace(kitOf(look, random), {
        units: look.garageSpaces === 2 ? 3 : random.whole(3, 5),
        widthM: unitWidthM(look, random.between(5, 5.8)),
        depthM: random.between(9, 10.5),
        roof: look.era === 'suburban' ? 'side-gable' : random.pick(['side-gable', 'flat']),
        bays: random.pick(['gable', 'box', 'box']),
        isVaried: random.chance(0.6),
      }),
  );
}
