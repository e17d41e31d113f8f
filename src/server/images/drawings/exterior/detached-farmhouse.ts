import { box, rect } from '../paint/svg.ts';
import { frontDoor, garageDoor, steps } from './door.ts';
import { buildingShadow, drivewayTo, GROUND_Y, walkTo } from './ground.ts';
import { FARMHOUSE_SCHEMES, houseColors } from './house-colors.ts';
import type { HouseColors } from './house-colors.ts';
import { plantingBed } from './planting.ts';
import { porchFrame, porchShade } from './porch.ts';
import { chimney, frontGable, sideGableRoof } from './roof.ts';
import type { Layers, Scene } from './scene.ts';
import { wall } from './wall.ts';
import { framedWindow } from './window.ts';

const LEFT = 230;
const RIGHT = 730;
const GARAGE_RIGHT = 1010;
const EAVE = 330;
const BASE = GROUND_Y;
const FRAME = '#26292d';

function upperFloor(scene: Scene, colors: HouseColors): string {
  const { light, random } = scene;
  const style = { frame: light.lit(FRAME), columns: 2, rows: 2, sill: false };
  const gableWidth = random.between(150, 176);
  const gables = [LEFT + 26, RIGHT - 26 - gableWidth].map((left, index) => {
    const right = left + gableWidth;
    const middle = (left + right) / 2;
    return [
      rect(box(left, EAVE - 6, gableWidth, 140), colors.main),
      rect(box(left, EAVE - 6, gableWidth, 140), 'url(#across-shade)'),
      frontGable({ left, right, eaveY: EAVE - 4, rise: 126 }, colors.main, colors.roof),
      framedWindow(box(middle - 38, EAVE + 18, 76, 88), {
        ...style,
        glowing: light.lampsOn && index === 0,
      }),
      framedWindow(box(middle - 14, EAVE - 66, 28, 40), { ...style, columns: 1 }),
    ].join('');
  });
  return [
    chimney(461, EAVE - 176, EAVE - 90, colors.accent),
    wall(box(LEFT, EAVE, RIGHT - LEFT, BASE - EAVE), colors.main, 30),
    sideGableRoof({ left: LEFT, right: RIGHT, eaveY: EAVE, rise: 128 }, colors.roof),
    framedWindow(box(456, EAVE + 34, 48, 72), { ...style, columns: 1 }),
    ...gables,
  ].join('');
}

function groundFloor(scene: Scene, colors: HouseColors): string {
  const glowing = scene.light.lampsOn;
  const frame = scene.light.lit(FRAME);
  const porch = { left: LEFT - 6, right: RIGHT - 4, beamY: 484, posts: 5 };
  const style = { frame, columns: 3, rows: 2, glowing, sill: false };
  return [
    rect(box(LEFT, 460, RIGHT - LEFT, BASE - 460), colors.accent),
    porchShade(porch),
    framedWindow(box(276, BASE - 96, 104, 70), style),
    framedWindow(box(582, BASE - 96, 104, 70), style),
    frontDoor(box(455, BASE - 106, 50, 92), { color: colors.door, frame, glowing }),
    sideGableRoof(
      { left: porch.left, right: porch.right, eaveY: porch.beamY, rise: 42 },
      colors.roof,
    ),
    porchFrame(porch, colors.trim),
  ].join('');
}

function garage(scene: Scene, colors: HouseColors): string {
  const left = RIGHT + 6;
  const top = 452;
  const width = GARAGE_RIGHT - left;
  const middle = left + width / 2;
  const style = {
    color: scene.random.pick([colors.door, colors.trim]),
    frame: scene.light.lit(FRAME),
    glowing: scene.light.lampsOn,
  };
  return [
    wall(box(left, top, width, BASE - top), colors.main, 20),
    frontGable({ left, right: GARAGE_RIGHT, eaveY: top, rise: 122 }, colors.main, colors.roof),
    framedWindow(box(middle - 18, top - 62, 36, 40), {
      frame: scene.light.lit(FRAME),
      sill: false,
    }),
    garageDoor(box(left + 22, BASE - 106, width / 2 - 32, 106), style),
    garageDoor(box(middle + 10, BASE - 106, width / 2 - 32, 106), style),
  ].join('');
}

/** Board-and-batten with twin gables, dark windows and a porch along the whole front. */
export function farmhouse(scene: Scene): Layers {
  const colors = houseColors(scene, FARMHOUSE_SCHEMES);
  return {
    definitions: colors.definitions,
    body: [
      buildingShadow(LEFT, GARAGE_RIGHT),
      upperFloor(scene, colors),
      groundFloor(scene, colors),
      garage(scene, colors),
      drivewayTo(scene, RIGHT + 24, GARAGE_RIGHT - 18),
      walkTo(scene, 480, 60),
      steps(444, BASE + 6, 72, '#b3aca0'),
      plantingBed(scene, { left: LEFT - 4, right: 426, y: BASE + 8 }),
      plantingBed(scene, { left: 536, right: RIGHT, y: BASE + 8 }),
    ].join(''),
  };
}
