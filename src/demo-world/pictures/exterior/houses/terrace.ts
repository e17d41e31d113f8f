import { mix } from '../../paint/color.ts';
import { path } from '#src/lib/svg.ts';
import { frontOf, walls } from '../building/block.ts';
import type { BuildingBlock } from '../building/block.ts';
import { chimney } from '../building/chimney.ts';
import { eaveM, floorM } from '../building/levels.ts';
import { roof } from '../building/roof.ts';
import { schemeOf } from '../building/scheme.ts';
import type { Scheme } from '../building/scheme.ts';
import { driveway, frontWalk } from '../garden/ground.ts';
import { plantingBed } from '../garden/planting.ts';
import { tone } from '../light/tone.ts';
import type { Model } from '../picture.ts';
import { panelPath } from '../space/face.ts';
import type { Stage } from '../stage.ts';
import { blockOf } from './kit.ts';
import type { Kit } from './kit.ts';
import { doorX, drawUnit, garageSpan } from './unit.ts';
import type { Unit } from './unit.ts';
import { framingTrees } from './yard.ts';

type TerracePlan = {
  readonly units: number;
  readonly widthM: number;
  readonly depthM: number;
  readonly roof: 'side-gable' | 'hip' | 'flat';
  readonly bays: 'gable' | 'box' | 'none';
  /** Whether neighbours differ in colour as well as in their doors. */
  readonly isVaried: boolean;
};

function bayOf(
  kit: Kit,
  unit: Omit<Unit, 'bay'>,
  plan: TerracePlan,
  main: BuildingBlock,
): BuildingBlock | undefined {
  if (plan.bays === 'none') return undefined;
  const width = (unit.x1 - unit.x0) * 0.5;
  const x0 = unit.isMirrored ? unit.x0 + 0.3 : unit.x1 - 0.3 - width;
  const overGarage = unit.garageSpaces > 0;
  if (overGarage && unit.storeys < 2) return undefined;
  const size = {
    x0,
    x1: x0 + width,
    y1: main.y1 + (plan.bays === 'box' ? 0.3 : 0),
    z0: -0.7,
    z1: 1,
  };
  const gable = plan.bays === 'gable' && plan.roof !== 'flat';
  const slope = main.riseM / (plan.depthM / 2);
  const block = blockOf(kit, size, gable ? 'front-gable' : 'flat', gable ? width * 0.42 : 0.3);
  return {
    ...block,
    y0: overGarage ? floorM(2) - 0.2 : 0,
    wall: unit.scheme.accent,
    gable: unit.scheme.accent,
    overhangM: gable ? 0.3 : 0.12,
    ...(gable ? { joinSlope: slope } : {}),
  };
}

function unitsOf(kit: Kit, plan: TerracePlan, main: BuildingBlock): Unit[] {
  const { appearance, random, scheme } = kit;
  return Array.from({ length: plan.units }, (_, index) => {
    const other = schemeOf(appearance.era, random);
    const wall = { ...scheme.main, color: mix(scheme.main.color, other.main.color, 0.6) };
    const unitScheme: Scheme = {
      ...scheme,
      door: other.door,
      ...(plan.isVaried && index % 2 === 1 ? { main: wall } : {}),
    };
    const unit = {
      x0: index * plan.widthM,
      x1: (index + 1) * plan.widthM,
      isMirrored: index % 2 === 1,
      scheme: unitScheme,
      storeys: appearance.storeys,
      garageSpaces: appearance.garageSpaces,
    };
    const bay = bayOf(kit, unit, plan, main);
    return bay ? { ...unit, bay } : unit;
  });
}

function partyLines(stage: Stage, main: BuildingBlock, units: readonly Unit[]): string {
  const face = frontOf(main);
  const color = tone(stage, mix(main.wall.color, '#3a3532', 0.35), face.normal);
  const lines = units
    .slice(1)
    .map(({ x0 }) => panelPath(stage.camera, face, [x0 - 0.06, 0, x0 + 0.06, main.y1]));
  return path(lines.join(''), color);
}

function paving(stage: Stage, unit: Unit): string {
  const walk = frontWalk(stage, doorX(unit) + 0.48, -0.6, 1.2);
  if (unit.garageSpaces === 0) return walk;
  const [g0, g1] = garageSpan(unit);
  return walk + driveway(stage, g0 - 0.1, g1 + 0.1, 0);
}

function frontGarden(stage: Stage, unit: Unit): string {
  const x = doorX(unit);
  const near = unit.bay && unit.bay.y0 === 0 ? unit.bay.z0 : 0;
  if (unit.garageSpaces > 0) {
    const [g0, g1] = garageSpan(unit);
    return unit.isMirrored
      ? plantingBed(stage, { x0: g1 + 0.25, x1: x - 0.35, z: 0 })
      : plantingBed(stage, { x0: x + 1.3, x1: g0 - 0.25, z: 0 });
  }
  return unit.isMirrored
    ? plantingBed(stage, { x0: unit.x0 + 0.3, x1: x - 0.5, z: near })
    : plantingBed(stage, { x0: x + 1.5, x1: unit.x1 - 0.3, z: near });
}

/** Homes side by side that share walls under one roof. */
export function terrace(kit: Kit, plan: TerracePlan): Model {
  const { appearance, scheme } = kit;
  const eave = eaveM(appearance.storeys);
  const rise = plan.roof === 'flat' ? 0.6 : plan.depthM * 0.29;
  const size = { x0: 0, x1: plan.units * plan.widthM, y1: eave, z0: 0, z1: plan.depthM };
  const main = { ...blockOf(kit, size, plan.roof, rise), gable: scheme.main };
  const units = unitsOf(kit, plan, main);
  const unitBlock = (unit: Unit): BuildingBlock => ({
    ...main,
    x0: unit.x0,
    x1: unit.x1,
    wall: unit.scheme.main,
    roof: 'none',
  });
  return {
    blocks: [main],
    ground: (stage) => units.map((unit) => paving(stage, unit)).join(''),
    building: (stage) =>
      [
        ...(plan.roof === 'flat'
          ? []
          : units
              .slice(1)
              .map(({ x0 }) =>
                chimney(stage, [x0 - 0.4, plan.depthM / 2], [eave, eave + rise + 0.8], scheme.main),
              )),
        walls(stage, main),
        ...units.map((unit) =>
          plan.isVaried ? walls(stage, { ...unitBlock(unit), z1: 0.02 }) : '',
        ),
        partyLines(stage, main, units),
        roof(stage, main),
        ...units.map((unit) =>
          drawUnit(stage, frontOf(main), unit, { ...kit, scheme: unit.scheme }),
        ),
      ].join(''),
    garden: (stage) =>
      units.map((unit) => frontGarden(stage, unit)).join('') + framingTrees(stage, main),
    facts: {
      'data-storeys': appearance.storeys,
      'data-garage-spaces': appearance.garageSpaces,
      'data-homes': plan.units,
    },
  };
}
