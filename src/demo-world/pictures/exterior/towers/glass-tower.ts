import type { HomeAppearance } from '../../home-appearance.ts';
import type { PaintRandom } from '../../paint/random.ts';
import { curtainWall } from '../apartments/curtain-wall.ts';
import type { Curtain } from '../apartments/curtain-wall.ts';
import { deck } from '../apartments/deck.ts';
import type { DeckStyle } from '../apartments/deck.ts';
import { shopFronts } from '../apartments/podium.ts';
import { sidesOf, walls } from '../building/block.ts';
import type { BuildingBlock } from '../building/block.ts';
import type { Material } from '../building/material.ts';
import { roof } from '../building/roof.ts';
import type { Model } from '../picture.ts';
import type { Stage } from '../stage.ts';
import { FLOOR_M, slabBlock, towerModel } from './tower-parts.ts';

const LOBBY_M = 5;
const OUT_M = 1.6;

type Tier = { readonly block: BuildingBlock; readonly floors: number };

/** Balconies that wrap the two corners nearest to the street. */
function cornerDecks(stage: Stage, { block, floors }: Tier, style: DeckStyle): string {
  const { x0, x1, y0, z0 } = block;
  const reach = Math.min(5.4, (x1 - x0) * 0.3);
  return Array.from({ length: floors }, (_, floor) => {
    const y = y0 + floor * FLOOR_M;
    const left = [
      [x0, z0 + reach],
      [x0 - OUT_M, z0 + reach],
      [x0 - OUT_M, z0 - OUT_M],
      [x0 + reach, z0 - OUT_M],
      [x0 + reach, z0],
      [x0, z0],
    ] as const;
    const right = [
      [x1 - reach, z0],
      [x1 - reach, z0 - OUT_M],
      [x1 + OUT_M, z0 - OUT_M],
      [x1 + OUT_M, z0 + reach],
      [x1, z0 + reach],
      [x1, z0],
    ] as const;
    return deck(stage, left, y, style) + deck(stage, right, y, style);
  }).join('');
}

function tiersOf(random: PaintRandom, count: number): Tier[] {
  const width = random.between(19, 24);
  const shares = random.pick<readonly number[]>([[1], [0.62, 0.38], [0.45, 0.33, 0.22]]);
  const inset = random.between(2.4, 3.6);
  const isCentred = random.chance(0.4);
  let y = LOBBY_M;
  return shares.map((share, index) => {
    const floors = Math.max(2, Math.round(count * share));
    const y0 = y;
    y += floors * FLOOR_M;
    const size = {
      x0: isCentred ? index * inset : 0,
      x1: width - index * inset * (isCentred ? 1 : 2),
      y0,
      y1: y,
      z0: index * 1.8,
      z1: 17,
    };
    return { block: slabBlock(size, { kind: 'concrete', color: '#5b646c' }, 0.9), floors };
  });
}

/** A shaft of glass that steps back towards its top, with balconies round its corners. */
export function glassTower(_: HomeAppearance, random: PaintRandom): Model {
  const tiers = tiersOf(random, random.integer(14, 20));
  const count = tiers.reduce((sum, { floors }) => sum + floors, 0);
  const first = tiers[0]?.block;
  const [x0, x1] = [first?.x0 ?? 0, first?.x1 ?? 20];
  const base = slabBlock(
    { x0: x0 - 1, x1: x1 + random.between(1, 7), y0: 0, y1: LOBBY_M, z0: -2.4, z1: 18 },
    random.pick<Material>([
      { kind: 'stone', color: '#8d8a85' },
      { kind: 'wood', color: '#a5794f' },
      { kind: 'stone', color: '#c9c1b2' },
    ]),
    0.5,
  );
  const curtain: Omit<Curtain, 'floors'> = {
    heightM: FLOOR_M,
    mullionM: random.between(1.7, 2.4),
    frame: '#3c444c',
    spandrelM: random.between(0.35, 0.7),
    ...random.pick([
      { spandrel: '#eef0ef', tint: '#9fc4d8' },
      { spandrel: '#4d5963', tint: '#86a9b8' },
      { spandrel: '#c8b79a', tint: '#b9c7b8' },
    ]),
  };
  const style: DeckStyle = { slab: '#ecebe6', guard: 'glass', rail: '#aeb8be' };
  const doorX = (base.x0 + base.x1) / 2;
  return towerModel(base, doorX, {
    floors: count,
    massing: `glass-${tiers.length}`,
    blocks: [base, ...tiers.map(({ block }) => block)],
    building: (stage) =>
      [
        ...[...tiers].reverse().map((tier) => {
          const { left, right, front } = sidesOf({ ...tier.block, roof: 'none' });
          return [
            ...[left, right, front].map((face) =>
              curtainWall(stage, face, { ...curtain, floors: tier.floors }),
            ),
            cornerDecks(stage, tier, style),
            roof(stage, tier.block),
          ].join('');
        }),
        walls(stage, base),
        shopFronts(stage, base, doorX),
        roof(stage, base),
      ].join(''),
  });
}
