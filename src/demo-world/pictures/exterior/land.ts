import type { HomeAppearance } from '../home-appearance.ts';
import { seededRandom } from '../paint/random.ts';
import { box } from '#src/lib/svg.ts';
import type { BuildingBlock } from './building/block.ts';
import { LOT_SCENES } from './lots/lot-scenes.ts';
import type { LotScene } from './lots/lot-scenes.ts';
import { gravelDrive, snowFence, surveyStakes } from './lots/survey.ts';
import { outdoorPicture } from './picture.ts';
import type { Model, PictureSetting } from './picture.ts';

function lotOf({ halfM }: LotScene): BuildingBlock {
  const paint = { kind: 'stucco', color: '#808080' } as const;
  const size = { x0: -halfM, x1: halfM, y0: 0, y1: 0.4, z0: 0, z1: 12 };
  return { ...size, roof: 'none', riseM: 0, wall: paint, cover: paint, trim: paint.color };
}

/** From the road, from the air, then along the boundary from nearby. */
const VIEWS: readonly [PictureSetting, ...PictureSetting[]] = [
  { salt: 11, eyeM: 2.6, turnDeg: [4, 20], area: box(90, 470, 1020, 190) },
  { salt: 7930, eyeM: 6, turnDeg: [18, 34], area: box(110, 420, 980, 280) },
  { salt: 15849, eyeM: 1.8, turnDeg: [34, 48], area: box(-60, 500, 1320, 200) },
];

function model(appearance: HomeAppearance, scene: LotScene): Model {
  // The features of the lot itself depend on the home alone: all its views show the same things.
  const lotRandom = seededRandom(appearance.seed * 43 + 19);
  const hasDrive = lotRandom.chance(0.55);
  const driveX = lotRandom.between(-4, 3);
  const hasFence = appearance.season === 'winter' && lotRandom.chance(0.7);
  const lot = lotOf(scene);
  return {
    blocks: [lot],
    ...(scene.beyond ? { beyond: scene.beyond } : {}),
    shadows: [],
    ground: (stage) =>
      (scene.ground?.(stage) ?? '') +
      (hasDrive ? gravelDrive(stage, driveX, scene.hasStreet ? -10.4 : -30) : ''),
    building: (stage) =>
      [
        scene.around(stage, appearance),
        hasFence ? snowFence(stage, [lot.x0 - 3, 3], [lot.x1 * 0.4, 9]) : '',
        surveyStakes(stage, lot),
      ].join(''),
    facts: { 'data-part': 'land', 'data-scene': scene.name },
  };
}

/** A vacant lot, its corners staked; each view looks at the same lot another way. Returns SVG. */
export function land(appearance: HomeAppearance, view = 0): string {
  const scene = LOT_SCENES[appearance.seed % LOT_SCENES.length] ?? LOT_SCENES[0];
  const scenery = VIEWS[view % VIEWS.length] ?? VIEWS[0];
  const setting: PictureSetting = {
    ...scenery,
    salt: scenery.salt + view * 7919,
    hasRearTrees: false,
    ...(scene.hasStreet ? { area: box(300, 480, 600, 150), distance: 2 } : {}),
    ground: scene.hasStreet === true ? 'lawn' : 'meadow',
    hasStreet: scene.hasStreet === true,
  };
  return outdoorPicture(appearance, setting, () => model(appearance, scene));
}
