import type { HomeAppearance } from '../../home-appearance.ts';
import { mix, shade } from '../../paint/color.ts';
import { seededRandom } from '../../paint/random.ts';
import type { PaintRandom } from '../../paint/random.ts';
import { box, d, path, polygon, rect } from '#src/lib/svg.ts';
import { daylightOf } from './daylight.ts';
import type { Daylight } from './daylight.ts';
import { distantSpruce, distantTree, woods } from './outlook-trees.ts';
import { HORIZON_Y } from '../scene/perspective.ts';

const NEIGHBOUR_WALLS = ['#a86a52', '#d8d0c0', '#c3cdd2', '#b89a7c', '#e5e0d4'] as const;
const NEIGHBOUR_ROOFS = ['#5a5450', '#6a5d54', '#4d5058'] as const;

function neighbour(daylight: Daylight, random: PaintRandom, left: number, width: number): string {
  const soft = (color: string) => mix(daylight.lit(color), daylight.skyLow, 0.24);
  const wall = soft(random.pick(NEIGHBOUR_WALLS));
  const roof = soft(daylight.isSnowy ? '#eef2f5' : random.pick(NEIGHBOUR_ROOFS));
  const eave = HORIZON_Y - random.between(70, 92);
  const ridge = eave - random.between(46, 62);
  const foot = HORIZON_Y + 60;
  const glass = daylight.lampsOn ? '#ffd58a' : soft('#5d7486');
  const windows = [0.16, 0.44, 0.7].map((share) =>
    rect(box(left + width * share, eave + 18, width * 0.13, 34), glass, {
      stroke: soft('#f7f5ef'),
      'stroke-width': 3,
    }),
  );
  return [
    rect(box(left, eave, width, foot - eave), wall),
    rect(box(left + width * 0.62, eave, width * 0.38, foot - eave), '#10182a', { opacity: 0.08 }),
    ...windows,
    polygon(
      [
        [left - 12, eave + 3],
        [left + width * 0.22, ridge],
        [left + width * 0.78, ridge],
        [left + width + 12, eave + 3],
      ],
      roof,
    ),
    rect(box(left - 12, eave + 1, width + 24, 5), shade(roof, -0.14)),
  ].join('');
}

function fence(daylight: Daylight, random: PaintRandom): string {
  const top = HORIZON_Y + random.between(4, 16);
  const foot = HORIZON_Y + 106;
  const color = daylight.lit(random.pick(['#a98662', '#b9a58c', '#8d7a68']));
  const boards = Array.from({ length: 61 }, (_, index) => d`M${index * 20} ${top}V${foot}`).join(
    '',
  );
  return [
    rect(box(0, top, 1200, foot - top), color),
    path(boards, 'none', { stroke: shade(color, -0.16), 'stroke-width': 1.6 }),
    rect(box(0, top - 5, 1200, 7), daylight.isSnowy ? daylight.lit('#f6f9fb') : shade(color, 0.12)),
    rect(box(0, foot, 1200, 500), 'url(#outlook-lawn)'),
  ].join('');
}

function garden(daylight: Daylight, random: PaintRandom): string {
  const trees = [90, 310, 520, 700, 930, 1120].map((x) => {
    const spot = {
      x: x + random.between(-50, 50),
      y: HORIZON_Y + 60,
      size: random.between(190, 270),
    };
    return random.chance(0.26)
      ? distantSpruce(daylight, spot)
      : distantTree(daylight, random, spot);
  });
  const left = random.between(200, 420);
  return [
    woods(daylight, random, HORIZON_Y - 84, HORIZON_Y + 80),
    neighbour(daylight, random, left, random.between(210, 280)),
    neighbour(daylight, random, left + random.between(340, 430), random.between(200, 260)),
    ...trees,
    fence(daylight, random),
  ].join('');
}

function farTowers(daylight: Daylight, random: PaintRandom, haze: number): string {
  const parts: string[] = [];
  for (let x = -20; x < 1220; x += random.between(44, 110)) {
    const width = random.between(34, 68);
    const height = random.between(40, 190) * (haze > 0.55 ? 0.75 : 1);
    const base = random.pick(['#7f90a2', '#9aa3ab', '#a89c93', '#6f8494']);
    const color = mix(daylight.lit(base), daylight.skyLow, haze);
    const top = HORIZON_Y + 30 - height;
    parts.push(
      rect(box(x, top, width, height + 40), color),
      rect(box(x, top, width * 0.34, height + 40), '#ffffff', { opacity: 0.14 }),
      towerWindows(daylight, random, box(x, top, width, height)),
    );
  }
  return parts.join('');
}

type Frontage = ReturnType<typeof box>;

function towerWindows(daylight: Daylight, random: PaintRandom, area: Frontage): string {
  const cells: string[] = [];
  for (let y = area.y + 8; y < area.y + area.height; y += 11) {
    for (let x = area.x + 5; x < area.x + area.width - 6; x += 9) {
      if (random.chance(0.55)) cells.push(d`M${x} ${y}h5v5h-5Z`);
    }
  }
  const [color, opacity] = daylight.lampsOn ? ['#ffd894', 0.75] : ['#3c5468', 0.16];
  return path(cells.join(''), color, { opacity });
}

function roofs(daylight: Daylight, random: PaintRandom): string {
  const parts = [rect(box(0, HORIZON_Y + 24, 1200, 600), daylight.lit('#8f9a86'))];
  for (let row = 0; row < 5; row += 1) {
    const y = HORIZON_Y + 42 + row * row * 17 + row * 14;
    for (let x = -40; x < 1240; x += random.between(64, 120) + row * 26) {
      const width = random.between(44, 74) + row * 22;
      if (random.chance(0.3)) {
        parts.push(distantTree(daylight, random, { x, y: y + 10, size: 46 + row * 18 }));
        continue;
      }
      const wall = daylight.lit(random.pick(NEIGHBOUR_WALLS));
      const roof = daylight.lit(daylight.isSnowy ? '#f1f4f6' : random.pick(NEIGHBOUR_ROOFS));
      const rise = 12 + row * 6;
      parts.push(
        rect(box(x, y, width, 26 + row * 10), wall),
        polygon(
          [
            [x - 4, y + 2],
            [x + width * 0.26, y - rise],
            [x + width * 0.74, y - rise],
            [x + width + 4, y + 2],
          ],
          roof,
        ),
      );
    }
  }
  return parts.join('');
}

/** Colours of the outlook; belongs in the definitions of a picture that shows it. */
export function outlookDefinitions(appearance: HomeAppearance): string {
  const daylight = daylightOf(appearance);
  const gradient = (id: string, from: string, to: string, y: readonly [number, number]) =>
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${y[0]}" x2="0" y2="${y[1]}"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
  const grass = daylight.lit(daylight.grass);
  return [
    gradient('outlook-sky', daylight.skyTop, daylight.skyLow, [0, HORIZON_Y + 10]),
    gradient('outlook-lawn', grass, shade(grass, -0.14), [HORIZON_Y + 100, 800]),
  ].join('');
}

/**
 * The view from the windows, over the whole canvas: a garden with neighbours, or from a high apartment the
 * roofs and towers of the city. The horizon is that of the room.
 */
export function outlook(appearance: HomeAppearance, view = 0): string {
  const daylight = daylightOf(appearance);
  const random = seededRandom(appearance.seed * 101 + view * 17 + (appearance.isHigh ? 5 : 0));
  const sky = rect(box(0, 0, 1200, HORIZON_Y + 120), 'url(#outlook-sky)');
  if (!appearance.isHigh) return sky + garden(daylight, random);
  return [
    sky,
    farTowers(daylight, random, 0.66),
    farTowers(daylight, random, 0.36),
    roofs(daylight, random),
  ].join('');
}
