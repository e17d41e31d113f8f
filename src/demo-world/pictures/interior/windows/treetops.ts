import type { HomeAppearance } from '../../home-appearance.ts';
import { mix, shade } from '../../paint/color.ts';
import { seededRandom } from '../../paint/random.ts';
import { box, polygon, rect } from '#src/lib/svg.ts';
import { daylightOf } from './daylight.ts';
import { distantSpruce, distantTree, woods } from './outlook-trees.ts';
import { HORIZON_Y } from '../scene/perspective.ts';

/** The crowns and roofs seen from the second or third floor, over the whole canvas. */
export function treetops(appearance: HomeAppearance): string {
  const daylight = daylightOf(appearance);
  const random = seededRandom(appearance.seed * 53 + 3);
  const roofs = Array.from({ length: 7 }, (_, index) => {
    const left = index * 190 - 60 + random.between(-30, 30);
    const eave = HORIZON_Y + random.between(44, 70);
    const width = random.between(120, 170);
    const soft = (color: string) => mix(daylight.lit(color), daylight.skyLow, 0.16);
    const roof = soft(
      daylight.isSnowy ? '#eef2f5' : random.pick(['#5a5450', '#6a5d54', '#4d5058']),
    );
    return [
      rect(
        box(left, eave, width, 120),
        soft(random.pick(['#a86a52', '#d8d0c0', '#c3cdd2', '#b89a7c'])),
      ),
      rect(
        box(left + width * 0.2, eave + 22, 20, 28),
        daylight.lampsOn ? '#ffd58a' : soft('#5d7486'),
      ),
      rect(box(left + width * 0.62, eave + 22, 20, 28), soft('#5d7486')),
      polygon(
        [
          [left - 10, eave + 3],
          [left + width * 0.3, eave - 42],
          [left + width * 0.7, eave - 42],
          [left + width + 10, eave + 3],
        ],
        roof,
      ),
      rect(box(left - 10, eave + 1, width + 20, 4), shade(roof, -0.14)),
    ].join('');
  });
  const crowns = Array.from({ length: 9 }, (_, index) => {
    const spot = {
      x: index * 150 + random.between(-50, 50),
      y: HORIZON_Y + 250,
      size: random.between(230, 340),
    };
    return random.chance(0.2) ? distantSpruce(daylight, spot) : distantTree(daylight, random, spot);
  });
  return [
    rect(box(0, 0, 1200, HORIZON_Y + 120), 'url(#outlook-sky)'),
    woods(daylight, random, HORIZON_Y - 34, HORIZON_Y + 90),
    rect(box(0, HORIZON_Y + 60, 1200, 500), daylight.lit(daylight.grass)),
    ...roofs,
    ...crowns,
  ].join('');
}
