import { mix, shade } from '../paint/color.ts';
import { linearGradient } from '../paint/gradient.ts';
import { box, ellipse, rect } from '../paint/svg.ts';
import { balcony } from './balcony.ts';
import { frontYard, groundDefinitions, GROUND_Y, walkTo } from './ground.ts';
import { hedge } from './planting.ts';
import { flatRoof } from './roof.ts';
import { outdoorPicture } from './scene.ts';
import type { Layers, Scene } from './scene.ts';
import { skyline } from './skyline.ts';
import { leafTree } from './tree.ts';
import { framedWindow, pane } from './window.ts';

type Tower = {
  left: number;
  width: number;
  top: number;
  floors: number;
  cladding: string;
  rail: string;
};

const PODIUM_TOP = 486;
const BASE = GROUND_Y + 30;

function storey(scene: Scene, tower: Tower, y: number, height: number): string {
  const { random, light } = scene;
  const { left, width, cladding, rail } = tower;
  const bay = width / 4;
  const parts = [rect(box(left, y, width, height), cladding)];
  for (let column = 0; column < 4; column += 1) {
    const glowing = light.lampsOn && random.chance(0.45);
    const area = box(left + column * bay + 9, y + 4, bay - 18, height - 9);
    parts.push(
      pane(area, glowing),
      rect(box(area.x + area.width / 2 - 1, y + 3, 2, height - 7), rail),
    );
  }
  parts.push(rect(box(left, y + height - 5, width, 5), shade(cladding, 0.2)));
  parts.push(rect(box(left, y, width, 5), '#0d0f1a', { opacity: 0.16 }));
  return parts.join('');
}

function shaft(scene: Scene, tower: Tower): string {
  const { left, width, top, floors, rail } = tower;
  const height = (PODIUM_TOP - top) / floors;
  const bay = width / 4;
  const parts: string[] = [];
  const recessed = scene.random.chance(0.5);
  for (let floor = 0; floor < floors; floor += 1) {
    const y = top + floor * height;
    parts.push(storey(scene, tower, y, height));
    const columns = recessed ? [0, 3] : [floor % 2, 2 + (floor % 2)];
    for (const column of columns) {
      const guard = box(left + column * bay - 4, y + height * 0.52, bay + 8, height * 0.48);
      parts.push(balcony(guard, rail));
    }
  }
  parts.push(rect(box(left, top, width, PODIUM_TOP - top), 'url(#tower-shade)'));
  return parts.join('');
}

function crown(scene: Scene, { left, width, top }: Tower, color: string): string {
  const { light } = scene;
  return [
    rect(box(left + width * 0.24, top - 52, width * 0.52, 40), light.lit('#8d9299')),
    rect(box(left + width * 0.24, top - 52, width * 0.52, 40), 'url(#tower-shade)'),
    flatRoof(
      { left: left + width * 0.26, right: left + width * 0.74, eaveY: top - 48, rise: 10 },
      color,
    ),
    flatRoof({ left, right: left + width, eaveY: top + 2, rise: 16 }, color),
  ].join('');
}

function podium(scene: Scene, left: number, right: number, stone: string): string {
  const { light } = scene;
  const count = 6;
  const bay = (right - left) / count;
  const shops = Array.from({ length: count }, (_, index) => {
    const area = box(left + index * bay + 14, PODIUM_TOP + 50, bay - 28, BASE - PODIUM_TOP - 60);
    const style = { frame: light.lit('#2f3338'), columns: 3, rows: 1, sill: false };
    return framedWindow(area, { ...style, glowing: light.lampsOn });
  });
  const middle = (left + right) / 2;
  return [
    rect(box(left, PODIUM_TOP, right - left, BASE - PODIUM_TOP), stone),
    rect(box(left, PODIUM_TOP, right - left, BASE - PODIUM_TOP), 'url(#tower-shade)'),
    ...shops,
    flatRoof({ left, right, eaveY: PODIUM_TOP + 6, rise: 14 }, light.lit('#43474d')),
    rect(box(middle - 110, PODIUM_TOP + 32, 220, 12), light.lit('#43474d')),
    rect(box(middle - 110, PODIUM_TOP + 44, 220, 22), 'url(#eave-shade)'),
  ].join('');
}

function greenRoof(scene: Scene, left: number, right: number): string {
  return hedge(scene, { left: left + 20, right: right - 20, y: PODIUM_TOP - 8 }, 16);
}

function building(scene: Scene): Layers {
  const { random, light } = scene;
  const width = random.between(250, 320);
  const floors = random.whole(12, 17);
  const left = random.between(420, 500);
  const claddings = ['#e9e6df', '#b9bec4', '#6a6f76', '#c9b59d', '#a2694f'] as const;
  const cladding = light.lit(random.pick(claddings));
  const rail = mix(cladding, '#ffffff', 0.3);
  const tower = { left, width, floors, cladding, rail, top: random.between(74, 130) };
  const podiumLeft = left - random.between(120, 170);
  const podiumRight = left + width + random.between(120, 190);
  const stone = light.lit(random.pick(['#b6aa98', '#8f6a55', '#9aa0a6', '#d6cebf']));
  return {
    definitions: linearGradient('tower-shade', 'across', [
      [0, '#fff3d6', 0.16],
      [0.55, '#000000', 0],
      [1, '#0b1022', 0.38],
    ]),
    body: [
      ellipse(box(podiumLeft - 20, BASE - 18, podiumRight - podiumLeft + 90, 40), 'url(#shadow)'),
      rect(box(0, BASE - 4, 1200, 24), light.lit('#cbc6bd')),
      walkTo(scene, (podiumLeft + podiumRight) / 2, 180),
      crown(scene, tower, mix(cladding, '#3c4046', 0.7)),
      shaft(scene, tower),
      greenRoof(scene, podiumLeft, podiumRight),
      podium(scene, podiumLeft, podiumRight, stone),
    ].join(''),
  };
}

/** A condominium tower with balconies over a podium, other towers in the haze. Returns SVG. */
export function tower(seed: number): string {
  return outdoorPicture(seed, (scene) => {
    const { random, light } = scene;
    const { definitions, body } = building(scene);
    const leaf = random.pick(light.leaves);
    const streetTrees = [70, 250, 930, 1110].map((x) =>
      leafTree(
        scene,
        { x: x + random.between(-30, 30), y: 700, size: random.between(180, 240) },
        leaf,
      ),
    );
    return {
      definitions: groundDefinitions(light) + definitions,
      body: [skyline(scene, GROUND_Y), frontYard(scene, GROUND_Y - 6), body, ...streetTrees].join(
        '',
      ),
    };
  });
}
