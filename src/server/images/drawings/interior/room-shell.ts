import { shade } from '../paint/color.ts';
import { fadingSpot, linearGradient } from '../paint/gradient.ts';
import { seededRandom } from '../paint/random.ts';
import type { Random } from '../paint/random.ts';
import { box, ellipse, group, mirrored, stroke, svgDocument } from '../paint/svg.ts';
import { face, project, ROOM, scaleAt, segments } from './projection.ts';
import type { Place } from './projection.ts';

export type RoomColors = {
  wall: string;
  feature: string;
  floor: string;
  accent: string;
  fabric: string;
};
export type RoomScene = { random: Random; colors: RoomColors; evening: boolean };

const { width: W, height: H, depth: D, near: N } = ROOM;

/** Crops the wide view to the furniture: 1.26 times larger about (600, 440). */
const CLOSE_UP = 'translate(-156 -114.4) scale(1.26)';

function chooseColors(random: Random): RoomColors {
  const wall = random.pick(['#f1ede5', '#e9ecea', '#f3efe9', '#ece5d8', '#e6e9ec']);
  return {
    wall,
    feature: random.pick([wall, wall, '#8fa39a', '#7f93a3', '#c9b7a0', '#51646b']),
    floor: random.pick(['#c39a6b', '#a9794e', '#d3b58c', '#8c6545', '#b8a086']),
    accent: random.pick(['#d0803f', '#b5543f', '#2f6f73', '#c79f35', '#6f7f4f', '#41608a']),
    fabric: random.pick(['#7c8a94', '#a58c76', '#587468', '#cfc6b8', '#46566a', '#b9aea0']),
  };
}

function definitions({ wall, feature, floor }: RoomColors): string {
  const down = (id: string, color: string, from: number, to: number) =>
    linearGradient(id, 'down', [
      [0, shade(color, from)],
      [1, shade(color, to)],
    ]);
  const across = (id: string, from: number, to: number) =>
    linearGradient(id, 'across', [
      [0, shade(wall, from)],
      [1, shade(wall, to)],
    ]);
  return [
    down('back-wall', feature, 0.14, -0.07),
    down('ceiling', '#fbfaf7', -0.07, 0.2),
    across('left-wall', -0.2, -0.07),
    across('right-wall', -0.1, -0.26),
    down('floor', floor, 0.2, -0.2),
    down('view-sky', '#9fcdec', -0.08, 0.72),
    down('evening-sky', '#5d78a8', -0.2, 0.5),
    down('cloth', '#ffffff', 0, -0.1),
    fadingSpot('shadow', '#1d130a', 0.55),
    fadingSpot('lamp-glow', '#ffe7b0', 0.8),
  ].join('');
}

function planks(): string {
  const step = 0.24;
  const seams: [Place, Place][] = [];
  for (let index = 1; index < W / step; index += 1) {
    const x = index * step;
    seams.push([
      [x, 0, N],
      [x, 0, D],
    ]);
    const start = N + ((index * 0.77) % 1.5);
    for (let z = start; z < D; z += 1.5)
      seams.push([
        [x - step, 0, z],
        [x, 0, z],
      ]);
  }
  return stroke(segments(seams), '#2c1a0c', { 'stroke-opacity': 0.22, 'stroke-width': 1.4 });
}

function skirting(): string {
  const strip = 0.11;
  const side = (x: number, color: string) =>
    face(
      [
        [x, 0, N],
        [x, strip, N],
        [x, strip, D],
        [x, 0, D],
      ],
      color,
    );
  return [
    side(0, '#efece6'),
    side(W, '#dcd8d1'),
    face(
      [
        [0, 0, D],
        [W, 0, D],
        [W, strip, D],
        [0, strip, D],
      ],
      '#f8f6f2',
    ),
    face(
      [
        [0, H, D],
        [W, H, D],
        [W, H - 0.08, D],
        [0, H - 0.08, D],
      ],
      '#fdfcfa',
    ),
    face(
      [
        [0, H, N],
        [0, H - 0.08, N],
        [0, H - 0.08, D],
        [0, H, D],
      ],
      '#f1eee8',
    ),
    face(
      [
        [W, H, N],
        [W, H - 0.08, N],
        [W, H - 0.08, D],
        [W, H, D],
      ],
      '#e2ded7',
    ),
  ].join('');
}

function shell(): string {
  return [
    face(
      [
        [0, H, N],
        [W, H, N],
        [W, H, D],
        [0, H, D],
      ],
      'url(#ceiling)',
    ),
    face(
      [
        [0, 0, N],
        [0, H, N],
        [0, H, D],
        [0, 0, D],
      ],
      'url(#left-wall)',
    ),
    face(
      [
        [W, 0, N],
        [W, H, N],
        [W, H, D],
        [W, 0, D],
      ],
      'url(#right-wall)',
    ),
    face(
      [
        [0, 0, D],
        [W, 0, D],
        [W, H, D],
        [0, H, D],
      ],
      'url(#back-wall)',
    ),
    face(
      [
        [0, 0, N],
        [W, 0, N],
        [W, 0, D],
        [0, 0, D],
      ],
      'url(#floor)',
    ),
    planks(),
    skirting(),
  ].join('');
}

/** A soft shadow on the floor round (x, z), in metres. */
export function floorShadow(x: number, z: number, width: number, depth: number): string {
  const [centreX, centreY] = project([x, 0, z]);
  const half = (width * scaleAt(z)) / 2;
  const nearY = project([x, 0, z - depth / 2])[1];
  return ellipse(
    box(centreX - half, centreY - (nearY - centreY), half * 2, (nearY - centreY) * 2),
    'url(#shadow)',
  );
}

/** A whole indoor picture: the empty room, then what `draw` returns; half of the seeds mirrored. */
export function indoorPicture(seed: number, draw: (scene: RoomScene) => string): string {
  const random = seededRandom(seed);
  const colors = chooseColors(random);
  const scene = { random, colors, evening: random.chance(0.2) };
  const flip = random.chance(0.5);
  const content = group(shell() + draw(scene), { transform: CLOSE_UP });
  return svgDocument(definitions(colors), flip ? mirrored(content) : content);
}
