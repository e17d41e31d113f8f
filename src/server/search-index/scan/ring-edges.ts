import type { MapArea } from '#src/contract/listings/search/values/map-area.ts';
import type { PixelBox } from '#src/lib/geo/polygon.ts';

/** The side of a ring from one corner to the next, degrees. */
export type Edge = {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
};

/** The sides of all rings; an open ring is closed. */
export function ringEdges(rings: MapArea): Edge[] {
  return rings.flatMap((ring) =>
    ring.map(([x2, y2], at) => {
      const [x1, y1] = ring.at(at - 1) ?? [x2, y2];
      return { x1, y1, x2, y2 };
    }),
  );
}

/** Whether a side meets a box: the part of it within the box is not empty (Liang–Barsky). */
export function edgeMeetsBox({ x1, y1, x2, y2 }: Edge, box: PixelBox): boolean {
  const [dx, dy] = [x2 - x1, y2 - y1];
  let [from, to] = [0, 1];
  const clip = (step: number, room: number) => {
    if (step === 0) return room >= 0;
    const share = room / step;
    if (step < 0) from = Math.max(from, share);
    else to = Math.min(to, share);
    return from <= to;
  };
  return (
    clip(-dx, x1 - box.minX) &&
    clip(dx, box.maxX - x1) &&
    clip(-dy, y1 - box.minY) &&
    clip(dy, box.maxY - y1)
  );
}
