import { shade } from '../paint/color.ts';
import { box, d, ellipse, path, rect, stroke } from '#src/lib/svg.ts';
import { fronts } from './cabinet.ts';
import type { RoomScene } from './interior-scene.ts';
import { block, boxShadow, floorShadow, frontBox, levelDisc, turned } from './solid.ts';
import { face, line, project } from './view.ts';
import type { Place } from './view.ts';
import { facing } from './wall-plane.ts';

const PORCELAIN = '#f8f7f4';

function spout({ view, palette }: RoomScene, [x, y, z]: Place, height: number): string {
  const shape = line(view, [
    [x, y, z],
    [x, y + height, z],
    [x, y + height, z - 0.12],
    [x, y + height - 0.04, z - 0.13],
  ]);
  return stroke(shape, palette.metal, {
    'stroke-width': 5,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });
}

/** A tub built in along the back wall from x, in a tiled or panelled surround. */
export function builtInTub(scene: RoomScene, x: number, width: number): string {
  const { view, palette, look } = scene;
  const depth = 0.76;
  const z = view.depth - depth;
  const front = look.era === 'contemporary' ? palette.tile : PORCELAIN;
  const top = 0.56;
  const level = (inset: number, fill: string) =>
    face(
      view,
      [
        [x + inset, top, z + inset],
        [x + width - inset, top, z + inset],
        [x + width - inset, top, z + depth - inset],
        [x + inset, top, z + depth - inset],
      ],
      fill,
    );
  const panelArea = frontBox(view, [x + 0.1, 0.1, z], width - 0.2, 0.34);
  return [
    boxShadow(view, [x, 0, z], [width, top, depth]),
    block(view, [x, 0, z], [width, top, depth], front),
    rect(panelArea, 'none', { stroke: shade(front, -0.12), 'stroke-width': 1.6 }),
    level(0, shade(PORCELAIN, 0.4)),
    level(0.07, '#d5dadb'),
    level(0.12, '#e8eeef'),
    spout(scene, [x + width - 0.22, top, view.depth - 0.05], 0.2),
  ].join('');
}

/** A tub standing free on the floor: on claws in heritage homes, an egg in others. */
export function freeTub(scene: RoomScene, x: number, z: number): string {
  const { view, palette, look } = scene;
  const half = 0.82;
  const isClawed = look.era === 'heritage';
  const bottom = isClawed ? 0.12 : 0.01;
  const at = (dx: number, up: number) => project(view, [x + dx, up, z]);
  const [left, rimY] = at(-half, 0.62);
  const [right] = at(half, 0.62);
  const [footLeft, footY] = at(-half * 0.72, bottom);
  const [footRight] = at(half * 0.72, bottom);
  const body = d`M${left} ${rimY}C${left + 4} ${footY - 16} ${footLeft - 10} ${footY} ${footLeft + 30} ${footY}H${footRight - 30}C${footRight + 10} ${footY} ${right - 4} ${footY - 16} ${right} ${rimY}Z`;
  const rim = levelDisc(view, [x, 0.62, z], half);
  const flat = box(rim.x - 5, rimY - rim.height * 0.22, rim.width + 10, rim.height * 0.44);
  const inside = box(flat.x + 12, flat.y + 5, flat.width - 24, flat.height - 10);
  const color = isClawed ? palette.cabinet : PORCELAIN;
  const claws = isClawed
    ? [-0.52, 0.52]
        .map((dx) =>
          turned(
            view,
            [x + dx, 0, z - 0.16],
            [
              [0.05, 0],
              [0.03, 0.06],
              [0.06, 0.15],
            ],
            palette.metal,
          ),
        )
        .join('')
    : '';
  const tap = line(view, [
    [x + half - 0.05, 0, z + 0.3],
    [x + half - 0.05, 0.92, z + 0.3],
    [x + half - 0.25, 0.92, z + 0.2],
    [x + half - 0.25, 0.86, z + 0.2],
  ]);
  return [
    floorShadow(view, [x + 0.06, z], half * 2.5, 1.2),
    stroke(tap, palette.metal, { 'stroke-width': 5, 'stroke-linejoin': 'round' }),
    claws,
    path(body, color),
    path(body, 'url(#round-shade)'),
    ellipse(flat, PORCELAIN, { stroke: '#d8d6d0', 'stroke-width': 1 }),
    ellipse(inside, '#d2d9da'),
    ellipse(
      box(inside.x + 10, inside.y + inside.height * 0.3, inside.width - 20, inside.height * 0.68),
      '#e4ebec',
    ),
  ].join('');
}

/** A cabinet with one or two basins and their mirrors at the back wall. */
export function vanity(scene: RoomScene, x: number, width: number): string {
  const { view, palette } = scene;
  const z = view.depth - 0.54;
  const basins = width > 1.3 ? [x + width * 0.27, x + width * 0.73] : [x + width / 2];
  const area = { from: x, to: x + width, bottom: 0.14, top: 0.82 };
  return [
    boxShadow(view, [x, 0, z], [width, 0.8, 0.54]),
    ...basins.map((middle) => mirror(scene, middle, Math.min(0.72, width / basins.length - 0.2))),
    block(view, [x + 0.04, 0, z + 0.06], [width - 0.08, 0.14, 0.44], '#45413d'),
    block(view, [x, 0.14, z], [width, 0.68, 0.54], shade(palette.cabinet, -0.2)),
    fronts(scene, facing(z - 0.004), area, { color: palette.cabinet, handleAtTop: true }),
    block(view, [x - 0.02, 0.82, z - 0.02], [width + 0.04, 0.05, 0.56], palette.counter),
    ...basins.map(
      (middle) =>
        ellipse(levelDisc(view, [middle, 0.872, z + 0.26], 0.2), '#d3d8d9') +
        ellipse(levelDisc(view, [middle, 0.872, z + 0.25], 0.17), '#eef1f1') +
        spout(scene, [middle, 0.87, view.depth - 0.08], 0.17),
    ),
  ].join('');
}

function mirror(scene: RoomScene, middle: number, width: number): string {
  const { view, palette, look, glows } = scene;
  const height = 0.86;
  const area = frontBox(view, [middle - width / 2, 1.12, view.depth - 0.02], width, height);
  const rx = look.era === 'heritage' ? area.width / 2 : look.era === 'contemporary' ? 6 : 2;
  const round = { rx: rx.toFixed(1) };
  const frame = look.era === 'heritage' ? palette.wood : palette.metal;
  const lamp = frontBox(view, [middle - 0.16, 2.06, view.depth - 0.1], 0.32, 0.08);
  glows.push(
    ellipse(box(lamp.x - 70, lamp.y - 70, lamp.width + 140, 150), 'url(#lamp-glow)', {
      opacity: 0.6,
    }),
  );
  return [
    rect({ ...area, x: area.x + 4, y: area.y + 6 }, '#1d130a', { ...round, opacity: 0.14 }),
    rect(area, frame, round),
    rect(box(area.x + 5, area.y + 5, area.width - 10, area.height - 10), '#c6d3d6', round),
    path(
      d`M${area.x + area.width * 0.2} ${area.y + area.height * 0.9}L${area.x + area.width * 0.62} ${area.y + area.height * 0.1}H${area.x + area.width * 0.8}L${area.x + area.width * 0.38} ${area.y + area.height * 0.9}Z`,
      '#ffffff',
      { opacity: 0.32 },
    ),
    rect(lamp, '#fff3d4', { rx: 6, stroke: shade(palette.metal, -0.1), 'stroke-width': 2 }),
  ].join('');
}

/** A wash basin on a pedestal with an oval mirror. */
export function pedestalSink(scene: RoomScene, x: number): string {
  const { view } = scene;
  const z = view.depth - 0.3;
  return [
    mirror(scene, x, 0.56),
    floorShadow(view, [x + 0.04, z], 0.7, 0.5),
    turned(
      view,
      [x, 0, z],
      [
        [0.15, 0],
        [0.09, 0.08],
        [0.08, 0.6],
        [0.14, 0.72],
      ],
      PORCELAIN,
    ),
    turned(
      view,
      [x, 0.7, z],
      [
        [0.18, 0],
        [0.3, 0.1],
        [0.31, 0.16],
      ],
      PORCELAIN,
    ),
    ellipse(levelDisc(view, [x, 0.862, z], 0.22), '#d6dcdd'),
    spout(scene, [x, 0.86, view.depth - 0.06], 0.16),
  ].join('');
}

/** A toilet facing the viewer before the back wall. */
export function toilet({ view, palette }: RoomScene, x: number): string {
  const z = view.depth - 0.42;
  return [
    floorShadow(view, [x + 0.04, z], 0.7, 0.8),
    block(view, [x - 0.2, 0.4, view.depth - 0.2], [0.4, 0.4, 0.18], PORCELAIN),
    block(view, [x - 0.22, 0.8, view.depth - 0.22], [0.44, 0.035, 0.22], shade(PORCELAIN, -0.03)),
    rect(frontBox(view, [x - 0.15, 0.71, view.depth - 0.21], 0.07, 0.02), palette.metal),
    turned(
      view,
      [x, 0, z],
      [
        [0.15, 0],
        [0.12, 0.06],
        [0.13, 0.2],
        [0.19, 0.36],
        [0.2, 0.4],
      ],
      PORCELAIN,
    ),
    ellipse(levelDisc(view, [x, 0.43, z], 0.215), '#ffffff', {
      stroke: '#d3d0c9',
      'stroke-width': 1.2,
    }),
  ].join('');
}
