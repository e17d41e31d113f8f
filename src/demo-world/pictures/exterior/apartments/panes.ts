import { path } from '#src/lib/svg.ts';
import { tone } from '../light/tone.ts';
import { extent, panelPath } from '../space/face.ts';
import type { Face, Panel } from '../space/face.ts';
import type { Stage } from '../stage.ts';

export type PaneStyle = {
  readonly frame: string;
  readonly columns: number;
  readonly rows: number;
};

/** A row of equal openings on each floor of a wall. */
export type PaneGrid = {
  readonly floors: number;
  readonly heightM: number;
  /** From the foot of the wall to the first floor, metres. */
  readonly baseM?: number;
  readonly bayM: number;
  /** Share of a bay that is glass. */
  readonly glassShare: number;
  /** Floor to sill, metres. */
  readonly sillM: number;
  /** Top of the glass to the floor above, metres. */
  readonly headM?: number;
};

/** The number of bays that a wall is divided in, and the width of each, metres. */
export function baysAcross(face: Face, bayM: number): readonly [count: number, widthM: number] {
  const width = extent(face.outline)[2];
  const count = Math.max(1, Math.round(width / bayM));
  return [count, width / count];
}

/** The glass of every bay on every floor of a wall, floor by floor from the lowest. */
export function panelGrid(face: Face, grid: PaneGrid): Panel[] {
  const [count, bay] = baysAcross(face, grid.bayM);
  const margin = (bay * (1 - grid.glassShare)) / 2;
  return Array.from({ length: count * grid.floors }, (_, at): Panel => {
    const [floor, index] = [Math.floor(at / count), at % count];
    const low = (grid.baseM ?? 0) + floor * grid.heightM;
    return [
      index * bay + margin,
      low + grid.sillM,
      (index + 1) * bay - margin,
      low + grid.heightM - (grid.headM ?? 0.4),
    ];
  });
}

function barPanels([u0, v0, u1, v1]: Panel, { columns, rows }: PaneStyle): Panel[] {
  const upright = Array.from({ length: columns + 1 }, (_, index): Panel => {
    const u = u0 + ((u1 - u0) * index) / columns;
    return [u - 0.05, v0, u + 0.05, v1];
  });
  const level = Array.from({ length: rows - 1 }, (_, index): Panel => {
    const v = v0 + ((v1 - v0) * (index + 1)) / rows;
    return [u0, v - 0.04, u1, v + 0.04];
  });
  return [...upright, ...level];
}

/** All windows of a wall in few paths: casings, glass, lit rooms, blinds, bars. */
export function panes(
  stage: Stage,
  face: Face,
  panels: readonly Panel[],
  style: PaneStyle,
): string {
  const { camera, random, air } = stage;
  const draw = (shapes: readonly Panel[]) =>
    shapes.map((panel) => panelPath(camera, face, panel)).join('');
  const lit = panels.filter(() => air.lampsOn && random.chance(0.5));
  const blinds = panels.filter(() => random.chance(0.3));
  const frame = tone(stage, style.frame, face.normal);
  return [
    path(
      draw(panels.map(([u0, v0, u1, v1]) => [u0 - 0.07, v0 - 0.1, u1 + 0.07, v1 + 0.08])),
      frame,
    ),
    path(draw(panels), 'url(#glass)'),
    path(draw(lit), 'url(#glow)'),
    path(draw(blinds.map(([u0, v0, u1, v1]) => [u0, v1 - (v1 - v0) * 0.4, u1, v1])), '#f1ece0', {
      opacity: 0.4,
    }),
    path(draw(panels.map(([u0, , u1, v1]) => [u0, v1 - 0.25, u1, v1])), '#10131f', {
      opacity: 0.3,
    }),
    path(draw(panels.flatMap((panel) => barPanels(panel, style))), frame),
  ].join('');
}
