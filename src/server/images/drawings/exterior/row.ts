import { materialPattern } from './material.ts';
import type { Material } from './material.ts';
import { box, rect } from '../paint/svg.ts';
import { frontDoor, steps } from './door.ts';
import { buildingShadow, GROUND_Y, walkTo } from './ground.ts';
import { onLot } from './lot.ts';
import { hedge, plantingBed } from './planting.ts';
import { flatRoof, frontGable, sideGableRoof } from './roof.ts';
import { outdoorPicture } from './scene.ts';
import type { Layers, Scene } from './scene.ts';
import { wall } from './wall.ts';
import { framedWindow } from './window.ts';

type Unit = { left: number; width: number; surface: string; trim: string; door: string };
type RowStyle = { storeys: 2 | 3; roof: 'gable' | 'flat' };

const BASE = GROUND_Y;
const STOREY = 122;
const GROUND_STOREY = 128;
const SIDES: readonly [
  readonly [Material, Material, Material],
  ...(readonly [Material, Material, Material])[],
] = [
  [
    { kind: 'brick', color: '#9d5541' },
    { kind: 'brick', color: '#b9987a' },
    { kind: 'brick', color: '#77716d' },
  ],
  [
    { kind: 'siding', color: '#5f7a8c' },
    { kind: 'siding', color: '#e3d9c4' },
    { kind: 'siding', color: '#8a9a7c' },
  ],
  [
    { kind: 'brick', color: '#8a4c3d' },
    { kind: 'stucco', color: '#ece4d4' },
    { kind: 'brick', color: '#a9735a' },
  ],
  [
    { kind: 'siding', color: '#c65f46' },
    { kind: 'siding', color: '#3f6f86' },
    { kind: 'siding', color: '#dba944' },
  ],
  [
    { kind: 'stone', color: '#a8a297' },
    { kind: 'brick', color: '#67605d' },
    { kind: 'stone', color: '#bdb2a0' },
  ],
];

function unitWindows({ random, light }: Scene, unit: Unit, style: RowStyle): string {
  const { left, width, trim } = unit;
  const parts: string[] = [];
  for (let storey = 1; storey < style.storeys; storey += 1) {
    const top = BASE - GROUND_STOREY - storey * STOREY + 34;
    for (const share of [0.28, 0.72]) {
      const paneWidth = width * 0.26;
      const area = box(left + width * share - paneWidth / 2, top, paneWidth, 68);
      const glowing = light.lampsOn && random.chance(0.6);
      parts.push(framedWindow(area, { frame: trim, columns: 2, rows: 2, glowing }));
    }
  }
  return parts.join('');
}

function entry({ light }: Scene, unit: Unit): string {
  const { left, width, trim, door } = unit;
  const glowing = light.lampsOn;
  const doorX = left + width * 0.7;
  return [
    framedWindow(box(left + width * 0.12, BASE - 100, width * 0.36, 72), {
      frame: trim,
      columns: 3,
      glowing,
    }),
    frontDoor(box(doorX, BASE - 106, 44, 94), { color: door, frame: trim, glowing }),
    rect(box(doorX - 20, BASE - 124, 84, 11), trim),
    rect(box(doorX - 20, BASE - 113, 84, 12), 'url(#eave-shade)'),
    steps(doorX - 12, BASE + 4, 68, '#b3aca0'),
  ].join('');
}

function unitTop({ light }: Scene, unit: Unit, style: RowStyle, eaveY: number): string {
  const { left, width, surface, trim } = unit;
  const right = left + width;
  if (style.roof === 'flat') {
    return flatRoof({ left: left + 14, right: right - 14, eaveY: eaveY + 6, rise: 26 }, trim);
  }
  const shape = { left: left + 42, right: right - 42, eaveY: eaveY - 2, rise: 62 };
  const middle = left + width / 2;
  return (
    frontGable(shape, surface, { surface: 'url(#roof)', trim }) +
    framedWindow(box(middle - 15, eaveY - 34, 30, 28), {
      frame: trim,
      sill: false,
      glowing: light.lampsOn,
    })
  );
}

function terrace(scene: Scene): Layers {
  const { random, light } = scene;
  const count = random.pick([2, 3, 4, 4]);
  const style: RowStyle = {
    storeys: random.pick([2, 3, 3]),
    roof: random.pick(['gable', 'gable', 'flat']),
  };
  const width = count === 2 ? 290 : count === 3 ? 262 : 228;
  const start = 600 - (count * width) / 2;
  const eaveY = BASE - GROUND_STOREY - (style.storeys - 1) * STOREY;
  const trim = light.lit(random.pick(['#f6f4ee', '#f6f4ee', '#2c2f34']));
  const materials = random
    .pick(SIDES)
    .map((material) => ({ ...material, color: light.lit(material.color) }));
  const units = Array.from({ length: count }, (_, index): Unit => ({
    left: start + index * width,
    width,
    surface: `url(#unit${index % 3})`,
    trim,
    door: light.lit(random.pick(['#23405c', '#7a2f2a', '#2f4f3e', '#c98f3f', '#26292d'])),
  }));
  const roofShape = { left: start, right: start + count * width, eaveY, rise: 92 };
  const base = materialPattern('roof', {
    kind: 'shingle',
    color: light.lit(random.pick(['#4b4a50', '#54453c', '#3d4046'])),
  });
  return {
    definitions:
      base + materials.map((material, index) => materialPattern(`unit${index}`, material)).join(''),
    body: [
      buildingShadow(start, start + count * width),
      ...units.map((unit) => wall(box(unit.left, eaveY, width, BASE - eaveY), unit.surface)),
      ...units.slice(1).map((unit) => rect(box(unit.left - 3, eaveY, 6, BASE - eaveY), trim)),
      style.roof === 'gable' ? sideGableRoof(roofShape, { surface: 'url(#roof)', trim }) : '',
      ...units.map((unit) => unitTop(scene, unit, style, eaveY)),
      ...units.map((unit) => unitWindows(scene, unit, style)),
      ...units.map((unit) => walkTo(scene, unit.left + width * 0.7 + 22, 54)),
      ...units.map((unit) => entry(scene, unit)),
      ...units.map((unit) => frontGarden(scene, unit)),
    ].join(''),
  };
}

function frontGarden(scene: Scene, { left, width }: Unit): string {
  const bed = { left: left + 14, right: left + width * 0.62, y: BASE + 8 };
  return scene.random.chance(0.3) ? hedge(scene, bed, 30) : plantingBed(scene, bed);
}

/** A pair of semis or a terrace of townhouses, two or three storeys. Returns SVG. */
export function row(seed: number): string {
  return outdoorPicture(seed, (scene) => {
    const { random } = scene;
    return onLot(scene, terrace(scene), [
      { x: random.between(84, 120), y: GROUND_Y + 60, size: random.between(280, 340) },
      { x: random.between(1096, 1116), y: GROUND_Y + 70, size: random.between(230, 290) },
    ]);
  });
}
