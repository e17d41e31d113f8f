import type { Bounds, LngLat } from '#src/lib/geo/shapes.ts';
import { tileExtent } from './layer-index.ts';

/** Units beyond the tile's sides that are drawn too, so that strokes do not end at them. */
const BUFFER = 96;

export type TilePosition = [number, number];

/** A tile as a drawing board: positions go in as degrees and come out as units of the tile. */
export type TileFrame = {
  /** The area of the tile, with its buffer. */
  readonly box: Bounds;
  readonly toUnits: (position: LngLat) => TilePosition;
  /** The parts of a path inside the tile and its buffer, in units. */
  readonly line: (path: readonly LngLat[]) => TilePosition[][];
};

/** The frame of a Web Mercator tile. */
export function tileFrame(z: number, x: number, y: number): TileFrame {
  const tiles = 2 ** z;
  const toUnits = ([lng, lat]: LngLat): TilePosition => {
    const sine = Math.sin((lat * Math.PI) / 180);
    const acrossWorld = lng / 360 + 0.5;
    const downWorld = 0.5 - Math.atanh(sine) / (2 * Math.PI);
    return [
      Math.round((acrossWorld * tiles - x) * tileExtent),
      Math.round((downWorld * tiles - y) * tileExtent),
    ];
  };
  const margin = BUFFER / tileExtent;
  return {
    box: {
      west: lngOf((x - margin) / tiles),
      east: lngOf((x + 1 + margin) / tiles),
      north: latOf((y - margin) / tiles),
      south: latOf((y + 1 + margin) / tiles),
    },
    toUnits,
    line: (path) => clipLine(path.map(toUnits)),
  };
}

function lngOf(acrossWorld: number): number {
  return (acrossWorld - 0.5) * 360;
}

function latOf(downWorld: number): number {
  return (Math.asin(Math.tanh((0.5 - downWorld) * 2 * Math.PI)) * 180) / Math.PI;
}

/** Cuts a line at the buffer's sides, segment by segment (Liang and Barsky, 1984). */
function clipLine(line: readonly TilePosition[]): TilePosition[][] {
  const parts: TilePosition[][] = [];
  let part: TilePosition[] = [];
  const finish = () => {
    if (part.length > 1) parts.push(part);
    part = [];
  };
  for (let at = 1; at < line.length; at += 1) {
    const [from, to] = [line[at - 1], line[at]];
    const clipped = from === undefined || to === undefined ? undefined : clipSegment(from, to);
    if (clipped === undefined) {
      finish();
      continue;
    }
    const last = part.at(-1);
    if (last === undefined || last[0] !== clipped[0][0] || last[1] !== clipped[0][1]) {
      finish();
      part = [clipped[0]];
    }
    part.push(clipped[1]);
  }
  finish();
  return parts;
}

function clipSegment(
  from: TilePosition,
  to: TilePosition,
): readonly [TilePosition, TilePosition] | undefined {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  let [enter, leave] = [0, 1];
  const sides = [
    [-dx, from[0] + BUFFER],
    [dx, tileExtent + BUFFER - from[0]],
    [-dy, from[1] + BUFFER],
    [dy, tileExtent + BUFFER - from[1]],
  ] as const;
  for (const [slope, room] of sides) {
    if (slope === 0 && room < 0) return undefined;
    if (slope < 0) enter = Math.max(enter, room / slope);
    if (slope > 0) leave = Math.min(leave, room / slope);
  }
  if (enter > leave) return undefined;
  const at = (share: number): TilePosition => [
    Math.round(from[0] + dx * share),
    Math.round(from[1] + dy * share),
  ];
  return [at(enter), at(leave)];
}
