import { face } from '../scene/perspective.ts';
import type { InteriorPoint, View } from '../scene/perspective.ts';

/** An opening or panel in a wall: from/to along the wall in metres, bottom/top above the floor. */
export type Opening = {
  readonly from: number;
  readonly to: number;
  readonly bottom: number;
  readonly top: number;
};

/** Maps a wall's own measures to the room; `out` stands out into the room (behind it if < 0). */
export type WallPlane = (along: number, up: number, out?: number) => InteriorPoint;

/** A plane facing the viewer at depth z. */
export function facing(z: number): WallPlane {
  return (along, up, out = 0) => [along, up, z - out];
}

/** A plane at x facing right, for example the left wall; `along` runs away from the viewer. */
export function facingRight(x: number): WallPlane {
  return (along, up, out = 0) => [x + out, up, along];
}

/** A plane at x facing left, for example the right wall. */
export function facingLeft(x: number): WallPlane {
  return (along, up, out = 0) => [x - out, up, along];
}

export function panel(view: View, plane: WallPlane, opening: Opening, fill: string): string {
  return raisedPanel(view, plane, { ...opening, out: 0 }, fill);
}

/** A panel standing `out` metres before its wall. */
export function raisedPanel(
  view: View,
  plane: WallPlane,
  { from, to, bottom, top, out }: Opening & { readonly out: number },
  fill: string,
): string {
  const corners = [
    plane(from, bottom, out),
    plane(to, bottom, out),
    plane(to, top, out),
    plane(from, top, out),
  ];
  return face(view, corners, fill);
}

/** The opening grown (or shrunk) by `amount` metres on every side. */
export function widenOpening({ from, to, bottom, top }: Opening, amount: number): Opening {
  return { from: from - amount, to: to + amount, bottom: bottom - amount, top: top + amount };
}
