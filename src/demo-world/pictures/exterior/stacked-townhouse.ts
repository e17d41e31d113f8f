import type { HomeAppearance } from '../home-appearance.ts';
import { box } from '#src/lib/svg.ts';
import { frontOf, walls } from './building/block.ts';
import type { BuildingBlock } from './building/block.ts';
import { frontDoor } from './building/door.ts';
import { windowOn } from './building/opening.ts';
import { steps } from './building/porch.ts';
import { roof } from './building/roof.ts';
import { balcony, shelf } from './building/shelf.ts';
import { frontWalk } from './garden/ground.ts';
import { hedge, plantingBed } from './garden/planting.ts';
import { blockOf, kitOf } from './houses/kit.ts';
import type { Kit } from './houses/kit.ts';
import { framingTrees } from './houses/yard.ts';
import { outdoorPicture } from './picture.ts';
import type { Model } from './picture.ts';
import type { Stage } from './stage.ts';

const FLOOR_M = 2.9;
/** The main floor of the upper homes' entrance, half a storey up. */
const STOOP_M = 1.1;
const FLOORS = 4;

/** One bay holds two homes, one above the other: two doors, a wide window, balconies over. */
function bay(
  stage: Stage,
  kit: Kit,
  main: BuildingBlock,
  [x0, width]: readonly [number, number],
): string {
  const face = frontOf({ ...main, roof: 'none' });
  const { scheme, joinery } = kit;
  const style = {
    color: scheme.door,
    frame: scheme.trim,
    modern: kit.appearance.era === 'contemporary',
  };
  const doors = [0.5, 1.75].map((at) =>
    frontDoor(stage, face, [x0 + at, STOOP_M, x0 + at + 0.9, STOOP_M + 2.05], style),
  );
  const guard = { outM: 1.2, slab: '#c5beb2', rail: scheme.frame, glass: true };
  const windows = Array.from({ length: FLOORS }, (_, index) => {
    const low = index * FLOOR_M + (index === 0 ? 0.5 : 1.3);
    const storey = index + 1;
    const glass = { style: { ...joinery, columns: 2 }, storey };
    const wide = windowOn(
      stage,
      face,
      [x0 + width - 2.5, low, x0 + width - 0.6, low + 1.35],
      glass,
    );
    const other =
      index === 0
        ? ''
        : windowOn(
            stage,
            face,
            [x0 + 0.7, low - (index === 1 ? 0 : 0.35), x0 + 2.3, low + 1.35],
            glass,
          );
    const rail =
      index === 2 ? balcony(stage, face, [x0 + 0.3, low - 0.55, x0 + 2.7, low + 0.5], guard) : '';
    return wide + other + rail;
  });
  return [
    ...windows,
    ...doors,
    shelf(stage, face, [x0 + 0.25, STOOP_M + 2.4, x0 + 2.9, STOOP_M + 2.55], {
      outM: 1,
      color: scheme.frame,
    }),
    steps(stage, { x0: x0 + 0.3, x1: x0 + 2.85, z0: -0.1, floorM: STOOP_M }),
  ].join('');
}

function block(kit: Kit): Model {
  const { scheme, random, appearance } = kit;
  const count = random.integer(3, 4);
  const width = random.between(5.6, 6.2);
  const flat = appearance.era === 'contemporary' || random.chance(0.5);
  const size = { x0: 0, x1: count * width, y1: FLOORS * FLOOR_M + 0.3, z0: 0, z1: 11 };
  const main = {
    ...blockOf(kit, size, flat ? 'flat' : 'side-gable', flat ? 0.6 : 3),
    gable: scheme.accent,
  };
  const upper: BuildingBlock = {
    ...main,
    y0: 2 * FLOOR_M + 0.5,
    wall: scheme.accent,
    roof: 'none',
  };
  const starts = Array.from({ length: count }, (_, index) => index * width);
  const gables = flat
    ? []
    : starts.map((x0) => ({
        ...blockOf(
          kit,
          { x0: x0 + width - 3.1, x1: x0 + width - 0.1, y1: main.y1, z0: -0.15, z1: 1 },
          'front-gable' as const,
          1.5,
        ),
        y0: main.y1 - 0.02,
        joinSlope: 3 / 5.5,
        overhangM: 0.25,
      }));
  return {
    blocks: [main],
    ground: (stage) => starts.map((x0) => frontWalk(stage, x0 + 1.6, -1.8, 1.8)).join(''),
    building: (stage) =>
      [
        walls(stage, main),
        walls(stage, upper),
        roof(stage, main),
        ...gables.map((gable) => walls(stage, gable) + roof(stage, gable)),
        ...starts.map((x0) => bay(stage, kit, main, [x0, width])),
      ].join(''),
    garden: (stage) =>
      [
        ...starts.map((x0) => hedge(stage, { x0: x0 + 3.2, x1: x0 + width - 0.2, z: -0.4 }, 0.6)),
        ...starts.map((x0) => plantingBed(stage, { x0: x0 + 3.2, x1: x0 + width - 0.3, z: -1.1 })),
        framingTrees(stage, main),
      ].join(''),
    facts: { 'data-floors': FLOORS, 'data-homes': count * 2 },
  };
}

/** Townhouses two above two: paired doors on a stoop, balconies for the upper homes. Returns SVG. */
export function stackedTownhouse(appearance: HomeAppearance): string {
  const setting = {
    salt: 8,
    area: box(130, 80, 940, 570),
    turnDeg: [14, 24],
    distance: 1.05,
  } as const;
  return outdoorPicture(appearance, setting, (random) => block(kitOf(appearance, random)));
}
