import type { SvgBox, SvgPoint } from '#src/lib/svg.ts';
import { dot, minus, plus, times, unit } from './place.ts';
import type { ExteriorPoint } from './place.ts';

/** Nothing closer than this, metres, is drawn. */
export const NEAR_M = 0.6;

export type Camera = {
  readonly eye: ExteriorPoint;
  readonly horizonY: number;
  /** Towards the sun, which stands at the viewer's upper left whichever way the home is turned. */
  readonly sun: ExteriorPoint;
  depthOf(place: ExteriorPoint): number;
  project(place: ExteriorPoint): SvgPoint;
  pxPerMetre(depthM: number): number;
  /** The place on the ground seen at a screen x in a depth. */
  groundAt(xPx: number, depthM: number): ExteriorPoint;
};

type Aim = {
  readonly eye: ExteriorPoint;
  readonly target: ExteriorPoint;
  /** Draws the home turned left to right; the light stays where it is. */
  readonly isMirrored: boolean;
};

/** Right of, up and away from the viewer; verticals stay upright, so the view is level. */
function axes({ eye, target, isMirrored }: Aim) {
  const [x, , z] = minus(target, eye);
  const forward = unit([x, 0, z]);
  const right: ExteriorPoint = times([forward[2], 0, -forward[0]], isMirrored ? -1 : 1);
  return { forward, right };
}

/** A level view in which the bounds fill `area` as far as their proportions allow, standing on its foot. */
export function fittedCamera(aim: Aim, bounds: readonly ExteriorPoint[], area: SvgBox): Camera {
  const { eye } = aim;
  const { forward, right } = axes(aim);
  const depthOf = (place: ExteriorPoint) => dot(minus(place, eye), forward);
  const points = bounds.map((place): SvgPoint => {
    const depth = depthOf(place);
    return [dot(minus(place, eye), right) / depth, (place[1] - eye[1]) / depth];
  });
  const [left, most] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
  const [low, high] = [
    Math.min(...points.map(([, y]) => y)),
    Math.max(...points.map(([, y]) => y)),
  ];
  const focalPx = Math.min(area.width / (most - left), area.height / (high - low));
  const centreX = area.x + area.width / 2 - (focalPx * (left + most)) / 2;
  const horizonY = area.y + area.height + focalPx * low;
  const sun = unit(plus(plus(times(right, -0.5), times(forward, -0.72)), [0, 0.62, 0]));
  return {
    eye,
    horizonY,
    sun,
    depthOf,
    project: (place) => {
      const depth = Math.max(NEAR_M / 2, depthOf(place));
      const offset = dot(minus(place, eye), right);
      return [
        centreX + (focalPx * offset) / depth,
        horizonY - (focalPx * (place[1] - eye[1])) / depth,
      ];
    },
    pxPerMetre: (depthM) => focalPx / depthM,
    groundAt: (xPx, depthM) => {
      const offset = ((xPx - centreX) / focalPx) * depthM;
      const [x, , z] = plus(eye, plus(times(forward, depthM), times(right, offset)));
      return [x, 0, z];
    },
  };
}
