import { box, rect, stroke, d } from '#src/lib/svg.ts';
import type { SvgBox } from '#src/lib/svg.ts';
import type { PlanRoom } from './floor-plan.ts';
import type { LevelLayout, PlacedSpace } from './level-layout.ts';
import type { PlanLevel } from './level-spaces.ts';
import {
  bathMarks,
  door,
  entryDoor,
  INK,
  kitchenMarks,
  MUTED,
  opening,
  planWindow,
  stairMark,
} from './plan-marks.ts';
import { centredLines, feetAndInches, nameLines } from './plan-text.ts';
import { textPath } from '#src/server/images/text-outline.ts';

type LevelPlace = {
  readonly level: PlanLevel;
  readonly layout: LevelLayout;
  readonly left: number;
  readonly top: number;
  readonly pxPerMetre: number;
};

const WALL = 7;
const PARTITION = 4;

function tint(name: string): string {
  if (/bath|powder|ensuite|laundry|utility|washroom/i.test(name)) return '#e6eeec';
  if (/kitchen|pantry/i.test(name)) return '#eef1e6';
  return /bed|den|office/i.test(name) ? '#f3ece0' : '#faf6ee';
}

function areaOf({ left, top, pxPerMetre }: LevelPlace, space: PlacedSpace): SvgBox {
  return box(
    left + space.x * pxPerMetre,
    top + space.y * pxPerMetre,
    space.width * pxPerMetre,
    space.height * pxPerMetre,
  );
}

function outerWindows({ layout }: LevelPlace, space: PlacedSpace, area: SvgBox): string {
  if (space.name === 'Stairs') return '';
  const length = Math.min(area.width * 0.5, 90);
  const y = space.isAboveHall ? area.y : area.y + area.height;
  const level = planWindow(area.x + (area.width - length) / 2, y, length, false);
  const isRightmost = space.x + space.width > layout.width - 0.01;
  const isLeftmost = space.x < 0.01;
  const upright = Math.min(area.height * 0.4, 70);
  const sideY = area.y + (area.height - upright) / 2;
  if (isLeftmost) return level + planWindow(area.x, sideY, upright, true);
  return isRightmost ? level + planWindow(area.x + area.width, sideY, upright, true) : level;
}

function sizeLines(room: PlanRoom | undefined): { metres: string; feet: string } | undefined {
  if (room === undefined) return undefined;
  const { lengthM, widthM } = room;
  return {
    metres: `${lengthM.toFixed(2)} \u00d7 ${widthM.toFixed(2)} m`,
    feet: `${feetAndInches(lengthM)} \u00d7 ${feetAndInches(widthM)}`,
  };
}

function label(space: PlacedSpace, area: SvgBox, room: PlanRoom | undefined): string {
  if (space.name === 'Stairs') return '';
  const widthPx = area.width - 20;
  const nameSize = 17;
  const names = nameLines(space.name, widthPx, nameSize).map(
    (text) =>
      ({
        text,
        sizePx: space.isListed ? nameSize : 13,
        weight: space.isListed ? 600 : 400,
        color: space.isListed ? INK : MUTED,
      }) as const,
  );
  const size = sizeLines(room);
  const sizes = size === undefined ? [] : [size.metres, size.feet];
  const lines = [
    ...names,
    ...sizes.map((text) => ({ text, sizePx: 14, weight: 400, color: MUTED }) as const),
  ];
  return centredLines(lines, [area.x + area.width / 2, area.y + area.height / 2], widthPx);
}

function marks(space: PlacedSpace, area: SvgBox): string {
  if (space.name === 'Stairs') return stairMark(area, space.isAboveHall);
  if (/bath|powder|ensuite|washroom/i.test(space.name)) return bathMarks(area, space.isAboveHall);
  return /kitchen/i.test(space.name) ? kitchenMarks(area, space.isAboveHall) : '';
}

function hallMarks({ level, layout, left, top, pxPerMetre }: LevelPlace, isSole: boolean): string {
  const y = top + layout.hall.y * pxPerMetre;
  const height = layout.hall.height * pxPerMetre;
  const isEntry = /^(main|flat|ground)$/i.test(level.name) || isSole;
  const size = height * 0.8;
  return [
    isEntry ? entryDoor(left, y + (height - size) / 2, size) : '',
    centredLines(
      [{ text: 'Hall', sizePx: 13, weight: 400, color: MUTED }],
      [left + (layout.width * pxPerMetre) / 2, y + height / 2],
      60,
    ),
  ].join('');
}

/** One level of a plan: floors, walls, windows, doors, stairs and labels under its name. */
export function planLevel(place: LevelPlace, isSole: boolean): string {
  const { level, layout, left, top, pxPerMetre } = place;
  const width = layout.width * pxPerMetre;
  const height = layout.height * pxPerMetre;
  const remaining = [...level.rooms];
  const rooms = layout.spaces.map((space) => {
    const at = remaining.findIndex(
      (room) =>
        room.name === space.name &&
        Math.abs(Math.max(1, room.lengthM * room.widthM) - space.areaM2) < 1e-6,
    );
    const room = space.isListed && at >= 0 ? remaining.splice(at, 1)[0] : undefined;
    return { space, area: areaOf(place, space), room };
  });
  const doorSize = (area: SvgBox) => Math.min(0.8 * pxPerMetre, area.width * 0.5);
  return [
    textPath(level.name === 'Flat' ? 'Floor plan' : `${level.name} level`, {
      xPx: left,
      yPx: top - 20,
      sizePx: 17,
      weight: 600,
      anchor: 'start',
      color: '#15513f',
    }),
    rect(box(left, top, width, height), '#ffffff'),
    ...rooms.map(({ space, area }) => rect(area, tint(space.name))),
    ...rooms.map(({ space, area }) => marks(space, area)),
    ...rooms.map(({ area }) => rect(area, 'none', { stroke: INK, 'stroke-width': PARTITION })),
    rect(box(left, top, width, height), 'none', { stroke: INK, 'stroke-width': WALL }),
    ...rooms.map(({ space, area }) => outerWindows(place, space, area)),
    ...rooms.map(({ space, area }) => {
      const y = space.isAboveHall ? area.y + area.height : area.y;
      const isOpen = space.name === 'Stairs' || space.name === 'Foyer';
      if (isOpen) return opening(area.x, y, area.width);
      return door(area.x + 8, y, doorSize(area), space.isAboveHall);
    }),
    hallMarks(place, isSole),
    stroke(d`M${left} ${top - 12}H${left + 34}`, '#c98a1b', { 'stroke-width': 2.5 }),
    ...rooms.map(({ space, area, room }) => label(space, area, room)),
  ].join('');
}
