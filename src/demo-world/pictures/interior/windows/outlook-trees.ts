import { mix, shade } from '../../paint/color.ts';
import { d, path, polygon, stroke } from '#src/lib/svg.ts';
import type { PaintRandom } from '../../paint/random.ts';
import type { Daylight } from './daylight.ts';

type DistantTree = { readonly x: number; readonly y: number; readonly size: number };

function disc(x: number, y: number, radius: number): string {
  return d`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

function crown(random: PaintRandom, { x, y, size }: DistantTree, spread: number): string {
  const discs = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * 2 * Math.PI + random.between(-0.3, 0.3);
    const away = size * spread * random.between(0.5, 0.8);
    const [dx, dy] = [Math.cos(angle) * away, Math.sin(angle) * away];
    return disc(x + dx, y + dy, size * spread * random.between(0.42, 0.6));
  });
  return disc(x, y, size * spread * 0.8) + discs.join('');
}

function branches(random: PaintRandom, { x, y, size }: DistantTree): string {
  const limbs = Array.from({ length: 9 }, (_, index) => {
    const start = y - size * (0.28 + index * 0.055);
    const reach = size * random.between(0.16, 0.3) * (index % 2 === 0 ? -1 : 1);
    const tip = start - size * random.between(0.2, 0.34);
    return d`M${x} ${start}Q${x + reach * 0.4} ${start - size * 0.08} ${x + reach} ${tip}M${x + reach * 0.5} ${(start + tip) / 2}l${reach * 0.5} ${size * -0.04}`;
  });
  return limbs.join('') + d`M${x} ${y}V${y - size * 0.92}`;
}

/** A broad-leaved tree seen from indoors; bare with a dusting of snow in winter. */
export function distantTree(daylight: Daylight, random: PaintRandom, tree: DistantTree): string {
  const { x, y, size } = tree;
  const bark = daylight.lit('#6a5a4e');
  const trunk = d`M${x - size * 0.03} ${y}L${x - size * 0.016} ${y - size * 0.5}H${x + size * 0.016}L${x + size * 0.03} ${y}Z`;
  if (daylight.isBare) {
    const width = Math.max(1.4, size * 0.012);
    return path(trunk, bark) + stroke(branches(random, tree), bark, { 'stroke-width': width });
  }
  const leaf = daylight.lit(random.pick(daylight.leaves));
  const middle = { x, y: y - size * 0.66, size };
  const upperCrown = { x: x - size * 0.06, y: y - size * 0.73, size };
  return [
    path(trunk, bark),
    path(crown(random, middle, 0.27), shade(leaf, -0.16)),
    path(crown(random, upperCrown, 0.2), shade(leaf, 0.03)),
    path(crown(random, { ...upperCrown, y: upperCrown.y - size * 0.06 }, 0.11), shade(leaf, 0.14)),
  ].join('');
}

/** A spruce; its tiers carry snow in winter. */
export function distantSpruce(daylight: Daylight, { x, y, size }: DistantTree): string {
  const color = daylight.lit('#46705c');
  const tiers = [0, 1, 2, 3, 4].map((tier) => {
    const foot = y - size * (0.08 + tier * 0.17);
    const half = size * (0.22 - tier * 0.037);
    const tip = foot - size * 0.27;
    const snow = daylight.isSnowy
      ? polygon(
          [
            [x - half * 0.62, foot - size * 0.1],
            [x, tip],
            [x + half * 0.3, foot - size * 0.14],
          ],
          daylight.lit('#f6f9fb'),
        )
      : '';
    return (
      polygon(
        [
          [x - half, foot],
          [x, tip],
          [x + half, foot],
        ],
        shade(color, tier * 0.03 - 0.06),
      ) +
      polygon(
        [
          [x - half, foot],
          [x, tip],
          [x, foot],
        ],
        shade(color, tier * 0.03 + 0.05),
      ) +
      snow
    );
  });
  return (
    path(d`M${x - 2} ${y}V${y - size * 0.1}H${x + 2}V${y}Z`, daylight.lit('#5b4a3c')) +
    tiers.join('')
  );
}

/** A hazy band of woods from edge to edge with its tops round `top`. */
export function woods(daylight: Daylight, random: PaintRandom, top: number, foot: number): string {
  const base = daylight.isBare ? '#9aa0a2' : random.pick(daylight.leaves);
  const color = mix(daylight.lit(base), daylight.skyLow, 0.5);
  const crowns = Array.from({ length: 34 }, (_, index) =>
    disc(
      index * 38 - 20 + random.between(-9, 9),
      top + random.between(18, 34),
      random.between(22, 36),
    ),
  );
  return path(d`M-40 ${top + 22}V${foot}H1240V${top + 22}Z` + crowns.join(''), color);
}
