import { shade } from '../paint/color.ts';
import { linearGradient } from '../paint/gradient.ts';
import { box, CANVAS, d, ellipse, path, rect, stroke } from '../paint/svg.ts';
import type { Atmosphere } from './atmosphere.ts';
import type { Scene } from './scene.ts';

/** Where the buildings stand, and where the public sidewalk begins. */
export const GROUND_Y = 596;
export const SIDEWALK_Y = 742;

export function groundDefinitions(light: Atmosphere): string {
  return [
    linearGradient('lawn', 'down', [
      [0, light.lit(shade(light.grass, 0.12))],
      [1, light.lit(shade(light.grass, -0.24))],
    ]),
    linearGradient('paving', 'down', [
      [0, light.lit('#b9b5ae')],
      [1, light.lit('#98948f')],
    ]),
  ].join('');
}

/** Lawn from `horizonY` down to a sidewalk, a strip of grass, the curb and the road. */
export function frontYard({ light, random }: Scene, horizonY = GROUND_Y - 28): string {
  const { width, height } = CANVAS;
  const stripes = [0, 1, 2, 3].map((index) => {
    const x = index * 330 + random.between(-40, 40);
    const data = d`M${x} ${horizonY}H${x + 120}L${x + 120 + (x - 480) * 0.4} ${SIDEWALK_Y}H${x - 60 + (x - 600) * 0.4}Z`;
    return path(data, '#ffffff', { opacity: 0.06 });
  });
  return [
    rect(box(0, horizonY, width, height - horizonY), 'url(#lawn)'),
    ...stripes,
    street(light),
  ].join('');
}

function street(light: Atmosphere): string {
  const { width } = CANVAS;
  const slabs = Array.from({ length: 14 }, (_, index) => {
    const x = index * 92 + 10;
    return d`M${x} ${SIDEWALK_Y}L${x + (x - 600) * 0.035} ${SIDEWALK_Y + 20}`;
  });
  return [
    rect(box(0, SIDEWALK_Y, width, 20), light.lit('#c9c4bb')),
    stroke(slabs.join(''), light.lit('#9e9991'), { 'stroke-width': 1.5 }),
    rect(box(0, SIDEWALK_Y + 20, width, 14), light.lit(shade(light.grass, -0.22))),
    rect(box(0, SIDEWALK_Y + 34, width, 6), light.lit('#d5d1c9')),
    rect(box(0, SIDEWALK_Y + 40, width, 20), light.lit('#6c6d72')),
  ].join('');
}

/** Paving that widens from a door or garage between the x's down to the road. */
export function drivewayTo(scene: Scene, left: number, right: number): string {
  const bottom = SIDEWALK_Y + 40;
  const spread = (x: number) => x + (x - 600) * 0.28;
  const flare = (right - left) * 0.12;
  const seam = (left + right) / 2;
  const joint = scene.light.lit('#807c77');
  const row = (y: number) => {
    const share = (y - GROUND_Y) / (bottom - GROUND_Y);
    const edge = (x: number, grow: number) => x + (spread(x) + grow - x) * share;
    return d`M${edge(left, -flare)} ${y}H${edge(right, flare)}`;
  };
  return [
    path(
      d`M${left} ${GROUND_Y}H${right}L${spread(right) + flare} ${bottom}H${spread(left) - flare}Z`,
      'url(#paving)',
    ),
    stroke(d`M${seam} ${GROUND_Y}L${spread(seam)} ${bottom}` + row(636) + row(688), joint, {
      'stroke-opacity': 0.5,
      'stroke-width': 2,
    }),
  ].join('');
}

/** A garden walk from a door, centred on x, to the sidewalk. */
export function walkTo(scene: Scene, x: number, width: number): string {
  const end = x + (x - 600) * 0.2;
  const half = width / 2;
  const bend = (x < 600 ? 1 : -1) * 26;
  const middleY = (GROUND_Y + SIDEWALK_Y) / 2;
  const data =
    d`M${x - half} ${GROUND_Y}C${x - half + bend} ${middleY - 20} ${end - half * 1.3 + bend} ${middleY + 10} ${end - half * 1.7} ${SIDEWALK_Y + 1}` +
    d`H${end + half * 1.7}C${end + half * 1.3 + bend} ${middleY + 10} ${x + half + bend} ${middleY - 20} ${x + half} ${GROUND_Y}Z`;
  return path(data, scene.light.lit('#c6bfb2'));
}

export function buildingShadow(left: number, right: number): string {
  const width = right - left;
  return ellipse(box(left - width * 0.04, GROUND_Y - 16, width * 1.12, 38), 'url(#shadow)');
}
