import { shade } from '../../paint/color.ts';
import { path } from '#src/lib/svg.ts';
import { tone } from '../light/tone.ts';
import { isVisible, outlinePath, panelPath, quadFace } from '../space/face.ts';
import type { Face } from '../space/face.ts';
import type { ExteriorPoint } from '../space/place.ts';
import type { Stage } from '../stage.ts';

/** A place on a plan, metres. */
export type DeckSpot = readonly [x: number, z: number];

export type DeckStyle = {
  readonly slab: string;
  readonly guard: 'glass' | 'bars' | 'solid';
  /** Colour of the handrail, and of a solid guard. */
  readonly rail: string;
};

const SLAB_M = 0.24;
const GUARD_M = 1.08;

type Band = { readonly from: number; readonly to: number; readonly color: string };

/** Upright bands along the outer edge where it faces the viewer; equal colours share a path. */
function bands(
  stage: Stage,
  edge: readonly DeckSpot[],
  { from, to, color }: Band,
): [string, string][] {
  const layers = new Map<string, string>();
  for (const [index, [x1, z1]] of edge.entries()) {
    const [x0, z0] = edge[index - 1] ?? [x1, z1];
    if (x0 === x1 && z0 === z1) continue;
    const face = quadFace([x0, from, z0], [x1, from, z1], [x1, to, z1], [x0, to, z0]);
    if (!isVisible(stage.camera, face)) continue;
    const length = face.outline[1]?.[0] ?? 0;
    const key = tone(stage, color, face.normal);
    layers.set(
      key,
      (layers.get(key) ?? '') + panelPath(stage.camera, face, [0, 0, length, to - from]),
    );
  }
  return [...layers];
}

function paintEdge(stage: Stage, edge: readonly DeckSpot[], band: Band): string {
  return bands(stage, edge, band)
    .map(([color, data]) => path(data, color))
    .join('');
}

function guardOf(stage: Stage, edge: readonly DeckSpot[], y: number, style: DeckStyle): string {
  const band = { from: y, to: y + GUARD_M, color: style.rail };
  const rail = paintEdge(stage, edge, { ...band, from: y + GUARD_M - 0.08 });
  if (style.guard === 'solid') return paintEdge(stage, edge, band);
  const sheet = bands(stage, edge, band)
    .map(([, data]) => data)
    .join('');
  return style.guard === 'glass'
    ? path(sheet, '#d3e4ec', { opacity: 0.4 }) + rail
    : path(sheet, tone(stage, style.rail, [0, 0, -1]), { opacity: 0.42 }) + rail;
}

/**
 * A balcony floor of any outline with its guard, its slab resting on yM. The outer edge runs from
 * the wall round to the wall again, left to right as seen from outside.
 */
export function deck(
  stage: Stage,
  edge: readonly DeckSpot[],
  yM: number,
  style: DeckStyle,
): string {
  const { camera } = stage;
  const top = yM + SLAB_M;
  const isBelow = camera.eye[1] < yM;
  const level = edge.map(([x, z]): ExteriorPoint => [x, isBelow ? yM : top, z]);
  const surface = isBelow
    ? shade(tone(stage, style.slab, [0, -1, 0]), -0.14)
    : tone(stage, style.slab, [0, 1, 0]);
  return [
    path(outlinePath(camera, level), surface),
    paintEdge(stage, edge, { from: yM, to: top, color: style.slab }),
    guardOf(stage, edge, top, style),
  ].join('');
}

/** The shade from slabs at given heights on a wall, in two steps. */
export function slabShade(
  { camera }: Stage,
  face: Face,
  [u0, u1]: readonly [number, number],
  heights: readonly number[],
): string {
  return [1.5, 0.75]
    .map((dropM) => {
      const data = heights.map((v) => panelPath(camera, face, [u0, v - dropM, u1, v]));
      return path(data.join(''), '#10131f', { opacity: 0.2 });
    })
    .join('');
}
