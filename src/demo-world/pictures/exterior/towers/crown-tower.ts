import type { HomeAppearance } from '../../home-appearance.ts';
import { mix, shade } from '../../paint/color.ts';
import type { PaintRandom } from '../../paint/random.ts';
import { path } from '#src/lib/svg.ts';
import { panelGrid, panes } from '../apartments/panes.ts';
import { shopFronts } from '../apartments/podium.ts';
import { sidesOf, walls } from '../building/block.ts';
import type { BuildingBlock } from '../building/block.ts';
import { roof } from '../building/roof.ts';
import { tone } from '../light/tone.ts';
import { extent, isVisible, panelPath } from '../space/face.ts';
import type { Model } from '../picture.ts';
import type { Stage } from '../stage.ts';
import { FLOOR_M, slabBlock, towerModel } from './tower-parts.ts';

const BASE_M = 5;

type Panels = { readonly pier: string; readonly frame: string; readonly bayM: number };

/** Panels between piers that run the whole height, narrow windows in each bay. */
function precast(stage: Stage, block: BuildingBlock, panels: Panels, floors: number): string {
  const { left, right, front } = sidesOf({ ...block, roof: 'none' });
  return [left, right, front]
    .filter((face) => isVisible(stage.camera, face))
    .map((face) => {
      const [, , width, height] = extent(face.outline);
      const count = Math.max(2, Math.round(width / panels.bayM));
      const piers = Array.from({ length: count + 1 }, (_, index) => {
        const u = (index * width) / count;
        return panelPath(stage.camera, face, [u - 0.3, 0, u + 0.3, height + 0.5], 0.25);
      });
      const grid = { floors, heightM: FLOOR_M, bayM: width / count, glassShare: 0.56, sillM: 0.7 };
      return [
        panes(stage, face, panelGrid(face, grid), { frame: panels.frame, columns: 2, rows: 1 }),
        path(piers.join(''), tone(stage, panels.pier, face.normal)),
      ].join('');
    })
    .join('');
}

/** Shrinking tiers with a lantern or a copper roof on the last. */
function crownOf(shaft: BuildingBlock, random: PaintRandom, color: string): BuildingBlock[] {
  const kind = random.pick(['steps', 'hip', 'lantern'] as const);
  const [width, depth] = [shaft.x1 - shaft.x0, shaft.z1 - shaft.z0];
  const tier = (inset: number, y0: number, heightM: number): BuildingBlock =>
    slabBlock(
      {
        x0: shaft.x0 + width * inset,
        x1: shaft.x1 - width * inset,
        y0,
        y1: y0 + heightM,
        z0: shaft.z0 + depth * inset,
        z1: shaft.z1 - depth * inset,
      },
      { kind: 'concrete', color },
      0.6,
    );
  const first = tier(0.12, shaft.y1, kind === 'hip' ? 3 : 4.5);
  if (kind === 'hip') {
    const copper = { kind: 'seam', color: '#6f9a8a' } as const;
    return [{ ...first, roof: 'hip', riseM: width * 0.3, cover: copper, overhangM: 0.5 }];
  }
  const second = tier(0.24, first.y1, kind === 'steps' ? 3.6 : 6.5);
  return kind === 'steps' ? [first, second, tier(0.36, second.y1, 4)] : [first, second];
}

/** A tower of terracotta or precast panels that ends in a crown. */
export function crownTower(appearance: HomeAppearance, random: PaintRandom): Model {
  const count = random.integer(12, 17);
  const color =
    appearance.era === 'heritage'
      ? random.pick(['#d9c7a6', '#c88f66', '#b7765a'])
      : random.pick(['#d3b79b', '#c9836a', '#ded6c8', '#a9968a']);
  const [width, depth] = [random.between(18, 23), random.between(16, 18)];
  const base = slabBlock(
    { x0: -1.2, x1: width + 1.2, y0: 0, y1: BASE_M, z0: -1.2, z1: depth + 1 },
    { kind: 'stone', color: shade(mix(color, '#a89f90', 0.6), -0.05) },
    0.6,
  );
  const shaft = slabBlock(
    { x0: 0, x1: width, y0: BASE_M, y1: BASE_M + count * FLOOR_M, z0: 0, z1: depth },
    { kind: 'concrete', color: shade(color, -0.12) },
    1.2,
  );
  const crown = crownOf(shaft, random, color);
  const panels: Panels = {
    pier: shade(color, 0.12),
    frame: appearance.era === 'heritage' ? '#3d4a44' : '#40464b',
    bayM: random.between(2.6, 3.4),
  };
  const doorX = width / 2;
  return towerModel(base, doorX, {
    floors: count,
    massing: 'crown',
    blocks: [base, shaft, ...crown],
    building: (stage) =>
      [
        ...[...crown].reverse().map((block) => {
          const floors = Math.floor((block.y1 - block.y0) / FLOOR_M);
          return walls(stage, block) + precast(stage, block, panels, floors) + roof(stage, block);
        }),
        walls(stage, shaft),
        precast(stage, shaft, panels, count),
        roof(stage, shaft),
        walls(stage, base),
        shopFronts(stage, base, doorX),
        roof(stage, base),
      ].join(''),
  });
}
