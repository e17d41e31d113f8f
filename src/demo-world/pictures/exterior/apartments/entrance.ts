import { shade } from '../../paint/color.ts';
import { group, path } from '#src/lib/svg.ts';
import { shelf } from '../building/shelf.ts';
import { tone } from '../light/tone.ts';
import { panelPath } from '../space/face.ts';
import type { Face, Panel } from '../space/face.ts';
import type { Stage } from '../stage.ts';

function bars({ camera }: Stage, face: Face, [u0, v0, u1, v1]: Panel, count: number): string {
  return Array.from({ length: count + 1 }, (_, index) => {
    const u = u0 + ((u1 - u0) * index) / count;
    return panelPath(camera, face, [u - 0.05, v0, u + 0.05, v1]);
  }).join('');
}

/** Storefront glass from the floor up, lit from within when lamps are on. */
export function glassFront(stage: Stage, face: Face, panel: Panel, frame: string): string {
  const { camera, air } = stage;
  const [u0, v0, u1, v1] = panel;
  const area = panelPath(camera, face, panel);
  const color = tone(stage, frame, face.normal);
  const count = Math.max(2, Math.round((u1 - u0) / 1.3));
  return [
    path(area, air.lampsOn ? 'url(#glow)' : 'url(#glass)'),
    path(panelPath(camera, face, [u0, v1 - 0.5, u1, v1]), '#10131f', { opacity: 0.28 }),
    path(panelPath(camera, face, [u0, v0, u1, v0 + 0.18]), shade(color, -0.1)),
    path(
      bars(stage, face, panel, count) + panelPath(camera, face, [u0, v1 - 0.75, u1, v1 - 0.67]),
      color,
    ),
  ].join('');
}

/** The main doors of a building under a canopy, `widthM` wide about u. */
export function lobby(
  stage: Stage,
  face: Face,
  [u, widthM]: readonly [number, number],
  { frame, canopy }: { frame: string; canopy: string },
): string {
  const { camera } = stage;
  const half = widthM / 2;
  const around = panelPath(camera, face, [u - half - 0.4, 0, u + half + 0.4, 3.4]);
  return group(
    [
      path(around, tone(stage, canopy, face.normal)),
      glassFront(stage, face, [u - half, 0.05, u + half, 2.9], frame),
      shelf(stage, face, [u - half - 0.9, 3.05, u + half + 0.9, 3.4], { outM: 2.2, color: canopy }),
    ].join(''),
    { 'data-part': 'lobby' },
  );
}
