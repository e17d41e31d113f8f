import { shade } from '../../paint/color.ts';
import { group, path } from '#src/lib/svg.ts';
import { tone } from '../light/tone.ts';
import { on, outlinePath, panelPath } from '../space/face.ts';
import type { Face, Panel } from '../space/face.ts';
import type { Stage } from '../stage.ts';

/** The make of a home's windows. */
export type Joinery = {
  readonly frame: string;
  readonly columns: number;
  readonly rows: number;
  /** Stone or wood above and below; none on modern walls. */
  readonly sill?: string;
  readonly shutters?: string;
};

const CASING_M = 0.09;
const BAR_M = 0.035;

/** Curtains or blinds behind the glass, differing from window to window. */
function furnishing({ camera, random, air }: Stage, face: Face, panel: Panel): string {
  const [u0, v0, u1, v1] = panel;
  const width = u1 - u0;
  const cloth = { opacity: air.lampsOn ? 0.55 : 0.3 };
  if (random.chance(0.3)) {
    const drop = (v1 - v0) * random.between(0.2, 0.5);
    return path(panelPath(camera, face, [u0, v1 - drop, u1, v1]), '#f4efe4', cloth);
  }
  const side = width * random.between(0.1, 0.2);
  return path(
    panelPath(camera, face, [u0, v0, u0 + side, v1]) +
      panelPath(camera, face, [u1 - side, v0, u1, v1]),
    '#f4efe4',
    cloth,
  );
}

/** Glass without a frame: the sky in it by day, a lit room at dusk behind most of it. */
export function glazing(stage: Stage, face: Face, panel: Panel): string {
  const { camera, random, air } = stage;
  const [u0, v0, u1, v1] = panel;
  const area = panelPath(camera, face, panel);
  const glowing = air.lampsOn && random.chance(0.72);
  const lean = Math.min((u1 - u0) * 0.55, 0.9);
  const start = u0 + (u1 - u0) * random.between(0.05, 0.3);
  const glint = outlinePath(camera, [
    on(face, start, v0),
    on(face, start + lean * 0.45, v0),
    on(face, Math.min(u1, start + lean * 1.2), v1),
    on(face, Math.min(u1, start + lean * 0.75), v1),
  ]);
  return [
    path(area, glowing ? 'url(#glow)' : 'url(#glass)'),
    furnishing(stage, face, panel),
    glowing ? '' : path(glint, '#ffffff', { opacity: 0.16 }),
    path(panelPath(camera, face, [u0, v1 - Math.min(0.14, (v1 - v0) * 0.12), u1, v1]), '#10131f', {
      opacity: 0.3,
    }),
  ].join('');
}

function bars(stage: Stage, face: Face, [u0, v0, u1, v1]: Panel, style: Joinery): string {
  const upright = Array.from({ length: style.columns - 1 }, (_, index) => {
    const u = u0 + ((u1 - u0) * (index + 1)) / style.columns;
    return panelPath(stage.camera, face, [u - BAR_M, v0, u + BAR_M, v1]);
  });
  const level = Array.from({ length: style.rows - 1 }, (_, index) => {
    const v = v0 + ((v1 - v0) * (index + 1)) / style.rows;
    return panelPath(stage.camera, face, [u0, v - BAR_M * 0.8, u1, v + BAR_M * 0.8]);
  });
  return upright.join('') + level.join('');
}

function sillAndHead(stage: Stage, face: Face, [u0, v0, u1, v1]: Panel, color: string): string {
  const { camera } = stage;
  const stone = tone(stage, color, face.normal);
  const low = v0 - CASING_M;
  return [
    path(panelPath(camera, face, [u0 - 0.16, v1 + CASING_M, u1 + 0.16, v1 + 0.28]), stone),
    path(panelPath(camera, face, [u0 - 0.2, low - 0.1, u1 + 0.2, low], 0.06), shade(stone, 0.06)),
    path(panelPath(camera, face, [u0 - 0.16, low - 0.19, u1 + 0.16, low - 0.1]), '#10131f', {
      opacity: 0.22,
    }),
  ].join('');
}

function shutterPair(stage: Stage, face: Face, [u0, v0, u1, v1]: Panel, color: string): string {
  const width = Math.min(0.42, (u1 - u0) * 0.4);
  const leaf = tone(stage, color, face.normal);
  const sides: readonly Panel[] = [
    [u0 - CASING_M - width - 0.04, v0 - 0.05, u0 - CASING_M - 0.04, v1 + 0.05],
    [u1 + CASING_M + 0.04, v0 - 0.05, u1 + CASING_M + width + 0.04, v1 + 0.05],
  ];
  return sides
    .map(([a, b, c, e]) => {
      const inner = [b + 0.1, (b + e) / 2 + 0.05].map((from) =>
        panelPath(stage.camera, face, [a + 0.08, from, c - 0.08, from + (e - b) / 2 - 0.16]),
      );
      return (
        path(panelPath(stage.camera, face, [a, b, c, e]), leaf) +
        path(inner.join(''), shade(leaf, -0.18))
      );
    })
    .join('');
}

/** A framed window; the panel is its glass. `storey` counts from 1 at the ground. */
export function windowOn(
  stage: Stage,
  face: Face,
  panel: Panel,
  { style, storey }: { style: Joinery; storey: number },
): string {
  const [u0, v0, u1, v1] = panel;
  const frame = tone(stage, style.frame, face.normal);
  const casing = panelPath(stage.camera, face, [
    u0 - CASING_M,
    v0 - CASING_M,
    u1 + CASING_M,
    v1 + CASING_M,
  ]);
  return group(
    [
      style.shutters ? shutterPair(stage, face, panel, style.shutters) : '',
      style.sill ? sillAndHead(stage, face, panel, style.sill) : '',
      path(casing, frame),
      glazing(stage, face, panel),
      path(bars(stage, face, panel, style), frame),
    ].join(''),
    { 'data-part': 'window', 'data-storey': storey },
  );
}

/** A row of equal windows whose centres share the width from u0 to u1 evenly. */
export function windowRow(
  stage: Stage,
  face: Face,
  [u0, v0, u1, v1]: Panel,
  row: { style: Joinery; storey: number; count: number; widthM: number },
): string {
  const bay = (u1 - u0) / row.count;
  return Array.from({ length: row.count }, (_, index) => {
    const middle = u0 + bay * (index + 0.5);
    return windowOn(stage, face, [middle - row.widthM / 2, v0, middle + row.widthM / 2, v1], row);
  }).join('');
}
