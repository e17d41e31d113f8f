import { mix } from '../../paint/color.ts';
import { path } from '#src/lib/svg.ts';
import { tone } from '../light/tone.ts';
import { extent, isVisible, panelPath } from '../space/face.ts';
import type { Face, Panel } from '../space/face.ts';
import { dot } from '../space/place.ts';
import type { Stage } from '../stage.ts';

/** A wall all of glass. */
export type Curtain = {
  readonly floors: number;
  readonly heightM: number;
  readonly mullionM: number;
  readonly frame: string;
  /** The band at each floor's edge. */
  readonly spandrel: string;
  readonly spandrelM: number;
  readonly tint: string;
};

function cells(face: Face, { floors, heightM, mullionM }: Curtain): Panel[] {
  const width = extent(face.outline)[2];
  const count = Math.max(2, Math.round(width / mullionM));
  return Array.from({ length: count * floors }, (_, at): Panel => {
    const [floor, column] = [Math.floor(at / count), at % count];
    const u = (column * width) / count;
    return [u, floor * heightM, u + width / count, (floor + 1) * heightM];
  });
}

/** Glass that mirrors the sky, panes differing a little, with a band at each floor. */
export function curtainWall(stage: Stage, face: Face, curtain: Curtain): string {
  const { camera, air, random } = stage;
  if (!isVisible(camera, face)) return '';
  const [, , width, height] = extent(face.outline);
  const all = cells(face, curtain);
  const share = (chance: number) =>
    all
      .filter(() => random.chance(chance))
      .map((panel) => panelPath(camera, face, panel))
      .join('');
  const outline = panelPath(camera, face, [0, 0, width, height]);
  const facing = Math.max(0, dot(camera.sun, face.normal));
  const levels = Array.from({ length: curtain.floors + 1 }, (_, floor) => {
    const v = Math.min(height - curtain.spandrelM, floor * curtain.heightM);
    return panelPath(camera, face, [0, v, width, v + curtain.spandrelM]);
  });
  const columns = Math.max(2, Math.round(width / curtain.mullionM));
  const mullions = Array.from({ length: columns + 1 }, (_, column) => {
    const u = (column * width) / columns;
    return panelPath(camera, face, [u - 0.04, 0, u + 0.04, height]);
  });
  const lit = mix(curtain.tint, air.beam, 0.4);
  return [
    path(outline, 'url(#glass)'),
    path(outline, facing > 0.2 ? lit : '#1b2a44', { opacity: 0.1 + 0.2 * Math.abs(facing - 0.2) }),
    path(share(0.2), '#ffffff', { opacity: air.lampsOn ? 0.04 : 0.13 }),
    path(share(0.2), '#0e1a2c', { opacity: 0.15 }),
    air.lampsOn ? path(share(0.36), 'url(#glow)', { opacity: 0.9 }) : '',
    path(levels.join(''), tone(stage, curtain.spandrel, face.normal)),
    path(mullions.join(''), tone(stage, curtain.frame, face.normal), { opacity: 0.8 }),
  ].join('');
}
