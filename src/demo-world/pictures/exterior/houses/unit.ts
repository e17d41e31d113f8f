import type { HomeAppearance } from '../../home-appearance.ts';
import { path } from '#src/lib/svg.ts';
import { frontOf, shadeBelow, walls } from '../building/block.ts';
import type { BuildingBlock } from '../building/block.ts';
import { frontDoor, garageDoor } from '../building/door.ts';
import { floorM, PLINTH_M } from '../building/levels.ts';
import { steps } from '../building/porch.ts';
import { roof } from '../building/roof.ts';
import type { Scheme } from '../building/scheme.ts';
import { shelf } from '../building/shelf.ts';
import { tone } from '../light/tone.ts';
import { outlinePath } from '../space/face.ts';
import type { Face } from '../space/face.ts';
import type { ExteriorPoint } from '../space/place.ts';
import type { Stage } from '../stage.ts';
import { storeyWindows } from './kit.ts';
import type { Kit } from './kit.ts';

/** One home in a row of homes: a slice of the common front wall. */
export type Unit = {
  readonly x0: number;
  readonly x1: number;
  /** Whether the entrance lies on the right. */
  readonly isMirrored: boolean;
  readonly scheme: Scheme;
  readonly storeys: number;
  readonly garageSpaces: number;
  readonly bay?: BuildingBlock;
};

/** The width of a unit, metres: the usual one, or what its garage and a window beside it need. */
export function unitWidthM({ storeys, garageSpaces }: HomeAppearance, usualM: number): number {
  const garage = garageSpaces === 2 ? 4.7 : garageSpaces * 2.6;
  const least = storeys === 1 && garage > 0 ? garage + 5.2 : garage + 2.7;
  return Math.max(usualM, least);
}

export function doorX({ x0, x1, isMirrored }: Unit): number {
  return isMirrored ? x1 - 1.75 : x0 + 0.75;
}

export function garageSpan({ x0, x1, isMirrored, garageSpaces }: Unit): readonly [number, number] {
  const width = garageSpaces >= 2 ? 4.7 : 2.6;
  return isMirrored ? [x0 + 0.45, x0 + 0.45 + width] : [x1 - 0.45 - width, x1 - 0.45];
}

function groundFloor(stage: Stage, face: Face, unit: Unit, kit: Kit): string {
  const { scheme, garageSpaces, x0, x1, isMirrored } = unit;
  const u = doorX(unit) - face.origin[0];
  const floor = PLINTH_M;
  const door = frontDoor(stage, face, [u, floor, u + 0.95, floor + 2.1], {
    color: scheme.door,
    frame: scheme.trim,
    modern: kit.appearance.era === 'contemporary',
  });
  const canopy = shelf(stage, face, [u - 0.35, floor + 2.45, u + 1.3, floor + 2.62], {
    outM: 0.8,
    color: scheme.frame,
  });
  if (garageSpaces === 0) {
    const span = isMirrored
      ? [x0 + 0.3, u + face.origin[0] - 0.3]
      : [u + face.origin[0] + 1.3, x1 - 0.3];
    const [from = x0, to = x1] = span;
    const wide = storeyWindows(
      stage,
      face,
      { ...kit.joinery, columns: 3 },
      {
        u0: from - face.origin[0],
        u1: to - face.origin[0],
        from: 1,
        to: 1,
        count: 1,
        widthM: Math.min(1.9, to - from - 0.4),
      },
    );
    return door + canopy + (unit.bay ? '' : wide);
  }
  const [g0, g1] = garageSpan(unit);
  const between = isMirrored ? [g1 + 0.2, x1 - 1.95] : [x0 + 1.95, g0 - 0.2];
  const [b0 = x0, b1 = x0] = between;
  const free = b1 - b0;
  const narrow = storeyWindows(stage, face, kit.joinery, {
    u0: b0 - face.origin[0],
    u1: b1 - face.origin[0],
    from: 1,
    to: free > 1.3 ? 1 : 0,
    count: 1,
    widthM: Math.min(1.9, free - 0.5),
  });
  const leaf = garageDoor(stage, face, [g0 - face.origin[0], 0.04, g1 - face.origin[0], 2.2], {
    color: scheme.garage,
    frame: scheme.trim,
    modern: kit.appearance.era === 'contemporary',
    spaces: garageSpaces,
  });
  return leaf + narrow + door + canopy;
}

/** The soffit of a bay that hangs over the ground floor, and its shade on the wall. */
function underside(stage: Stage, wall: Face, { x0, x1, y0, z0, trim }: BuildingBlock): string {
  const { camera } = stage;
  const at = (x: number, y: number, z: number): ExteriorPoint => [x, y, z];
  const soffit = outlinePath(camera, [
    at(x0, y0, z0),
    at(x1, y0, z0),
    at(x1, y0, 0),
    at(x0, y0, 0),
  ]);
  return (
    shadeBelow(stage, wall, [x0 - wall.origin[0], y0, x1 - wall.origin[0] + 0.15], 0.8) +
    path(soffit, tone(stage, trim, [0, -1, 0]))
  );
}

function bayFront(
  stage: Stage,
  wall: Face,
  { unit, bay }: { unit: Unit; bay: BuildingBlock },
  kit: Kit,
): string {
  const low = bay.y0 > 1 ? 2 : 1;
  const width = bay.x1 - bay.x0;
  const face = frontOf({ ...bay, y0: 0, roof: 'none' });
  return [
    bay.y0 > 1 ? underside(stage, wall, bay) : '',
    walls(stage, bay),
    storeyWindows(
      stage,
      face,
      { ...kit.joinery, columns: 3 },
      {
        u0: 0,
        u1: width,
        from: low,
        to: unit.storeys,
        count: 1,
        widthM: width - 0.8,
        heightM: 1.5,
      },
    ),
    roof(stage, bay),
  ].join('');
}

/** The front of one unit: entrance, garage when it has one, windows on every storey. */
export function drawUnit(stage: Stage, face: Face, unit: Unit, kit: Kit): string {
  const { x0, x1, storeys, bay } = unit;
  const origin = face.origin[0];
  const free = bay
    ? unit.isMirrored
      ? [bay.x1 + 0.1, x1]
      : [x0, bay.x0 - 0.1]
    : [x0 + 0.2, x1 - 0.2];
  const [from = x0, to = x1] = free;
  const upper = storeyWindows(stage, face, kit.joinery, {
    u0: from - origin,
    u1: to - origin,
    from: 2,
    to: storeys,
    count: bay ? 1 : 2,
    widthM: Math.min(1.2, (to - from) * (bay ? 0.55 : 0.3)),
    heightM: 1.5,
  });
  const x = doorX(unit);
  return [
    upper,
    groundFloor(stage, face, unit, kit),
    steps(stage, { x0: x - 0.25, x1: x + 1.2, z0: -0.3, floorM: floorM(1) }),
    bay ? bayFront(stage, face, { unit, bay }, kit) : '',
  ].join('');
}
