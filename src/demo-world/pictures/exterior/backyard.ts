import type { HomeAppearance } from '../home-appearance.ts';
import { box, path } from '#src/lib/svg.ts';
import { borders, fences, shed, trees } from './backyards/enclosure.ts';
import { drawGardenRoom, gardenRoom } from './backyards/garden-room.ts';
import { terraceFloor } from './backyards/terrace-floor.ts';
import type { Terrace } from './backyards/terrace-floor.ts';
import { frontOf, shadeBelow, walls } from './building/block.ts';
import type { BuildingBlock } from './building/block.ts';
import { chimney } from './building/chimney.ts';
import { eaveM, floorM } from './building/levels.ts';
import { windowOn } from './building/opening.ts';
import { steps } from './building/porch.ts';
import { roof } from './building/roof.ts';
import { diningSet } from './garden/furniture.ts';
import { pavement } from './garden/ground.ts';
import { plantingBed } from './garden/planting.ts';
import { blockOf, kitOf, storeyWindows } from './houses/kit.ts';
import type { Kit } from './houses/kit.ts';
import { outdoorPicture } from './picture.ts';
import type { Model } from './picture.ts';
import { outlinePath } from './space/face.ts';
import type { Stage } from './stage.ts';

function openings(
  stage: Stage,
  kit: Kit,
  main: BuildingBlock,
  { terrace, hasRoom }: { terrace: Terrace; hasRoom: boolean },
): string {
  const face = frontOf({ ...main, roof: 'none' });
  const { joinery, appearance } = kit;
  const low = terrace.isDeck ? floorM(1) : 0.12;
  const doors = windowOn(stage, face, [terrace.x0 + 0.7, low, terrace.x0 + 3.3, low + 2.1], {
    style: { frame: joinery.frame, columns: 3, rows: 1 },
    storey: 1,
  });
  const width = main.x1 - main.x0;
  const rest = { u0: terrace.x0 + 3.6, u1: width - 0.2, count: 1, widthM: 1.6 };
  return [
    doors,
    storeyWindows(stage, face, joinery, { ...rest, from: 1, to: hasRoom ? 0 : 1 }),
    storeyWindows(stage, face, joinery, {
      u0: 0.3,
      u1: width - 0.3,
      from: 2,
      to: appearance.storeys,
      count: 3,
      widthM: 1.15,
    }),
    shadeBelow(stage, face, [0, main.y1, width], 0.8),
  ].join('');
}

function garden(kit: Kit): Model {
  const { appearance, random, scheme } = kit;
  const width = random.between(9, 11);
  const deep = 8.6;
  const eave = eaveM(appearance.storeys);
  const modern = appearance.era === 'contemporary' && random.chance(0.5);
  const kind = modern ? 'flat' : random.pick(['hip', 'side-gable'] as const);
  const main: BuildingBlock = blockOf(
    kit,
    { x0: 0, x1: width, y1: eave, z0: 0, z1: deep },
    kind,
    modern ? 0.4 : deep * 0.27,
  );
  const terrace: Terrace = {
    x0: 0.4,
    x1: random.between(5, 6.2),
    z0: -3.4,
    isDeck: random.chance(0.6),
  };
  const floor = terrace.isDeck ? floorM(1) - 0.06 : 0;
  const room = gardenRoom(kit, terrace, width);
  const wood = random.pick(['#a58460', '#8f7b63', '#9b9184', '#6d625a']);
  const cloth = random.pick(['#d8cfbc', '#a64b3b', '#4f6f75', '#c39a4a']);
  return {
    blocks: [main],
    ground: (stage) => fences(stage, width, wood) + shed(stage, kit, width),
    building: (stage) =>
      [
        kind === 'flat'
          ? ''
          : chimney(
              stage,
              [width * 0.75, deep / 2],
              [eave, eave + main.riseM + 0.8],
              scheme.accent,
            ),
        walls(stage, main),
        openings(stage, kit, main, { terrace, hasRoom: room !== undefined }),
        roof(stage, main),
        room ? drawGardenRoom(stage, kit, room) : '',
        terraceFloor(stage, terrace),
        terrace.isDeck
          ? steps(stage, {
              x0: terrace.x1 - 2.2,
              x1: terrace.x1 - 0.6,
              z0: terrace.z0,
              floorM: floor,
            })
          : '',
        diningSet(stage, [terrace.x0 + 2.4, floor, terrace.z0 * 0.62], cloth),
      ].join(''),
    garden: (stage) => {
      const stones = Array.from({ length: 5 }, (_, index) =>
        outlinePath(stage.camera, [
          [terrace.x1 - 1.8 - index * 0.15, 0, terrace.z0 - 1.6 - index],
          [terrace.x1 - 0.9 - index * 0.15, 0, terrace.z0 - 1.6 - index],
          [terrace.x1 - 0.85 - index * 0.15, 0, terrace.z0 - 2.2 - index],
          [terrace.x1 - 1.75 - index * 0.15, 0, terrace.z0 - 2.2 - index],
        ]),
      );
      return [
        path(stones.join(''), pavement(stage, '#bfb8ab')),
        plantingBed(stage, { x0: terrace.x1 + 0.3, x1: width, z: room?.z0 ?? 0 }),
        borders(stage, width),
        trees(stage, width),
      ].join('');
    },
    facts: { 'data-storeys': appearance.storeys },
  };
}

/** The garden side of a house: deck or patio, fences, borders and trees. Returns SVG. */
export function backyard(appearance: HomeAppearance): string {
  const setting = {
    salt: 10,
    area: box(190, 60, 820, 560),
    turnDeg: [6, 15],
    hasStreet: false,
    distance: 1.3,
  } as const;
  return outdoorPicture(appearance, setting, (random) => garden(kitOf(appearance, random)));
}
