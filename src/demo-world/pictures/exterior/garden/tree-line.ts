import { mix } from '../../paint/color.ts';
import { d, path } from '#src/lib/svg.ts';
import { SNOW } from '../building/material.ts';
import type { Stage } from '../stage.ts';
import { tufts } from './foliage.ts';

/** Roofs of the neighbours' houses between the crowns. */
function rooftops({ random, air }: Stage, y: number): string {
  return Array.from({ length: random.integer(3, 5) }, (_, index) => {
    const [x, width] = [index * 290 + random.between(-90, 90), random.between(90, 150)];
    const [wall, roof] = [width * 0.3, width * random.between(0.22, 0.34)];
    const [low, top] = [y + 12, y - wall];
    const paint = air.lit(random.pick(['#b9a58e', '#c9c0b0', '#a88672', '#b4babb']));
    const cover = air.lit(air.season === 'winter' ? SNOW : '#6d655f');
    const gap = width * 0.17;
    const panes = [0.5, 2.2, 3.9].map((at) => {
      const left = x + gap * at;
      return d`M${left} ${top + wall * 0.3}h${gap}v${wall * 0.42}h${-gap}Z`;
    });
    return [
      path(d`M${x} ${low}V${top}H${x + width}V${low}Z`, mix(paint, air.haze, 0.42)),
      path(
        d`M${x - 7} ${top}L${x + width * 0.2} ${top - roof}H${x + width * 0.8}L${x + width + 7} ${top}Z`,
        mix(cover, air.haze, 0.42),
      ),
      path(panes.join(''), air.lampsOn ? '#f6cd86' : mix('#5b7082', air.haze, 0.45)),
    ].join('');
  }).join('');
}

function crownRow(
  stage: Stage,
  y: number,
  heightPx: readonly [number, number],
  haze: number,
): string {
  const { random, air } = stage;
  const winter = air.season === 'winter';
  const leaf = winter ? '#7d8288' : random.pick(air.leaves);
  const base = mix(air.lit(leaf), air.lit(winter ? '#6d7a78' : '#5f8158'), 0.6);
  const crowns = Array.from({ length: 17 }, (_, index) => {
    const height = random.between(...heightPx);
    const x = index * 78 - 24 + random.between(-24, 24);
    return { x, y: y - height * 0.55, rx: height * 0.42, ry: height * 0.44 };
  });
  const lit = crowns.map((crown) => ({
    x: crown.x - crown.rx * 0.2,
    y: crown.y - crown.ry * 0.3,
    rx: crown.rx * 0.6,
    ry: crown.ry * 0.5,
  }));
  const band = d`M-40 ${y - heightPx[0] * 0.35}H1240V${y + 30}H-40Z`;
  const color = mix(base, air.haze, haze);
  return [
    path(band + crowns.map((crown) => tufts(random, crown, 8, 0.42)).join(''), color),
    path(lit.map((crown) => tufts(random, crown, 6, 0.4)).join(''), mix(color, air.beam, 0.16)),
  ].join('');
}

/** Hazy rows of crowns far behind, standing on y, with the roofs of neighbours among them. */
export function treeLine(
  stage: Stage,
  y: number,
  heightPx: readonly [number, number],
  hasNeighbours = true,
): string {
  const near = [heightPx[0] * 0.66, heightPx[1] * 0.66] as const;
  return [
    crownRow(stage, y, heightPx, 0.62),
    hasNeighbours ? rooftops(stage, y) : '',
    crownRow(stage, y, [near[0] * 0.6, near[1] * 0.75], 0.42),
  ].join('');
}
