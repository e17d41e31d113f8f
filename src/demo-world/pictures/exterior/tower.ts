import type { Era, HomeAppearance } from '../home-appearance.ts';
import { withStreetWall } from './apartments/street-wall.ts';
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
export function tower(appearance: HomeAppearance): string {
  const designs = DESIGNS[appearance.era];
  const design = designs[appearance.seed % designs.length] ?? designs[0];
  const setting = towerSetting(appearance.seed);
  if (!appearance.isCentral)
    return outdoorPicture(appearance, setting, (random) => design(appearance, random));
  return outdoorPicture(appearance, { ...setting, ground: 'paved' }, (random) =>
    withStreetWall(design(appearance, random)),
  );
}
