import { shade } from '../paint/color.ts';
import { box, rect } from '../paint/svg.ts';
import { balcony } from './balcony.ts';
import { frontDoor, steps } from './door.ts';
import { buildingShadow, GROUND_Y, walkTo } from './ground.ts';
import { houseColors, MODERN_SCHEMES, TRADITIONAL_SCHEMES } from './house-colors.ts';
import type { HouseColors } from './house-colors.ts';
import { onLot } from './lot.ts';
import { hedge, plantingBed } from './planting.ts';
import { flatRoof } from './roof.ts';
import { outdoorPicture } from './scene.ts';
import type { Layers, Scene } from './scene.ts';
import { castShadow, wall } from './wall.ts';
import { framedWindow, pane } from './window.ts';

const LEFT = 220;
const RIGHT = 980;
const STOREY = 116;
const BASE = GROUND_Y;
const CORE = { left: 536, right: 664 };

function facade(colors: HouseColors, top: number): string {
  const core = box(CORE.left, top - 26, CORE.right - CORE.left, BASE - top + 26);
  return [
    wall(box(LEFT, top, RIGHT - LEFT, BASE - top), colors.main, 30),
    wall(core, colors.accent, 0),
    castShadow(CORE.right, top, BASE - top),
  ].join('');
}

function flat(scene: Scene, x: number, floorY: number, colors: HouseColors): string {
  const { random, light } = scene;
  const style = { frame: colors.trim, columns: 2, rows: 1 };
  const lamp = () => light.lampsOn && random.chance(0.6);
  const door = box(x + 146, floorY - 92, 96, 84);
  return [
    framedWindow(box(x + 34, floorY - 88, 76, 62), { ...style, glowing: lamp() }),
    framedWindow(door, { ...style, glowing: lamp(), sill: false }),
    balcony(box(x + 128, floorY - 46, 132, 46), colors.trim),
  ].join('');
}

function stair(scene: Scene, colors: HouseColors, top: number, storeys: number): string {
  const glowing = scene.light.lampsOn;
  const glass = box(566, top + 14, 68, (storeys - 1) * STOREY - 40);
  return [
    rect(box(560, glass.y - 6, 80, glass.height + 12), colors.trim),
    pane(glass, glowing),
    ...Array.from({ length: storeys * 2 - 2 }, (_, index) =>
      rect(
        box(566, glass.y + ((index + 1) * glass.height) / (storeys * 2 - 1), 68, 4),
        colors.trim,
      ),
    ),
    frontDoor(box(574, BASE - 102, 52, 90), { color: colors.door, frame: colors.trim, glowing }),
    rect(box(540, BASE - 128, 120, 12), shade('#4a4c50', -0.2)),
    rect(box(540, BASE - 116, 120, 14), 'url(#eave-shade)'),
  ].join('');
}

function walkUp(scene: Scene): Layers {
  const { random, light } = scene;
  const colors = houseColors(scene, random.chance(0.5) ? TRADITIONAL_SCHEMES : MODERN_SCHEMES);
  const storeys = random.pick([3, 3, 4]);
  const top = BASE - storeys * STOREY - 14;
  const roof = light.lit(random.pick(['#4b4c50', '#d8d2c6', '#5b5048']));
  const flats = Array.from({ length: storeys }, (_, level) => BASE - 8 - level * STOREY);
  return {
    definitions: colors.definitions,
    body: [
      buildingShadow(LEFT, RIGHT),
      facade(colors, top),
      flatRoof({ left: LEFT, right: CORE.left - 14, eaveY: top + 2, rise: 20 }, roof),
      flatRoof({ left: CORE.right + 14, right: RIGHT, eaveY: top + 2, rise: 20 }, roof),
      flatRoof({ left: CORE.left, right: CORE.right, eaveY: top - 22, rise: 22 }, roof),
      ...flats.flatMap((floorY) => [
        flat(scene, LEFT + 22, floorY, colors),
        flat(scene, CORE.right + 22, floorY, colors),
      ]),
      stair(scene, colors, top, storeys),
      walkTo(scene, 600, 84),
      steps(552, BASE + 6, 96, '#b3aca0'),
      hedge(scene, { left: LEFT + 6, right: 520, y: BASE + 10 }, 28),
      hedge(scene, { left: 680, right: RIGHT - 6, y: BASE + 10 }, 28),
      plantingBed(scene, { left: LEFT + 30, right: 500, y: BASE + 22 }),
      plantingBed(scene, { left: 700, right: RIGHT - 30, y: BASE + 22 }),
    ].join(''),
  };
}

/** A low-rise walk-up with balconies on both sides of a glazed stair. Returns SVG. */
export function multiplex(seed: number): string {
  return outdoorPicture(seed, (scene) => {
    const { random } = scene;
    return onLot(scene, walkUp(scene), [
      { x: random.between(100, 140), y: GROUND_Y + 40, size: random.between(320, 390) },
      { x: random.between(1076, 1106), y: GROUND_Y + 34, size: random.between(260, 330) },
    ]);
  });
}
