import type { Era, HomeLook } from '../home-look.ts';
import { inStreetWall } from './apartments/street-wall.ts';
import { outdoorPicture } from './picture.ts';
import { balconySlab } from './towers/balcony-slab.ts';
import { crownTower } from './towers/crown-tower.ts';
import { glassTower } from './towers/glass-tower.ts';
import { loft } from './towers/loft.ts';
import { pointTower } from './towers/point-tower.ts';
import { timberMidRise } from './towers/timber-mid-rise.ts';
import { towerSetting } from './towers/tower-parts.ts';
import type { TowerDesign } from './towers/tower-parts.ts';
import { twinTowers } from './towers/twin-towers.ts';
import { waveTower } from './towers/wave-tower.ts';

const DESIGNS: Record<Era, readonly [TowerDesign, ...TowerDesign[]]> = {
  heritage: [loft, crownTower, loft, crownTower, pointTower],
  postwar: [balconySlab, pointTower, waveTower, balconySlab, twinTowers],
  suburban: [twinTowers, crownTower, pointTower, waveTower, balconySlab, glassTower],
  contemporary: [
    glassTower,
    waveTower,
    timberMidRise,
    twinTowers,
    glassTower,
    crownTower,
    pointTower,
  ],
};

/** An apartment tower in one of the shapes of its time, the city behind it. Returns SVG. */
export function tower(look: HomeLook): string {
  const designs = DESIGNS[look.era];
  const design = designs[look.seed % designs.length] ?? designs[0];
  const setting = towerSetting(look.seed);
  if (!look.isCentral) return outdoorPicture(look, setting, (random) => design(look, random));
  return outdoorPicture(look, { ...setting, ground: 'paved' }, (random) =>
    inStreetWall(design(look, random)),
  );
}
