import { shade } from '../paint/color.ts';
import { d, path } from '../paint/svg.ts';
import { face, project, ROOM, scaleAt } from './projection.ts';
import type { Place } from './projection.ts';
import type { RoomScene } from './room-shell.ts';

/** An opening in a wall: from/to along the wall in metres, bottom/top above the floor. */
export type Opening = { from: number; to: number; bottom: number; top: number };
type OnWall = (along: number, up: number) => Place;

const onBack: OnWall = (along, up) => [along, up, ROOM.depth];
const onLeft: OnWall = (along, up) => [0, up, along];

function panel(at: OnWall, { from, to, bottom, top }: Opening, fill: string): string {
  return face([at(from, bottom), at(to, bottom), at(to, top), at(from, top)], fill);
}

/** Rounded crowns whose feet are hidden by the lawn strip below. */
function greenery({ random, evening }: RoomScene, at: OnWall, opening: Opening): string {
  const { from, to, bottom, top } = opening;
  const height = top - bottom;
  const leaf = random.pick(['#6f9a5a', '#7fa562', '#8fa35a', '#5f8a5a']);
  const color = evening ? shade(leaf, -0.45) : leaf;
  return [0.16, -0.1]
    .map((tone, layer) => {
      const points: Place[] = [at(from, bottom)];
      const count = 36;
      const phase = random.between(0, 6);
      for (let index = 0; index <= count; index += 1) {
        const wave =
          Math.abs(Math.sin(phase + index * 0.42)) * 0.09 + Math.sin(index * 0.21 + phase) * 0.05;
        const up = bottom + height * (0.42 - layer * 0.2 + wave);
        points.push(at(from + ((to - from) * index) / count, up));
      }
      points.push(at(to, bottom));
      return face(points, shade(color, tone));
    })
    .join('');
}

function frame(at: OnWall, opening: Opening, columns: number): string {
  const { from, to, bottom, top } = opening;
  const bar = 0.045;
  const color = '#fdfcf9';
  const uprights = Array.from({ length: columns + 1 }, (_, index) => {
    const middle = from + ((to - from) * index) / columns;
    return panel(at, { from: middle - bar, to: middle + bar, bottom, top }, color);
  });
  return [
    ...uprights,
    panel(at, { from: from - bar, to: to + bar, bottom: top - bar, top: top + bar }, color),
    panel(at, { from: from - bar, to: to + bar, bottom: bottom - bar, top: bottom + bar }, color),
    panel(
      at,
      { from: from - 0.1, to: to + 0.1, bottom: bottom - 0.09, top: bottom - 0.03 },
      '#ece8e0',
    ),
  ].join('');
}

function drawnWindow(scene: RoomScene, at: OnWall, opening: Opening, columns: number): string {
  const { from, to, bottom, top } = opening;
  const around = { from: from - 0.1, to: to + 0.1, bottom: bottom - 0.08, top: top + 0.1 };
  return [
    panel(at, around, '#f2efe9'),
    panel(at, opening, scene.evening ? 'url(#evening-sky)' : 'url(#view-sky)'),
    greenery(scene, at, opening),
    frame(at, opening, columns),
  ].join('');
}

/** A window in the wall facing the viewer. */
export function backWindow(scene: RoomScene, opening: Opening, columns: number): string {
  return drawnWindow(scene, onBack, opening, columns);
}

/** A window in the left wall, with the patch of sun it throws on the floor. */
export function leftWindow(scene: RoomScene, opening: Opening, columns: number): string {
  return drawnWindow(scene, onLeft, opening, columns) + sunPatch(scene, opening, columns);
}

function sunPatch({ evening }: RoomScene, { from, to }: Opening, columns: number): string {
  if (evening) return '';
  const step = (to - from) / columns;
  return Array.from({ length: columns }, (_, index) => {
    const near = from + index * step + 0.06;
    const far = near + step - 0.12;
    return face(
      [
        [0.5, 0, near - 0.25],
        [2.3, 0, near - 0.7],
        [2.3, 0, far - 0.7],
        [0.5, 0, far - 0.25],
      ],
      '#fff3cf',
      0.34,
    );
  }).join('');
}

function curtain(at: number, width: number, top: number, color: string): string {
  const [x, y] = project([at, top, ROOM.depth]);
  const [right, foot] = project([at + width, 0.04, ROOM.depth]);
  const folds = 4;
  const step = (right - x) / folds;
  return Array.from({ length: folds }, (_, index) => {
    const left = x + index * step;
    const data = d`M${left} ${y}H${left + step}Q${left + step + 2} ${(y + foot) / 2} ${left + step} ${foot}H${left}Q${left + 2} ${(y + foot) / 2} ${left} ${y}Z`;
    return path(data, shade(color, index % 2 === 0 ? 0 : -0.09));
  }).join('');
}

/** A pair of curtains and their rod for a back window. */
export function curtains({ from, to, top }: Opening, color: string): string {
  const rodY = top + 0.2;
  const thick = 4 / scaleAt(ROOM.depth);
  return [
    curtain(from - 0.42, 0.46, rodY, color),
    curtain(to - 0.04, 0.46, rodY, color),
    panel(onBack, { from: from - 0.5, to: to + 0.5, bottom: rodY, top: rodY + thick }, '#4a4038'),
  ].join('');
}
