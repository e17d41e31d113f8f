import { frontOf, walls } from '../building/block.ts';
import type { BuildingBlock } from '../building/block.ts';
import { floorM } from '../building/levels.ts';
import { windowOn } from '../building/opening.ts';
import { roof } from '../building/roof.ts';
import { blockOf } from '../houses/kit.ts';
import type { Kit } from '../houses/kit.ts';
import type { Stage } from '../stage.ts';
import type { Terrace } from './terrace-floor.ts';

/** A one-storey room that reaches into the garden beside the terrace; not every house has one. */
export function gardenRoom(kit: Kit, { x1 }: Terrace, width: number): BuildingBlock | undefined {
  if (kit.appearance.storeys === 1 || width - x1 < 2.6 || kit.random.chance(0.35)) return undefined;
  const size = { x0: x1 + 0.3, x1: width, y1: floorM(1) + 2.5, z0: -2.2, z1: 0 };
  const wall = kit.scheme.accent;
  return { ...blockOf(kit, size, 'front-gable', (width - x1) * 0.12), wall, gable: wall };
}

export function drawGardenRoom(stage: Stage, kit: Kit, room: BuildingBlock): string {
  const width = room.x1 - room.x0;
  const glass = windowOn(
    stage,
    frontOf(room),
    [0.35, floorM(1) + 0.2, width - 0.35, floorM(1) + 2.1],
    { style: { ...kit.joinery, columns: 3, rows: 1 }, storey: 1 },
  );
  return walls(stage, room) + glass + roof(stage, room);
}
