import type { HomeAppearance } from '../home-appearance.ts';
import { box } from '#src/lib/svg.ts';
import { kitOf } from './houses/kit.ts';
import { terrace } from './houses/terrace.ts';
import { unitWidthM } from './houses/unit.ts';
import { outdoorPicture } from './picture.ts';

/** Three to five townhouses in a row, each with its own door. Returns SVG. */
export function rowTownhouse(appearance: HomeAppearance): string {
  return outdoorPicture(
    appearance,
    { salt: 3, area: box(105, 110, 990, 570), turnDeg: [16, 26], distance: 1.2 },
    (random) =>
      terrace(kitOf(appearance, random), {
        units: appearance.garageSpaces === 2 ? 3 : random.integer(3, 5),
        widthM: unitWidthM(appearance, random.between(5, 5.8)),
        depthM: random.between(9, 10.5),
        roof: appearance.era === 'suburban' ? 'side-gable' : random.pick(['side-gable', 'flat']),
        bays: random.pick(['gable', 'box', 'box']),
        isVaried: random.chance(0.6),
      }),
  );
}
