import { box, ellipse } from '../paint/svg.ts';
import { frontDoor, garageDoor, steps } from './door.ts';
import { drivewayTo, GROUND_Y, walkTo, buildingShadow } from './ground.ts';
import { houseColors, TRADITIONAL_SCHEMES } from './house-colors.ts';
import type { HouseColors } from './house-colors.ts';
import { plantingBed } from './planting.ts';
import { porchFrame, porchShade } from './porch.ts';
import { chimney, frontGable, hipRoof, sideGableRoof } from './roof.ts';
import type { Layers, Scene } from './scene.ts';
import { castShadow, wall } from './wall.ts';
import { framedWindow } from './window.ts';

const LEFT = 220;
const BAY_RIGHT = 440;
const RIGHT = 720;
const GARAGE_RIGHT = 1000;
const EAVE = 312;
const BASE = GROUND_Y;

function body(scene: Scene, colors: HouseColors): string {
  const { random, light } = scene;
  const rise = random.between(105, 135);
  const shape = { left: LEFT, right: RIGHT, eaveY: EAVE, rise };
  const roof = random.chance(0.5)
    ? hipRoof(shape, 84, colors.roof)
    : sideGableRoof(shape, colors.roof);
  const frame = { frame: colors.trim, columns: 2, rows: 2 };
  return [
    chimney(random.between(600, 640), EAVE - rise - 36, EAVE - rise + 40, colors.accent),
    wall(box(LEFT, EAVE, RIGHT - LEFT, BASE - EAVE), colors.main, 40),
    roof,
    framedWindow(box(490, EAVE + 46, 72, 84), { ...frame, glowing: light.lampsOn }),
    framedWindow(box(614, EAVE + 46, 72, 84), { ...frame, glowing: false }),
  ].join('');
}

function bay(scene: Scene, colors: HouseColors): string {
  const { random, light } = scene;
  const rise = random.between(105, 130);
  const width = BAY_RIGHT - LEFT;
  const shape = { left: LEFT, right: BAY_RIGHT, eaveY: EAVE - 4, rise };
  const ornament = random.chance(0.5)
    ? ellipse(box(LEFT + width / 2 - 20, EAVE - 62, 40, 40), colors.trim) +
      ellipse(box(LEFT + width / 2 - 14, EAVE - 56, 28, 28), 'url(#glass)')
    : framedWindow(box(LEFT + width / 2 - 20, EAVE - 58, 40, 36), {
        frame: colors.trim,
        sill: false,
      });
  const style = { frame: colors.trim, columns: 3, rows: 1, glowing: light.lampsOn };
  return [
    castShadow(BAY_RIGHT, EAVE, BASE - EAVE),
    wall(box(LEFT, EAVE - 4, width, BASE - EAVE + 4), colors.accent, 4),
    frontGable(shape, colors.accent, colors.roof),
    ornament,
    framedWindow(box(LEFT + 46, EAVE + 42, width - 92, 92), { ...style, rows: 2 }),
    framedWindow(box(LEFT + 34, EAVE + 172, width - 68, 84), style),
  ].join('');
}

function entrance(scene: Scene, colors: HouseColors): string {
  const porch = { left: 462, right: 706, beamY: 474, posts: 3 };
  const glowing = scene.light.lampsOn;
  const frame = colors.trim;
  return [
    porchShade(porch),
    frontDoor(box(496, BASE - 104, 50, 90), { color: colors.door, frame, glowing }),
    framedWindow(box(618, BASE - 98, 54, 56), { frame, columns: 2, glowing }),
    hipRoof(
      { left: porch.left, right: porch.right - 8, eaveY: porch.beamY, rise: 40 },
      18,
      colors.roof,
    ),
    porchFrame(porch, colors.trim),
    steps(486, BASE + 6, 72, '#b3aca0'),
  ].join('');
}

function garage(scene: Scene, colors: HouseColors): string {
  const top = 424;
  const left = RIGHT - 8;
  const middle = (left + GARAGE_RIGHT) / 2;
  const width = GARAGE_RIGHT - left;
  const door = scene.random.pick([colors.trim, colors.door]);
  return [
    wall(box(left, top, width, BASE - top), colors.main, 30),
    frontGable({ left, right: GARAGE_RIGHT, eaveY: top, rise: 104 }, colors.accent, colors.roof),
    framedWindow(box(middle - 24, top - 48, 48, 34), { frame: colors.trim, sill: false }),
    garageDoor(box(left + 32, BASE - 118, width - 64, 118), {
      color: door,
      frame: colors.trim,
      glowing: scene.light.lampsOn,
    }),
  ].join('');
}

/** Brick or siding, a gabled bay beside the entrance and an attached garage with its own gable. */
export function traditionalHouse(scene: Scene): Layers {
  const colors = houseColors(scene, TRADITIONAL_SCHEMES);
  return {
    definitions: colors.definitions,
    body: [
      buildingShadow(LEFT, GARAGE_RIGHT),
      body(scene, colors),
      entrance(scene, colors),
      bay(scene, colors),
      garage(scene, colors),
      drivewayTo(scene, RIGHT + 16, GARAGE_RIGHT - 24),
      walkTo(scene, 522, 62),
      steps(486, BASE + 6, 72, '#b3aca0'),
      plantingBed(scene, { left: LEFT + 2, right: 462, y: BASE + 4 }),
      plantingBed(scene, { left: 578, right: 708, y: BASE + 4 }),
    ].join(''),
  };
}
