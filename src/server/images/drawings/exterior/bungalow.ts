import { box } from '../paint/svg.ts';
import { frontDoor, garageDoor, steps } from './door.ts';
import { buildingShadow, drivewayTo, GROUND_Y, walkTo } from './ground.ts';
import { FARMHOUSE_SCHEMES, houseColors, TRADITIONAL_SCHEMES } from './house-colors.ts';
import type { HouseColors } from './house-colors.ts';
import { onLot } from './lot.ts';
import { plantingBed } from './planting.ts';
import { porchFrame, porchShade } from './porch.ts';
import { chimney, frontGable, hipRoof, sideGableRoof } from './roof.ts';
import { outdoorPicture } from './scene.ts';
import type { Layers, Scene } from './scene.ts';
import { castShadow, wall } from './wall.ts';
import { framedWindow } from './window.ts';

const LEFT = 170;
const RIGHT = 790;
const GARAGE_RIGHT = 1042;
const EAVE = 446;
const BASE = GROUND_Y;

function mainBody(scene: Scene, colors: HouseColors): string {
  const { random, light } = scene;
  const shape = { left: LEFT, right: GARAGE_RIGHT, eaveY: EAVE, rise: random.between(112, 134) };
  const roof = random.chance(0.5)
    ? hipRoof(shape, 130, colors.roof)
    : sideGableRoof(shape, colors.roof);
  const chimneyLeft = random.between(700, 760);
  const style = { frame: colors.trim, columns: 3, rows: 1, glowing: light.lampsOn };
  return [
    chimney(chimneyLeft, EAVE - shape.rise - 34, EAVE - 60, colors.accent),
    wall(box(LEFT, EAVE, RIGHT - LEFT, BASE - EAVE), colors.main),
    roof,
    framedWindow(box(LEFT + 36, EAVE + 38, 110, 74), style),
    framedWindow(box(690, EAVE + 38, 74, 74), { ...style, columns: 2, glowing: false }),
  ].join('');
}

function wing(scene: Scene, colors: HouseColors): string {
  const left = 340;
  const right = 530;
  const rise = scene.random.between(100, 124);
  return [
    castShadow(right, EAVE, BASE - EAVE),
    wall(box(left, EAVE - 2, right - left, BASE - EAVE + 2), colors.accent, 2),
    frontGable({ left, right, eaveY: EAVE - 2, rise }, colors.accent, colors.roof),
    framedWindow(box(415, EAVE - 56, 40, 34), { frame: colors.trim, sill: false }),
    framedWindow(box(left + 30, EAVE + 26, right - left - 60, 88), {
      frame: colors.trim,
      columns: 3,
      glowing: scene.light.lampsOn,
    }),
  ].join('');
}

function entrance(scene: Scene, colors: HouseColors): string {
  const porch = { left: 552, right: 672, beamY: EAVE + 8, posts: 2 };
  const glowing = scene.light.lampsOn;
  return [
    porchShade(porch),
    frontDoor(box(590, BASE - 112, 46, 98), { color: colors.door, frame: colors.trim, glowing }),
    porchFrame(porch, colors.trim),
  ].join('');
}

function garage(scene: Scene, colors: HouseColors): string {
  const left = RIGHT;
  const width = GARAGE_RIGHT - left;
  return [
    wall(box(left, EAVE, width, BASE - EAVE), colors.main, 20),
    frontGable(
      { left, right: GARAGE_RIGHT, eaveY: EAVE - 2, rise: 96 },
      colors.accent,
      colors.roof,
    ),
    garageDoor(box(left + 30, BASE - 112, width - 60, 112), {
      color: scene.random.pick([colors.trim, colors.door]),
      frame: colors.trim,
      glowing: scene.light.lampsOn,
    }),
  ].join('');
}

function house(scene: Scene): Layers {
  const schemes = scene.random.chance(0.7) ? TRADITIONAL_SCHEMES : FARMHOUSE_SCHEMES;
  const colors = houseColors(scene, schemes);
  return {
    definitions: colors.definitions,
    body: [
      buildingShadow(LEFT, GARAGE_RIGHT),
      mainBody(scene, colors),
      entrance(scene, colors),
      wing(scene, colors),
      garage(scene, colors),
      drivewayTo(scene, RIGHT + 20, GARAGE_RIGHT - 20),
      walkTo(scene, 613, 62),
      steps(577, BASE + 6, 72, '#b3aca0'),
      plantingBed(scene, { left: LEFT + 6, right: 552, y: BASE + 6 }),
      plantingBed(scene, { left: 682, right: 782, y: BASE + 6 }),
    ].join(''),
  };
}

/** A single-storey house with a gabled wing and an attached garage. Returns SVG. */
export function bungalow(seed: number): string {
  return outdoorPicture(seed, (scene) => {
    const { random } = scene;
    return onLot(scene, house(scene), [
      { x: random.between(96, 126), y: GROUND_Y + 40, size: random.between(320, 390) },
      { x: random.between(1098, 1118), y: GROUND_Y + 6, size: random.between(230, 300) },
    ]);
  });
}
