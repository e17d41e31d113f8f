import { mix, shade } from '../../paint/color.ts';
import { box, d, ellipse, path, rect } from '#src/lib/svg.ts';
import type { SvgBox } from '#src/lib/svg.ts';
import type { RoomScene } from '../scene/interior-scene.ts';
import { floorShadow, frontBox, turnedSolid } from '../scene/solid-shapes.ts';
import { project, scaleAt } from '../scene/perspective.ts';
import type { InteriorPoint } from '../scene/perspective.ts';

function landscape({ palette, random }: RoomScene, sheet: SvgBox): string {
  const { x, y, width, height } = sheet;
  const crest = y + height * random.between(0.45, 0.62);
  const base = y + height;
  const hill = d`M${x} ${crest}Q${x + width * 0.3} ${crest - height * 0.25} ${x + width * 0.55} ${crest}T${x + width} ${crest - 6}V${base}H${x}Z`;
  const near = d`M${x} ${crest + height * 0.26}Q${x + width * 0.5} ${crest + height * 0.08} ${x + width} ${crest + height * 0.2}V${base}H${x}Z`;
  const sun = Math.min(width, height) * 0.26;
  return [
    rect(sheet, mix(palette.accent, '#fbf5e9', 0.76)),
    ellipse(box(x + width * 0.56, y + height * 0.12, sun, sun), palette.accent),
    path(hill, mix(palette.secondFabric, '#ffffff', 0.25)),
    path(near, shade(palette.fabric, -0.12)),
  ].join('');
}

function shapes({ palette, random }: RoomScene, sheet: SvgBox): string {
  const { x, y, width, height } = sheet;
  const radius = width * 0.3;
  const lean = random.between(0.35, 0.6);
  return [
    rect(sheet, '#f7f1e5'),
    ellipse(
      box(x + width * 0.1, y + height * 0.12, radius * 2, radius * 2),
      shade(palette.accent, 0.1),
    ),
    path(
      d`M${x + width * 0.3} ${y + height}V${y + height * lean}Q${x + width * 0.6} ${y + height * (lean - 0.2)} ${x + width * 0.9} ${y + height * lean}V${y + height}Z`,
      palette.secondFabric,
    ),
    rect(box(x + width * 0.12, y + height * 0.8, width * 0.5, height * 0.06), '#2f3a36'),
  ].join('');
}

function botanical({ palette }: RoomScene, sheet: SvgBox): string {
  const { x, y, width, height } = sheet;
  const middle = x + width / 2;
  const leaves = Array.from({ length: 8 }, (_, index) => {
    const up = y + height * (0.84 - index * 0.085);
    const side = index % 2 === 0 ? -1 : 1;
    const reach = width * (0.32 - index * 0.02) * side;
    return d`M${middle} ${up}Q${middle + reach * 0.4} ${up - height * 0.12} ${middle + reach} ${up - height * 0.1}Q${middle + reach * 0.6} ${up} ${middle} ${up}Z`;
  });
  return [
    rect(sheet, '#f6f1e4'),
    path(d`M${middle} ${y + height * 0.92}V${y + height * 0.14}`, 'none', {
      stroke: '#4d6b4f',
      'stroke-width': 1.6,
    }),
    path(leaves.join(''), mix('#5a7f5a', palette.secondFabric, 0.2)),
  ].join('');
}

/** Framed art hanging on a wall that faces the viewer. */
export function wallArt(
  scene: RoomScene,
  place: InteriorPoint,
  size: readonly [number, number],
): string {
  const { random } = scene;
  const area = frontBox(scene.view, place, size[0], size[1]);
  const { x, y, width, height } = area;
  const edge = Math.max(3, Math.min(width, height) * 0.045);
  const inner = box(x + edge, y + edge, width - edge * 2, height - edge * 2);
  const mat = Math.min(width, height) * 0.12;
  const sheet = box(inner.x + mat, inner.y + mat, inner.width - mat * 2, inner.height - mat * 2);
  const paint = random.pick([landscape, shapes, botanical, landscape]);
  return [
    rect({ ...area, x: x + 4, y: y + 6 }, '#1d130a', { opacity: 0.16 }),
    rect(area, random.pick(['#2b2622', '#b08d5b', '#8a6544', '#efe9dd'])),
    rect(inner, '#fcfaf5'),
    paint(scene, sheet),
  ].join('');
}

/** Leaves fanning out from a point on the canvas. */
export function foliage(
  { random }: RoomScene,
  foot: readonly [number, number],
  size: number,
  color: string,
): string {
  const [x, y] = foot;
  return Array.from({ length: 17 }, (_, index) => {
    const angle = -Math.PI / 2 + ((index % 9) / 8 - 0.5) * 2.2 + random.between(-0.12, 0.12);
    const length = size * random.between(0.5, 1);
    const [tipX, tipY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    const bend = length * 0.15;
    const data = d`M${x} ${y + 4}Q${(x + tipX) / 2 - bend} ${(y + tipY) / 2 - bend} ${tipX} ${tipY}Q${(x + tipX) / 2 + bend} ${(y + tipY) / 2 + bend} ${x} ${y + 4}Z`;
    return path(data, shade(color, random.between(-0.22, 0.2)));
  }).join('');
}

/** Broad leaves up a bare stem, as of a rubber plant. */
function stemPlant({ random }: RoomScene, [x, y]: readonly [number, number], size: number): string {
  const leaves = Array.from({ length: 15 }, (_, index) => {
    const up = y - size * (0.28 + (index / 15) * 0.85);
    const side = index % 2 === 0 ? -1 : 1;
    const reach = size * random.between(0.24, 0.36) * side * (1.1 - index * 0.03);
    const lift = size * random.between(0.08, 0.2);
    const data = d`M${x} ${up}C${x + reach * 0.3} ${up - lift * 1.8} ${x + reach} ${up - lift * 1.9} ${x + reach} ${up - lift}C${x + reach * 0.9} ${up + lift * 0.4} ${x + reach * 0.3} ${up + lift * 0.3} ${x} ${up}Z`;
    return path(data, shade('#4a7a55', random.between(-0.2, 0.18)));
  });
  const stem = path(d`M${x} ${y + 4}V${y - size * 1.05}`, 'none', {
    stroke: '#6b5541',
    'stroke-width': 3,
  });
  return stem + leaves.join('');
}

/** A leafy plant in a pot standing on the floor, about 1.3 m high. */
export function floorPlant(scene: RoomScene, x: number, z: number, size = 0.9): string {
  const { view, palette, random } = scene;
  const foot = project(view, [x, 0.36, z]);
  const isStemmed = random.chance(0.5);
  const pot = random.pick(['#e4dccf', '#c98f6a', '#8f979a', '#f3efe7', palette.accent]);
  return [
    floorShadow(view, [x + 0.06, z], 0.75, 0.5),
    isStemmed
      ? stemPlant(scene, [foot[0], foot[1]], size * scaleAt(view, z))
      : foliage(scene, foot, size * scaleAt(view, z), '#4c7d50'),
    turnedSolid(
      view,
      [x, 0, z],
      [
        [0.13, 0],
        [0.19, 0.38],
      ],
      pot,
    ),
  ].join('');
}

/** A vase with a few stems, on a table or shelf at `place`. */
export function vase(scene: RoomScene, place: InteriorPoint, height = 0.24): string {
  const { view, palette, random } = scene;
  const [x, y, z] = place;
  const scale = scaleAt(view, z);
  const top = project(view, [x, y + height, z]);
  const color = random.pick(['#efeae2', palette.accent, '#c9b9a2', '#8fa3a0']);
  const leaf = random.pick(['#5f8c55', '#7d8f5a', '#b7794a', '#8aa08a']);
  return [
    foliage(scene, [top[0], top[1]], height * 1.35 * scale, leaf),
    turnedSolid(
      view,
      place,
      [
        [0.04, 0],
        [0.075, height * 0.35],
        [0.07, height * 0.6],
        [0.035, height],
      ],
      color,
    ),
  ].join('');
}

/** A few books lying on each other at `place` (their near left corner). */
export function bookStack({ view, palette }: RoomScene, [x, y, z]: InteriorPoint): string {
  return [palette.linen, palette.accent, palette.secondFabric]
    .map((color, index) => {
      const area = frontBox(
        view,
        [x + index * 0.015, y + index * 0.03, z],
        0.28 - index * 0.03,
        0.03,
      );
      return rect(area, shade(color, -0.04), {
        rx: 1.5,
        stroke: shade(color, -0.35),
        'stroke-opacity': 0.4,
      });
    })
    .join('');
}

/** Fruit in a low bowl standing at `place`. */
export function fruitBowl({ view, random }: RoomScene, place: InteriorPoint): string {
  const [x, y, z] = place;
  const color = random.pick(['#d9843b', '#b5473c', '#8fa34a', '#e0b040']);
  const fruit = [-0.08, 0.0, 0.08, -0.04, 0.05].map((side, index) => {
    const area = frontBox(
      view,
      [x + side - 0.04, y + 0.06 + (index > 2 ? 0.05 : 0), z],
      0.08,
      0.08,
    );
    return ellipse(area, shade(color, index * 0.06 - 0.1));
  });
  return [
    ...fruit,
    turnedSolid(
      view,
      place,
      [
        [0.07, 0],
        [0.12, 0.05],
        [0.16, 0.09],
      ],
      '#f2ede4',
    ),
  ].join('');
}
