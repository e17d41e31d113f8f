import { mix } from '../paint/color.ts';
import { seededRandom } from '../paint/random.ts';
import { box, d, path, rect, stroke } from '#src/lib/svg.ts';
import { ART, artDefinitions, artDocument } from './art-document.ts';
import { artHouse } from './art-house.ts';
import type { HousePaint } from './house-parts.ts';
import { artSky, clouds, farCity, farWoods, grass, hills, lake, shrubs } from './landscape.ts';
import { larch, LARCH_GOLD, LARCH_GREEN } from './larch.ts';

export const STREET_PAINTS: readonly [HousePaint, HousePaint, HousePaint, HousePaint] = [
  {
    wall: '#a8604a',
    texture: 'brick',
    second: '#e6dcc8',
    roof: '#4d4a4c',
    trim: '#f8f4ea',
    door: '#15513f',
    isLit: false,
  },
  {
    wall: '#dfe3df',
    texture: 'siding',
    second: '#c8d2cf',
    roof: '#565f66',
    trim: '#ffffff',
    door: '#a8402a',
    isLit: false,
  },
  {
    wall: '#e9e2d4',
    texture: 'siding',
    second: '#7d8f86',
    roof: '#5a5048',
    trim: '#fbf8f1',
    door: '#2b4a63',
    isLit: false,
  },
  {
    wall: '#c9b18d',
    texture: 'brick',
    second: '#efe6d4',
    roof: '#6a5648',
    trim: '#faf6ec',
    door: '#c98a1b',
    isLit: false,
  },
];

const GROUND = 566;

function street(): string {
  const { width } = ART;
  const dashes = Array.from({ length: 9 }, (_, index) => d`M${index * 150 - 20} 716h78`).join('');
  const slabs = Array.from({ length: 16 }, (_, index) => {
    const x = index * 84 - 20;
    return d`M${x} 634L${x + (x - 600) * 0.05} 656`;
  });
  return [
    rect(box(0, 634, width, 22), '#d3cdc1'),
    stroke(slabs.join(''), '#aaa496', { 'stroke-width': 1.4 }),
    rect(box(0, 656, width, 14), '#8fa35f'),
    rect(box(0, 670, width, 6), '#d9d5cb'),
    rect(box(0, 676, width, 80), '#74767a'),
    rect(box(0, 676, width, 12), '#0d0f1a', { opacity: 0.16 }),
    stroke(dashes, '#e8dfc4', { 'stroke-width': 4, 'stroke-opacity': 0.8 }),
  ].join('');
}

/** A walk from a front door down to the sidewalk. */
function frontWalk(x: number, top: number, foot: number, width = 26): string {
  const drift = (x - 600) * 0.12;
  return path(
    d`M${x - width / 2} ${top}H${x + width / 2}L${x + drift + width * 0.95} ${foot}H${x + drift - width * 0.95}Z`,
    '#cfc8ba',
  );
}

/** A Canadian street under larches, a lake and a city far behind. Returns SVG. */
export function homeHero(): string {
  const random = seededRandom(17);
  const haze = '#e9eef0';
  const [brick, white, green, buff] = STREET_PAINTS;
  const lawn = '#93aa62';
  return artDocument(
    artDefinitions(['#8fbfe0', '#cfe4ee', '#fbeed6']),
    [
      artSky([210, 130]),
      clouds(random, 4, '#ffffff'),
      hills(random, 268, 56, mix('#6f90a0', haze, 0.55)),
      farCity(random, [640, 980], 342, mix('#6f889c', haze, 0.24)),
      hills(random, 322, 26, mix('#6f9080', haze, 0.42)),
      lake(random, 350, 392, '#b4d2df'),
      farWoods(random, 372, 470, mix('#7f9a6a', haze, 0.22)),
      ...[60, 270, 560, 600, 900, 1190].map((x, index) =>
        larch(
          random,
          { x, y: 520, size: random.between(230, 300) },
          mix(
            index % 2 === 0
              ? (LARCH_GOLD[index % 4] ?? '#d9a13a')
              : (LARCH_GREEN[index % 3] ?? '#7fa05c'),
            haze,
            0.16,
          ),
        ),
      ),
      rect(box(0, 500, ART.width, 160), lawn),
      rect(box(0, 500, ART.width, 160), 'url(#fade-down)'),
      grass(random, [580, 632], lawn, 320),
      artHouse('foursquare', [-34, GROUND], 0.9, white),
      artHouse('gabledHouse', [268, GROUND + 6], 1, brick),
      artHouse('cottage', [622, GROUND], 0.86, green),
      artHouse('modernHouse', [914, GROUND + 4], 0.96, buff),
      ...[88, 465, 751, 1076].map((x) => frontWalk(x, GROUND + 4, 640)),
      shrubs(random, [-10, 60], GROUND + 10, '#6f8f52'),
      shrubs(random, [122, 210], GROUND + 10, '#7a9656'),
      shrubs(random, [290, 434], GROUND + 14, '#6f8f52'),
      shrubs(random, [630, 724], GROUND + 10, '#7a9656'),
      shrubs(random, [784, 872], GROUND + 10, '#6f8f52'),
      shrubs(random, [930, 1040], GROUND + 12, '#7a9656'),
      street(),
      larch(random, { x: 250, y: 665, size: 400 }, LARCH_GOLD[0]),
      larch(random, { x: 597, y: 665, size: 350 }, LARCH_GOLD[2]),
      larch(random, { x: 900, y: 665, size: 380 }, LARCH_GREEN[1]),
      larch(random, { x: 1172, y: 668, size: 600 }, LARCH_GOLD[1]),
      larch(random, { x: 34, y: 668, size: 630 }, LARCH_GOLD[3]),
    ].join(''),
  );
}
