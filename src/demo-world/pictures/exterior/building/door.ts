import { shade } from '../../paint/color.ts';
import { box, ellipse, group, path } from '#src/lib/svg.ts';
import { tone } from '../light/tone.ts';
import { on, panelPath } from '../space/face.ts';
import type { Face, Panel } from '../space/face.ts';
import type { Stage } from '../stage.ts';
import { glazing } from './opening.ts';

type DoorStyle = {
  readonly color: string;
  readonly frame: string;
  readonly modern: boolean;
  /** Narrow glass beside the leaf. */
  readonly sidelight?: boolean;
};

function lamp({ camera, air }: Stage, face: Face, u: number, v: number): string {
  const [x, y] = camera.project(on(face, u, v, 0.12));
  const size = camera.pxPerMetre(camera.depthOf(on(face, u, v)));
  const [width, height] = [size * 0.14, size * 0.28];
  const glow = air.lampsOn
    ? ellipse(box(x - size * 0.9, y - size * 0.9, size * 1.8, size * 1.8), 'url(#lamp)')
    : '';
  const body = ellipse(
    box(x - width / 2, y - height / 2, width, height),
    air.lampsOn ? '#ffe6ad' : '#2c2d30',
  );
  return glow + body;
}

function leafPanels(stage: Stage, face: Face, [u0, v0, u1, v1]: Panel, color: string): string {
  const middle = (u0 + u1) / 2;
  const height = v1 - v0;
  const panels: readonly Panel[] = [
    [u0 + 0.12, v0 + 0.14, middle - 0.05, v0 + height * 0.46],
    [middle + 0.05, v0 + 0.14, u1 - 0.12, v0 + height * 0.46],
  ];
  return path(
    panels.map((panel) => panelPath(stage.camera, face, panel)).join(''),
    shade(color, -0.16),
  );
}

/** A front door standing on v0 with its frame, step light and, when asked, a sidelight. */
export function frontDoor(stage: Stage, face: Face, panel: Panel, style: DoorStyle): string {
  const { camera } = stage;
  const [u0, v0, u1, v1] = panel;
  const leaf = tone(stage, style.color, face.normal);
  const frame = tone(stage, style.frame, face.normal);
  const side = style.sidelight ? 0.45 : 0;
  const height = v1 - v0;
  const light: Panel = style.modern
    ? [u1 - 0.34, v0 + 0.25, u1 - 0.18, v1 - 0.2]
    : [u0 + 0.14, v0 + height * 0.56, u1 - 0.14, v1 - 0.15];
  const knob = camera.project(on(face, u0 + 0.1, v0 + 1.02, 0.05));
  return group(
    [
      path(panelPath(camera, face, [u0 - 0.11, v0, u1 + side + 0.11, v1 + 0.12]), frame),
      path(panelPath(camera, face, panel), leaf),
      path(panelPath(camera, face, panel), 'url(#weight)'),
      style.modern ? '' : leafPanels(stage, face, panel, leaf),
      glazing(stage, face, light),
      side > 0 ? glazing(stage, face, [u1 + 0.09, v0 + 0.1, u1 + side, v1]) : '',
      ellipse(box(knob[0] - 2, knob[1] - 2, 4, 4), '#d9c07a'),
      lamp(stage, face, u0 - 0.38, v0 + 1.85),
    ].join(''),
    { 'data-part': 'door' },
  );
}

/** A sectional garage door with lights in its top row. `spaces` cars may stand behind it. */
export function garageDoor(
  stage: Stage,
  face: Face,
  [u0, v0, u1, v1]: Panel,
  style: DoorStyle & { readonly spaces: number },
): string {
  const { camera } = stage;
  const leaf = tone(stage, style.color, face.normal);
  const frame = tone(stage, style.frame, face.normal);
  const [rows, columns] = [4, Math.max(3, Math.round((u1 - u0) / 0.75))];
  const [cellU, cellV] = [(u1 - u0) / columns, (v1 - v0) / rows];
  const cell = (column: number, row: number, inset: number): Panel => [
    u0 + column * cellU + inset,
    v0 + row * cellV + inset,
    u0 + (column + 1) * cellU - inset,
    v0 + (row + 1) * cellV - inset,
  ];
  const each = (low: number, high: number, inset: number) =>
    Array.from({ length: columns * (high - low) }, (_, index) =>
      cell(index % columns, low + Math.floor(index / columns), inset),
    );
  const joints = [1, 2, 3].map((row) =>
    panelPath(camera, face, [u0, v0 + row * cellV - 0.012, u1, v0 + row * cellV + 0.012]),
  );
  const panels = style.modern ? [] : each(0, 3, 0.1);
  return group(
    [
      path(panelPath(camera, face, [u0 - 0.12, v0, u1 + 0.12, v1 + 0.13]), frame),
      path(panelPath(camera, face, [u0, v0, u1, v1]), leaf),
      path(panels.map((panel) => panelPath(camera, face, panel)).join(''), shade(leaf, -0.07)),
      path(joints.join(''), shade(leaf, -0.3)),
      ...each(3, 4, 0.09).map((panel) => path(panelPath(camera, face, panel), 'url(#glass)')),
      path(panelPath(camera, face, [u0, v1 - 0.16, u1, v1]), '#10131f', { opacity: 0.34 }),
      path(panelPath(camera, face, [u0, v0, u1, v1]), 'url(#weight)'),
    ].join(''),
    { 'data-part': 'garage-door', 'data-spaces': style.spaces },
  );
}
