import type { HomeLook } from '../../home-look.ts';
import { mix, shade } from '../paint/color.ts';
import type { Random } from '../paint/random.ts';
import { box, CANVAS, d, path, rect, stroke } from '../paint/svg.ts';
import type { Block } from './building/block.ts';
import { ground, paved } from './garden/ground.ts';
import { conifer } from './garden/conifer.ts';
import { treeLine } from './garden/tree-line.ts';
import { gardenTree } from './garden/tree.ts';
import { hazy, outdoorPicture } from './picture.ts';
import type { Model } from './picture.ts';
import { linePath, outlinePath } from './space/face.ts';
import type { Place } from './space/place.ts';
import type { Stage } from './stage.ts';

/** Hills beyond the fields, or a lake with its far shore. */
function distance(stage: Stage, hasLake: boolean): string {
  const { random, air, camera } = stage;
  const y = camera.horizonY + 4;
  const ridges = [0.78, 0.6].map((haze, row) => {
    const peak = y - random.between(50, 120) * (row === 0 ? 1.4 : 0.7);
    const crest = random.between(250, 950);
    const data = d`M0 ${y - 26}C${crest - 320} ${y - 36} ${crest - 190} ${peak} ${crest} ${peak}S${crest + 330} ${y - 22} 1200 ${y - 40}V${y + 20}H0Z`;
    return path(data, hazy(stage, '#4c6f86', haze));
  });
  const lake = hasLake
    ? rect(box(0, y - 10, CANVAS.width, 34), mix(air.lit('#7fa7bf'), air.haze, 0.4)) +
      rect(box(0, y - 10, CANVAS.width, 3), '#ffffff', { opacity: 0.35 })
    : '';
  return ridges.join('') + treeLine(stage, y - (hasLake ? 8 : 0), [46, 96], false) + lake;
}

/** Long grass and wild flowers, taller towards the viewer. */
function meadow(stage: Stage): string {
  const { random, air, camera } = stage;
  const base = air.lit(air.season === 'winter' ? '#b9ab8c' : air.grass);
  const blades = (count: number) =>
    Array.from({ length: count }, () => {
      const share = Math.sqrt(random.between(0.03, 1));
      const y = camera.horizonY + 18 + (CANVAS.height - camera.horizonY) * share;
      const size = 4 + share * 24 * random.between(0.6, 1.2);
      const x = random.between(0, CANVAS.width);
      return d`M${x} ${y}q${-size * 0.1} ${-size * 0.6} ${-size * 0.4} ${-size}M${x} ${y}q${size * 0.05} ${-size * 0.6} ${size * 0.3} ${-size * 0.9}`;
    }).join('');
  const count = air.season === 'winter' ? 50 : 170;
  const flowers = Array.from({ length: air.season === 'winter' ? 0 : 60 }, () => {
    const share = Math.sqrt(random.between(0.1, 1));
    const y = camera.horizonY + (CANVAS.height - camera.horizonY) * share;
    const [x, size] = [random.between(0, CANVAS.width), 1 + share * 2.6];
    return d`M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0`;
  });
  return [
    stroke(blades(count), shade(base, -0.25), { 'stroke-width': 1.5, 'stroke-opacity': 0.7 }),
    stroke(blades(count), shade(base, 0.2), { 'stroke-width': 1.4, 'stroke-opacity': 0.7 }),
    path(flowers.join(''), air.lit(random.pick(air.flowers)), { opacity: 0.9 }),
  ].join('');
}

/** Survey stakes with ribbons at the corners of the lot, and the string between them. */
function stakes(stage: Stage, { x0, x1, z0, z1 }: Block): string {
  const { camera } = stage;
  const corners: readonly (readonly [number, number])[] = [
    [x0, z1],
    [x1, z1],
    [x1, z0],
    [x0, z0],
  ];
  const posts = corners.map(([x, z]) => {
    const size = camera.pxPerMetre(camera.depthOf([x, 0, z]));
    const [px, py] = camera.project([x, 0, z]);
    return [
      rect(
        box(px - size * 0.05, py - size * 1.1, size * 0.1, size * 1.1),
        stage.air.lit('#b78d5c'),
      ),
      rect(
        box(px - size * 0.05, py - size * 1.1, size * 0.1, size * 0.22),
        stage.air.lit('#d9603f'),
      ),
    ].join('');
  });
  const strings = corners.map(([x, z], index) => {
    const [nextX, nextZ] = corners[(index + 1) % corners.length] ?? [x, z];
    return linePath(camera, [x, 0.8, z], [nextX, 0.8, nextZ]);
  });
  return (
    stroke(strings.join(''), '#f2ede0', { 'stroke-width': 1.3, 'stroke-opacity': 0.75 }) +
    posts.join('')
  );
}

function copse(stage: Stage, side: -1 | 1): string {
  const { random, camera } = stage;
  const spots = Array.from({ length: 6 }, () => {
    const place: Place = [side * random.between(17, 34), 0, random.between(6, 26)];
    const [x, y] = camera.project(place);
    return { x, y, size: random.between(7, 12) * camera.pxPerMetre(camera.depthOf(place)) };
  }).sort((first, second) => first.y - second.y);
  return spots
    .map((spot) => (random.chance(0.55) ? conifer(stage, spot) : gardenTree(stage, spot)))
    .join('');
}

function track(stage: Stage): string {
  const gravel = paved(stage, '#b3a58c');
  const corners: readonly (readonly [number, number])[] = [
    [-3.2, -30],
    [1.2, -30],
    [2.2, 0],
    [5.6, 16],
    [4, 16],
    [-0.4, 0],
  ];
  const middle = outlinePath(stage.camera, [
    [-1.4, 0, -30],
    [-0.6, 0, -30],
    [1.1, 0, 0],
    [4.9, 0, 16],
    [4.7, 0, 16],
    [0.7, 0, 0],
  ]);
  return (
    ground(stage, corners, gravel) + path(middle, stage.air.lit(stage.air.grass), { opacity: 0.45 })
  );
}

function lot(random: Random): Model {
  const hasLake = random.chance(0.35);
  const hasTrack = random.chance(0.5);
  const flat = { kind: 'stucco', color: '#808080' } as const;
  const area: Block = {
    x0: -9,
    x1: 9,
    y0: 0,
    y1: 0.4,
    z0: 0,
    z1: 12,
    roof: 'none',
    riseM: 0,
    wall: flat,
    cover: flat,
    trim: flat.color,
  };
  return {
    blocks: [area],
    beyond: (stage) => distance(stage, hasLake),
    shadows: [],
    ground: (stage) => (hasTrack ? track(stage) : ''),
    building: (stage) => copse(stage, -1) + copse(stage, 1) + meadow(stage) + stakes(stage, area),
    garden: (stage) => {
      const { camera } = stage;
      const [, y] = camera.project(camera.groundAt(70, 17));
      return gardenTree(stage, {
        x: stage.random.pick([60, 1140]),
        y,
        size: 8 * camera.pxPerMetre(17),
      });
    },
    facts: { 'data-part': 'land' },
  };
}

/** An empty lot in open country, its corners staked; each view looks another way. Returns SVG. */
export function land(look: HomeLook, view = 0): string {
  const setting = {
    salt: 11 + view * 7919,
    hasRearTrees: false,
    isMown: false,
    area: box(90, 470, 1020, 190),
    turnDeg: [4, 24],
    eyeM: 2.6,
    hasStreet: false,
  } as const;
  return outdoorPicture(look, setting, lot);
}
