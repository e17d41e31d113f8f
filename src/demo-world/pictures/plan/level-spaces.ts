import type { PlanRoom } from './floor-plan.ts';
import type { Space } from './level-layout.ts';

const LEVEL_ORDER = [
  'basement',
  'lower',
  'ground',
  'flat',
  'main',
  'in between',
  'second',
  'upper',
  'third',
];

function rank(level: string): number {
  const position = LEVEL_ORDER.indexOf(level.toLowerCase());
  return position === -1 ? LEVEL_ORDER.length : position;
}

const STAIRS: Space = { name: 'Stairs', areaM2: 4, isListed: false };

export type PlanLevel = {
  readonly name: string;
  readonly rooms: readonly PlanRoom[];
  readonly spaces: readonly Space[];
};

/** Spaces of a level that listings leave out: a bath near bedrooms, services, an entrance. */
function unlistedSpaces(level: string, rooms: readonly PlanRoom[]): Space[] {
  const has = (pattern: RegExp) => rooms.some(({ name }) => pattern.test(name));
  if (has(/bath|ensuite|powder|washroom/i)) return [];
  const isBelow = rank(level) <= 1;
  if (isBelow) return [{ name: 'Utility', areaM2: 6.5, isListed: false }];
  return has(/bed/i) || level.toLowerCase() === 'flat'
    ? [{ name: 'Bath', areaM2: 5.2, isListed: false }]
    : [{ name: 'Foyer', areaM2: 5, isListed: false }];
}

/** The levels of a home from the lowest up, each with its rooms and what fills the rest. */
export function levelsOf(rooms: readonly PlanRoom[]): PlanLevel[] {
  const names = [...new Set(rooms.map(({ level }) => level))];
  return names
    .toSorted((one, other) => rank(one) - rank(other))
    .map((name) => {
      const levelRooms = rooms.filter(({ level }) => level === name);
      const listedSpaces = levelRooms.map((room) => ({
        name: room.name,
        areaM2: Math.max(1, room.lengthM * room.widthM),
        isListed: true,
      }));
      const stairs = names.length > 1 ? [STAIRS] : [];
      return {
        name,
        rooms: levelRooms,
        spaces: [...listedSpaces, ...unlistedSpaces(name, levelRooms), ...stairs],
      };
    });
}
