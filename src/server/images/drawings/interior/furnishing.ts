import { shade } from '../paint/color.ts';
import { box, d, ellipse, path, rect } from '../paint/svg.ts';
import type { Box } from '../paint/svg.ts';
import { project, ROOM, scaleAt } from './projection.ts';
import type { Place } from './projection.ts';
import { floorShadow } from './room-shell.ts';
import type { RoomScene } from './room-shell.ts';

/** The canvas box of an upright rectangle whose lower left corner is at `place`, in metres. */
export function frontBox(place: Place, width: number, height: number): Box {
  const [x, y] = project(place);
  const scale = scaleAt(place[2]);
  return box(x, y - height * scale, width * scale, height * scale);
}

/** An upholstered front with rounded corners (radius in metres) and a light upper edge. */
export function cushion(
  place: Place,
  size: readonly [width: number, height: number],
  color: string,
): string {
  const area = frontBox(place, size[0], size[1]);
  const radius = Math.min(area.width, area.height) * 0.2;
  const rx = radius.toFixed(1);
  const crest = { ...area, height: area.height * 0.5 };
  return (
    rect(area, color, { rx, stroke: shade(color, -0.28), 'stroke-opacity': 0.45 }) +
    rect({ ...crest, x: crest.x + 3, width: crest.width - 6, y: crest.y + 2 }, '#ffffff', {
      rx,
      opacity: 0.1,
    })
  );
}

/** Framed abstract art hanging on the back wall. */
export function wallArt(
  { random, colors }: RoomScene,
  place: Place,
  size: readonly [number, number],
): string {
  const area = frontBox(place, size[0], size[1]);
  const { x, y, width, height } = area;
  const inner = box(x + 5, y + 5, width - 10, height - 10);
  const sheet = box(x + width * 0.14, y + height * 0.12, width * 0.72, height * 0.76);
  const crest = sheet.y + sheet.height * random.between(0.45, 0.6);
  const base = sheet.y + sheet.height;
  const hill = d`M${sheet.x} ${crest}Q${sheet.x + sheet.width * 0.3} ${crest - sheet.height * 0.25} ${sheet.x + sheet.width * 0.55} ${crest}T${sheet.x + sheet.width} ${crest - 6}V${base}H${sheet.x}Z`;
  const sun = Math.min(sheet.width, sheet.height) * 0.3;
  return [
    rect({ ...area, x: x + 4, y: y + 6 }, '#1d130a', { opacity: 0.16 }),
    rect(area, random.pick(['#2b2622', '#b08d5b', '#f7f4ee'])),
    rect(inner, '#faf7f1'),
    rect(sheet, shade(colors.accent, 0.72)),
    ellipse(
      box(sheet.x + sheet.width * 0.52, sheet.y + sheet.height * 0.12, sun, sun),
      colors.accent,
    ),
    path(hill, shade(colors.fabric, -0.1)),
  ].join('');
}

/** A leafy plant in a pot standing on the floor. */
export function floorPlant({ random }: RoomScene, x: number, z: number): string {
  const pot = frontBox([x - 0.19, 0, z], 0.38, 0.4);
  const middle = pot.x + pot.width / 2;
  const scale = scaleAt(z);
  const leaves = Array.from({ length: 17 }, (_, index) => {
    const angle = -Math.PI / 2 + ((index % 9) / 8 - 0.5) * 2.1 + random.between(-0.12, 0.12);
    const length = scale * random.between(0.45, 0.95);
    const tipX = middle + Math.cos(angle) * length;
    const tipY = pot.y + Math.sin(angle) * length;
    const bend = length * 0.16;
    const data = d`M${middle} ${pot.y + 4}Q${(middle + tipX) / 2 - bend} ${(pot.y + tipY) / 2 - bend} ${tipX} ${tipY}Q${(middle + tipX) / 2 + bend} ${(pot.y + tipY) / 2 + bend} ${middle} ${pot.y + 4}Z`;
    return path(data, shade('#467a4c', random.between(-0.22, 0.2)));
  });
  const body = d`M${pot.x} ${pot.y}H${pot.x + pot.width}L${pot.x + pot.width * 0.86} ${pot.y + pot.height}H${pot.x + pot.width * 0.14}Z`;
  return [
    floorShadow(x + 0.06, z, 0.75, 0.4),
    ...leaves,
    path(body, '#e4dccf'),
    rect({ ...pot, height: pot.height * 0.14 }, '#f4efe6'),
  ].join('');
}

/** A lampshade glowing softly; `place` is the middle of its lower edge. */
export function lampShade(place: Place, width: number): string {
  const [x, y] = project(place);
  const half = (width * scaleAt(place[2])) / 2;
  const glow = half * 5;
  return [
    ellipse(box(x - glow, y - half - glow, glow * 2, glow * 2), 'url(#lamp-glow)', {
      opacity: 0.65,
    }),
    path(
      d`M${x - half} ${y}L${x - half * 0.68} ${y - half * 1.5}H${x + half * 0.68}L${x + half} ${y}Z`,
      '#fff1d2',
    ),
  ].join('');
}

/** A pendant lamp hanging from the ceiling to `bottom` metres above the floor. */
export function pendant(place: Place, color: string): string {
  const [x, y] = project(place);
  const [, top] = project([place[0], ROOM.height, place[2]]);
  const half = 0.17 * scaleAt(place[2]);
  return [
    ellipse(box(x - half * 3, y - half * 2.4, half * 6, half * 6), 'url(#lamp-glow)', {
      opacity: 0.6,
    }),
    rect(box(x - 1, top, 2, y - half - top), '#37322d'),
    path(
      d`M${x - half} ${y}Q${x - half} ${y - half * 1.1} ${x} ${y - half * 1.2}Q${x + half} ${y - half * 1.1} ${x + half} ${y}Z`,
      color,
    ),
    ellipse(box(x - half, y - half * 0.16, half * 2, half * 0.32), '#fff3d0'),
  ].join('');
}
