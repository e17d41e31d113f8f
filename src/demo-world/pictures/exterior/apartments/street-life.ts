import { shade } from '../../paint/color.ts';
import { box, d, ellipse, path, stroke } from '#src/lib/svg.ts';
import type { SvgPoint } from '#src/lib/svg.ts';
import { tone } from '../light/tone.ts';
import { faceOf, linePath, on, outlinePath } from '../space/face.ts';
import type { ExteriorPoint } from '../space/place.ts';
import type { Stage } from '../stage.ts';

const CURB_SIDE_Z = -11.6;
const WALK_Z = -7.9;

const BODY: readonly SvgPoint[] = [
  [0, 0.35],
  [4.5, 0.35],
  [4.55, 0.8],
  [3.7, 0.95],
  [3, 1.45],
  [1.2, 1.45],
  [0.45, 0.98],
  [0, 0.9],
];
const CABIN: readonly SvgPoint[] = [
  [0.7, 0.98],
  [3.45, 0.98],
  [2.9, 1.38],
  [1.28, 1.38],
];

/** A car parked along the curb, its rear bumper at x. */
function car(stage: Stage, x: number): string {
  const { camera, random, air } = stage;
  const face = faceOf([x, 0, CURB_SIDE_Z], [1, 0, 0], [0, 1, 0], BODY);
  const flat = (points: readonly SvgPoint[]) =>
    outlinePath(
      camera,
      points.map(([u, v]) => on(face, u, v)),
    );
  const paint = random.pick(['#c9ccce', '#3c4650', '#8f2f2b', '#e8e8e4', '#31506b', '#5c6358']);
  const wheels = [0.85, 3.6].map((u) => {
    const [cx, cy] = camera.project(on(face, u, 0.34));
    const size = 0.7 * camera.pxPerMetre(camera.depthOf(on(face, u, 0.34)));
    return ellipse(box(cx - size / 2, cy - size / 2, size, size), '#22252a');
  });
  const [left, y] = camera.project(on(face, -0.3, 0));
  const [right] = camera.project(on(face, 4.9, 0));
  const shadow = box(Math.min(left, right), y - 5, Math.abs(right - left), 12);
  return [
    ellipse(shadow, 'url(#shadow)'),
    path(flat(BODY), tone(stage, paint, face.normal)),
    path(flat(CABIN), air.lampsOn ? '#5b6178' : 'url(#glass)'),
    path(
      flat([
        [0, 0.35],
        [4.5, 0.35],
        [4.5, 0.55],
        [0, 0.55],
      ]),
      '#10131f',
      { opacity: 0.25 },
    ),
    ...wheels,
  ].join('');
}

/** Somebody on the sidewalk, too far off to have a face. */
function walker(stage: Stage, place: ExteriorPoint): string {
  const { camera, random, air } = stage;
  const [x, y] = camera.project(place);
  const px = camera.pxPerMetre(camera.depthOf(place)) * random.between(1.6, 1.82);
  const coat = air.lit(random.pick(['#7a3b35', '#2f4560', '#45504a', '#b08a52', '#6a5b78']));
  const legs = [-1, 1].map(
    (side) => d`M${x + side * px * 0.03} ${y - px * 0.5}L${x + side * px * 0.11} ${y}`,
  );
  return [
    ellipse(box(x - px * 0.3, y - px * 0.05, px * 0.7, px * 0.1), 'url(#shadow)'),
    stroke(legs.join(''), shade(coat, -0.45), { 'stroke-width': px * 0.09 }),
    ellipse(box(x - px * 0.14, y - px * 0.86, px * 0.28, px * 0.48), coat),
    ellipse(box(x - px * 0.075, y - px, px * 0.15, px * 0.16), air.lit('#b98d6f')),
  ].join('');
}

function lampPost(stage: Stage, x: number): string {
  const { camera, air } = stage;
  const [z, top]: readonly [number, number] = [-9.8, 6.4];
  const width = 0.14 * camera.pxPerMetre(camera.depthOf([x, 0, z]));
  const head: ExteriorPoint = [x + 1.1, top, z];
  const [hx, hy] = camera.project(head);
  const halo = width * 14;
  return [
    stroke(
      linePath(camera, [x, 0, z], [x, top, z]) + linePath(camera, [x, top, z], head),
      air.lit('#4a4f55'),
      { 'stroke-width': width },
    ),
    air.lampsOn ? ellipse(box(hx - halo / 2, hy - halo / 2, halo, halo), 'url(#lamp)') : '',
    ellipse(box(hx - width * 1.6, hy - width / 2, width * 3.2, width), '#f3ead2'),
  ].join('');
}

/** People on the sidewalk before a front from x0 to x1. */
export function passersBy(stage: Stage, x0: number, x1: number): string {
  const { random } = stage;
  return Array.from({ length: random.integer(1, 4) }, () =>
    walker(stage, [random.between(x0, x1), 0, WALK_Z + random.between(-0.4, 0.5)]),
  ).join('');
}

/** Cars at the curb, people on the sidewalk and street lamps before a front from x0 to x1. */
export function streetLife(stage: Stage, x0: number, x1: number): string {
  const middle = (x0 + x1) / 2;
  const lamps = [x0 + 1, x1 - 1].map((x) => lampPost(stage, x));
  const cars = [x0 - 3, middle - 9, middle + 4, x1 - 4].filter(() => stage.random.chance(0.5));
  return [passersBy(stage, x0, x1), ...lamps, ...cars.map((x) => car(stage, x))].join('');
}
