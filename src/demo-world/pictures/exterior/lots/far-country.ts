import { mix, shade } from '../../paint/color.ts';
import { box, CANVAS, d, path, rect } from '#src/lib/svg.ts';
import { treeLine } from '../garden/tree-line.ts';
import { SNOW } from '../building/material.ts';
import { withHaze } from '../picture.ts';
import { outlinePath } from '../space/face.ts';
import type { Stage } from '../stage.ts';

function ridges(stage: Stage, y: number, rise: number): string {
  const { random } = stage;
  return [0.78, 0.6]
    .map((haze, row) => {
      const peak = y - random.between(40, 100) * rise * (row === 0 ? 1.4 : 0.7);
      const crest = random.between(250, 950);
      const data = d`M0 ${y - 26}C${crest - 320} ${y - 36} ${crest - 190} ${peak} ${crest} ${peak}S${crest + 330} ${y - 22} 1200 ${y - 40}V${y + 20}H0Z`;
      return path(data, withHaze(stage, '#4c6f86', haze));
    })
    .join('');
}

/** Hills beyond fields and a line of trees. */
export function hills(stage: Stage): string {
  const y = stage.camera.horizonY + 4;
  return ridges(stage, y, 1.1) + treeLine(stage, y, [46, 96], false);
}

/** A lake from the shore at z metres to the far bank. */
export function lake(stage: Stage, shoreZ: number): string {
  const { camera, air, random } = stage;
  const isFrozen = air.season === 'winter';
  const water = isFrozen
    ? mix(air.lit('#dfe9f0'), air.haze, 0.2)
    : mix(air.lit('#6f9fbd'), air.skyMiddle, 0.3);
  const shore = Array.from({ length: 13 }, (_, index) => {
    const x = -60 + index * 10;
    return [x, 0, shoreZ + random.between(-1, 1.2)] as const;
  });
  const far = [
    [400, 0, 900],
    [-400, 0, 900],
  ] as const;
  const [, low] = camera.project([0, 0, shoreZ]);
  const top = camera.horizonY;
  const glints = Array.from({ length: isFrozen ? 4 : 16 }, () => {
    const share = random.between(0.05, 0.85);
    const y = top + (low - top) * share;
    const [x, width] = [random.between(0, CANVAS.width), 40 + 160 * share];
    return d`M${x} ${y}h${width}v${1 + 2 * share}h${-width}Z`;
  });
  const bank = outlinePath(camera, [...shore, ...far]);
  return [
    path(bank, water, { stroke: air.lit(isFrozen ? SNOW : '#a99a7c'), 'stroke-width': 5 }),
    path(glints.join(''), '#ffffff', { opacity: 0.3 }),
  ].join('');
}

/** The wooded bank across a lake. */
export function farShore(stage: Stage): string {
  const y = stage.camera.horizonY + 3;
  return ridges(stage, y, 0.8) + treeLine(stage, y, [30, 58], false);
}

/** A valley far below a slope. */
export function valley(stage: Stage): string {
  const y = stage.camera.horizonY + 4;
  return ridges(stage, y, 2.3) + ridges(stage, y, 1.2) + treeLine(stage, y, [26, 50], false);
}

function grainElevator(stage: Stage, x: number, y: number, size: number): string {
  const wall = withHaze(stage, stage.random.pick(['#a8452f', '#c9cdc9', '#96634a']), 0.14);
  const roof = withHaze(stage, '#5b5752', 0.35);
  const [w, h] = [size * 0.5, size];
  return [
    path(
      d`M${x} ${y}V${y - h * 0.74}L${x + w * 0.18} ${y - h * 0.82}V${y - h}L${x + w * 0.5} ${y - h * 1.1}L${x + w * 0.82} ${y - h}V${y - h * 0.82}L${x + w} ${y - h * 0.74}V${y}Z`,
      wall,
    ),
    path(d`M${x + w * 0.1} ${y - h}L${x + w * 0.5} ${y - h * 1.14}L${x + w * 0.9} ${y - h}Z`, roof),
    rect(box(x + w * 0.62, y - h * 0.72, w * 0.38, h * 0.72), '#10131f', { opacity: 0.12 }),
    rect(box(x + w, y - h * 0.28, w * 0.8, h * 0.28), shade(wall, -0.08)),
    path(
      d`M${x + w * 0.95} ${y - h * 0.28}L${x + w * 1.4} ${y - h * 0.42}L${x + w * 1.85} ${y - h * 0.28}Z`,
      roof,
    ),
    ...[0, 1, 2].map((bin) =>
      rect(
        box(x - w * (0.5 + bin * 0.46), y - h * 0.34, w * 0.4, h * 0.34),
        withHaze(stage, '#c5cbd0', 0.25),
      ),
    ),
  ].join('');
}

/** Level country: a grain elevator far off and poles along the road. */
export function prairie(stage: Stage): string {
  const { random, camera } = stage;
  const y = camera.horizonY + 4;
  const at = random.between(180, 900);
  const poles = Array.from({ length: 9 }, (_, index) => {
    const size = 26 + index * 7;
    const x = 1180 - index * 62 * (1 + index * 0.05);
    return d`M${x} ${y + 4}V${y - size}h2V${y + 4}ZM${x - size * 0.16} ${y - size * 0.9}h${size * 0.36}v2h${-size * 0.36}Z`;
  });
  return [
    path(d`M0 ${y - 4}Q600 ${y - 14} 1200 ${y - 3}V${y + 30}H0Z`, withHaze(stage, '#7f9a63', 0.55)),
    grainElevator(stage, at, y + 2, random.between(110, 165)),
    path(poles.join(''), withHaze(stage, '#5b4a3c', 0.3)),
  ].join('');
}

/** Strips of crop on the level ground behind a lot. */
export function fields({ air, camera }: Stage): string {
  const crops =
    air.season === 'winter' ? ['#e6ebef', '#dfe4e6'] : ['#d6b95c', '#b9a352', '#8fa255'];
  const edges = [150, 90, 56, 34] as const;
  const strips = crops.map((crop, index) => {
    const [far, near] = [edges[index] ?? 60, edges[index + 1] ?? 30];
    const strip = outlinePath(camera, [
      [-500, 0, near],
      [500, 0, near + 12],
      [500, 0, far + 20],
      [-500, 0, far],
    ]);
    return path(strip, mix(air.lit(crop), air.haze, 0.3 - index * 0.08));
  });
  return strips.join('');
}
