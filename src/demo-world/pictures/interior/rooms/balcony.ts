import type { HomeAppearance } from '../../home-appearance.ts';
import { shade } from '../../paint/color.ts';
import { box, ellipse, stroke } from '#src/lib/svg.ts';
import { chair } from '../furniture/chair.ts';
import { floorPlant, foliage, vase } from '../furniture/decor.ts';
import { flooring } from '../shell/flooring.ts';
import { indoorPicture } from '../scene/interior-scene.ts';
import type { RoomScene } from '../scene/interior-scene.ts';
import { outlook } from '../windows/outlook.ts';
import { block, boxShadow } from '../scene/solid-shapes.ts';
import { roundTable } from '../furniture/table.ts';
import { rug } from '../furniture/textile.ts';
import { treetops } from '../windows/treetops.ts';
import { createView, face, line, project } from '../scene/perspective.ts';
import { facingLeft, facingRight, panel } from '../shell/wall-plane.ts';

const RAIL = 1.07;

function railing(scene: RoomScene): string {
  const { view, appearance } = scene;
  const z = view.depth;
  const color =
    appearance.era === 'heritage' || appearance.era === 'contemporary' ? '#2d3133' : '#d9d7d1';
  const rail = block(view, [0, RAIL - 0.04, z - 0.03], [view.width, 0.05, 0.06], color);
  if (appearance.era === 'contemporary' || appearance.era === 'suburban') {
    const count = 4;
    const step = view.width / count;
    const panes = Array.from({ length: count }, (_, index) => {
      const left = index * step;
      const right = left + step - 0.03;
      return [
        face(
          view,
          [
            [left, 0.08, z],
            [right, 0.08, z],
            [right, RAIL - 0.04, z],
            [left, RAIL - 0.04, z],
          ],
          '#d6e8ee',
          0.2,
        ),
        face(
          view,
          [
            [left + 0.2, 0.08, z],
            [left + 0.42, 0.08, z],
            [left + 0.82, RAIL - 0.04, z],
            [left + 0.6, RAIL - 0.04, z],
          ],
          '#ffffff',
          0.14,
        ),
        block(view, [right, 0, z - 0.02], [0.03, RAIL, 0.04], color),
      ].join('');
    });
    return panes.join('') + rail;
  }
  const bars = Array.from({ length: Math.floor(view.width / 0.12) }, (_, index) =>
    line(view, [
      [index * 0.12 + 0.06, 0.08, z],
      [index * 0.12 + 0.06, RAIL - 0.04, z],
    ]),
  );
  return (
    stroke(bars.join(''), color, { 'stroke-width': 3.4 }) +
    block(view, [0, 0.06, z - 0.02], [view.width, 0.04, 0.04], color) +
    rail
  );
}

/** The railing along the open left side, towards the viewer. */
function sideRailing({ view, appearance }: RoomScene): string {
  const isDark = appearance.era === 'heritage' || appearance.era === 'contemporary';
  const color = isDark ? '#2d3133' : '#d9d7d1';
  const length = view.depth - view.near;
  const bars = Array.from({ length: Math.floor(length / 0.12) }, (_, index) => {
    const z = view.depth - index * 0.12;
    return line(view, [
      [0.02, 0.08, z],
      [0.02, RAIL - 0.04, z],
    ]);
  });
  const isGlass = appearance.era === 'contemporary' || appearance.era === 'suburban';
  const plane = facingRight(0.02);
  const pane = { from: view.near, to: view.depth, bottom: 0.08, top: RAIL - 0.04 };
  return [
    isGlass
      ? face(
          view,
          [
            plane(pane.from, pane.bottom),
            plane(pane.to, pane.bottom),
            plane(pane.to, pane.top),
            plane(pane.from, pane.top),
          ],
          '#d6e8ee',
          0.24,
        )
      : stroke(bars.join(''), color, { 'stroke-width': 3.4 }),
    block(view, [0, RAIL - 0.04, view.near], [0.06, 0.05, length], color),
    block(view, [0, 0.05, view.near], [0.04, 0.04, length], color),
  ].join('');
}

/** The building's wall on the right, with the door back inside. */
function houseWall({ view, palette, appearance, daylight }: RoomScene): string {
  const plane = facingLeft(view.width);
  const cladding = daylight.lit(
    appearance.era === 'heritage' || appearance.era === 'postwar' ? '#a0644c' : '#b9bcbd',
  );
  const door = { from: view.near, to: view.depth - 0.5, bottom: 0.05, top: 2.2 };
  let courses = '';
  for (let up = 0.1; up < view.height; up += 0.1)
    courses += line(view, [plane(view.near, up), plane(view.depth, up)]);
  return [
    panel(
      view,
      plane,
      { from: view.near, to: view.depth, bottom: 0, top: view.height },
      shade(cladding, -0.12),
    ),
    stroke(courses, shade(cladding, -0.28), { 'stroke-width': 1, 'stroke-opacity': 0.5 }),
    panel(
      view,
      plane,
      { ...door, to: door.to + 0.08, top: door.top + 0.08 },
      shade(palette.windowFrame, -0.05),
    ),
    panel(view, plane, door, daylight.lampsOn ? '#f7d296' : '#8ca3b0'),
    panel(view, plane, { ...door, from: door.to - 0.3 }, palette.linen),
  ].join('');
}

function ceilingSlab({ view, daylight }: RoomScene): string {
  const corners = [
    [0, view.height, view.near],
    [view.width, view.height, view.near],
    [view.width, view.height, view.depth],
    [0, view.height, view.depth],
  ] as const;
  return (
    face(view, corners, daylight.lit('#d9d6cf')) +
    block(view, [0, view.height, view.depth], [view.width, 0.18, 0.05], daylight.lit('#e8e5de'))
  );
}

function planter(scene: RoomScene, x: number): string {
  const { view, palette, daylight, random } = scene;
  const z = view.depth - 0.34;
  const bare = daylight.isBare;
  const leaf = bare ? '#5a7462' : random.pick(['#5f8c4e', '#6f9a58']);
  const clumps = [0.15, 0.4, 0.65].map((dx) => {
    const foot = project(view, [x + dx, 0.4, z + 0.1]);
    return foliage(scene, [foot[0], foot[1]], 42, daylight.lit(leaf));
  });
  const flowers = bare
    ? []
    : Array.from({ length: 12 }, () => {
        const [px, py] = project(view, [
          x + random.between(0.05, 0.75),
          random.between(0.44, 0.6),
          z,
        ]);
        return ellipse(
          box(px - 5, py - 5, 10, 10),
          daylight.lit(random.pick(['#e8678a', '#f2c14e', '#ffffff'])),
        );
      });
  return [
    boxShadow(view, [x, 0, z], [0.8, 0.4, 0.28]),
    ...clumps,
    ...flowers,
    block(view, [x, 0.02, z], [0.8, 0.38, 0.28], daylight.lit(shade(palette.wood, 0.1))),
  ].join('');
}

function stringLights({ view, glows, daylight }: RoomScene): string {
  if (!daylight.lampsOn) return '';
  const bulbs = Array.from({ length: 13 }, (_, index) => {
    const share = index / 12;
    const sag = Math.sin(share * Math.PI * 3) ** 2 * 0.16;
    return project(view, [share * view.width, view.height - 0.06 - sag, view.depth - 0.1]);
  });
  for (const [x, y] of bulbs) {
    glows.push(
      ellipse(box(x - 26, y - 24, 52, 52), 'url(#lamp-glow)'),
      ellipse(box(x - 4, y - 1, 8, 10), '#fff0c4'),
    );
  }
  const cord = bulbs
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
  return stroke(cord, '#33302c', { 'stroke-width': 2 });
}

function balconyScene(scene: RoomScene): string {
  const { view, appearance, palette, random } = scene;
  const middle = random.between(1.9, 2.4);
  return [
    appearance.isHigh ? outlook(appearance) : treetops(appearance),
    railing(scene),
    flooring(scene, appearance.era === 'contemporary' ? 'tiles' : 'planks'),
    sideRailing(scene),
    houseWall(scene),
    ceilingSlab(scene),
    stringLights(scene),
    planter(scene, 0.35),
    random.chance(0.5) ? planter(scene, 2.9) : floorPlant(scene, 3.3, view.depth - 0.4, 0.7),
    rug(scene, { x: middle - 1.2, z: 0.5, width: 2.4, depth: 1.2 }),
    chair(scene, [middle - 1.0, 0, 0.95], 'right'),
    chair(scene, [middle + 0.55, 0, 0.95], 'left'),
    roundTable(scene, [middle, 0.6, 1.15], 0.34, shade(palette.wood, 0.1)),
    vase(scene, [middle, 0.6, 1.2], 0.18),
  ].join('');
}

/** The balcony of an apartment and what lies beyond its railing. Returns SVG. */
export function balcony(appearance: HomeAppearance): string {
  return indoorPicture(
    appearance,
    { kind: 7, view: 0, isOutdoors: true },
    createView([4.3, 2.7, 2], 2.0, 1.45),
    balconyScene,
  );
}
