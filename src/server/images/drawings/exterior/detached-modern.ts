import { box, rect } from '../paint/svg.ts';
import { frontDoor, garageDoor, steps } from './door.ts';
import { buildingShadow, drivewayTo, GROUND_Y, walkTo } from './ground.ts';
import { houseColors, MODERN_SCHEMES } from './house-colors.ts';
import type { HouseColors } from './house-colors.ts';
import { hedge, plantingBed } from './planting.ts';
import { flatRoof } from './roof.ts';
import type { Layers, Scene } from './scene.ts';
import { wall } from './wall.ts';
import { framedWindow } from './window.ts';

const BASE = GROUND_Y;

function upperBox(scene: Scene, colors: HouseColors): string {
  const { light, random } = scene;
  const style = { frame: colors.trim, rows: 1, sill: false, glowing: light.lampsOn };
  const split = random.between(520, 590);
  return [
    wall(box(250, 268, 500, 176), colors.main, 22),
    rect(box(split, 268, 750 - split, 176), colors.accent),
    rect(box(split, 268, 750 - split, 176), 'url(#across-shade)'),
    framedWindow(box(286, 310, split - 330, 96), { ...style, columns: 4 }),
    framedWindow(box(split + 40, 300, 670 - split, 112), { ...style, columns: 2, glowing: false }),
    flatRoof({ left: 250, right: 750, eaveY: 270, rise: 22 }, light.lit('#3b3d42')),
  ].join('');
}

function lowerFloor(scene: Scene, colors: HouseColors): string {
  const { light } = scene;
  const glowing = light.lampsOn;
  const style = { frame: colors.trim, rows: 1, sill: false, glowing };
  return [
    wall(box(280, 440, 470, BASE - 440), colors.accent, 50),
    framedWindow(box(308, 468, 230, BASE - 468 - 16), { ...style, columns: 4 }),
    frontDoor(box(606, BASE - 124, 62, 112), {
      color: colors.door,
      frame: colors.trim,
      glowing,
      modern: true,
    }),
    rect(box(690, BASE - 124, 24, 112), glowing ? 'url(#glow)' : 'url(#glass)'),
    steps(580, BASE + 4, 130, '#aeaaa3'),
    rect(box(236, 438, 528, 12), light.lit('#3b3d42')),
    rect(box(236, 450, 528, 18), 'url(#eave-shade)'),
  ].join('');
}

function garage(scene: Scene, colors: HouseColors): string {
  const { light, random } = scene;
  const top = random.between(404, 424);
  return [
    wall(box(756, top, 262, BASE - top), colors.main, 18),
    flatRoof({ left: 756, right: 1018, eaveY: top + 2, rise: 20 }, light.lit('#3b3d42')),
    garageDoor(box(786, BASE - 122, 202, 122), {
      color: random.pick([colors.door, colors.trim, light.lit('#d9d6cf')]),
      frame: colors.trim,
      glowing: light.lampsOn,
      modern: true,
    }),
  ].join('');
}

/** Flat-roofed boxes: an upper volume floating over a glazed ground floor. */
export function modernHouse(scene: Scene): Layers {
  const colors = houseColors(scene, MODERN_SCHEMES);
  return {
    definitions: colors.definitions,
    body: [
      buildingShadow(250, 1018),
      lowerFloor(scene, colors),
      garage(scene, colors),
      upperBox(scene, colors),
      drivewayTo(scene, 778, 996),
      walkTo(scene, 645, 96),
      steps(580, BASE + 4, 130, '#aeaaa3'),
      hedge(scene, { left: 276, right: 540, y: BASE + 8 }, 26),
      plantingBed(scene, { left: 180, right: 262, y: BASE + 8 }),
    ].join(''),
  };
}
