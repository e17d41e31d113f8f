import { shade } from '../../paint/color.ts';
import { path } from '#src/lib/svg.ts';
import { tone } from '../light/tone.ts';
import { isVisible, on, outlinePath, panelPath, quadFace } from '../space/face.ts';
import type { Face, Panel } from '../space/face.ts';
import type { Stage } from '../stage.ts';
import { shadeBelow } from './block.ts';

/** A slab standing out from a wall by `outM`: a canopy, a balcony floor, a cornice. */
export function shelf(
  stage: Stage,
  face: Face,
  [u0, v0, u1, v1]: Panel,
  { outM, color }: { outM: number; color: string },
): string {
  const { camera } = stage;
  const ends = [
    quadFace(on(face, u0, v0), on(face, u0, v0, outM), on(face, u0, v1, outM), on(face, u0, v1)),
    quadFace(on(face, u1, v0, outM), on(face, u1, v0), on(face, u1, v1), on(face, u1, v1, outM)),
  ].filter((end) => isVisible(camera, end));
  const level = (v: number) =>
    outlinePath(camera, [
      on(face, u0, v),
      on(face, u1, v),
      on(face, u1, v, outM),
      on(face, u0, v, outM),
    ]);
  const above = camera.eye[1] > on(face, 0, v1)[1];
  const drop = Math.min(0.9, outM * 0.7);
  return [
    shadeBelow(stage, face, [u0, v0, u1 + 0.12], drop),
    above
      ? path(level(v1), tone(stage, color, [0, 1, 0]))
      : path(level(v0), shade(tone(stage, color, [0, -1, 0]), -0.12)),
    ...ends.map((end) =>
      path(
        outlinePath(
          camera,
          end.outline.map(([u, v]) => on(end, u, v)),
        ),
        tone(stage, color, end.normal),
      ),
    ),
    path(panelPath(camera, face, [u0, v0, u1, v1], outM), tone(stage, color, face.normal)),
  ].join('');
}

export type Guard = {
  readonly outM: number;
  readonly slab: string;
  readonly rail: string;
  readonly glass: boolean;
};

/** A balcony: slab, guard of glass or bars, handrail. The panel runs from floor to handrail. */
export function balcony(stage: Stage, face: Face, [u0, v0, u1, v1]: Panel, guard: Guard): string {
  const { camera } = stage;
  const { outM, slab, rail, glass } = guard;
  const steel = tone(stage, rail, face.normal);
  const front = panelPath(camera, face, [u0, v0, u1, v1], outM);
  const left = quadFace(
    on(face, u0, v0),
    on(face, u0, v0, outM),
    on(face, u0, v1, outM),
    on(face, u0, v1),
  );
  const right = quadFace(
    on(face, u1, v0, outM),
    on(face, u1, v0),
    on(face, u1, v1),
    on(face, u1, v1, outM),
  );
  const end = [left, right].find((side) => isVisible(camera, side));
  const endPath = end
    ? outlinePath(
        camera,
        end.outline.map(([u, v]) => on(end, u, v)),
      )
    : '';
  const count = Math.max(2, Math.round((u1 - u0) / 0.22));
  const bars = glass
    ? [u0, (u0 + u1) / 2, u1].map((u) =>
        panelPath(camera, face, [u - 0.03, v0, u + 0.03, v1], outM),
      )
    : Array.from({ length: count + 1 }, (_, index) => {
        const u = u0 + ((u1 - u0) * index) / count;
        return panelPath(camera, face, [u - 0.02, v0, u + 0.02, v1], outM);
      });
  return [
    shelf(stage, face, [u0, v0 - 0.2, u1, v0], { outM, color: slab }),
    glass ? path(endPath + front, '#cfe0e8', { opacity: 0.42 }) : '',
    path(bars.join(''), steel),
    path(panelPath(camera, face, [u0, v1 - 0.06, u1, v1], outM), steel),
  ].join('');
}
