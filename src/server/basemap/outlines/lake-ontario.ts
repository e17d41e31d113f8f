import type { Position } from 'geojson';
import { softenPath } from '#src/lib/geo/rings.ts';
import sketch from './toronto-sketch.json' with { type: 'json' };

/** The sketched shores take over west of this meridian. */
const sketchEastLng = -78.6;

/**
 * Replaces the western end of Lake Ontario, rounded to a kilometre in the source, with the sketched shore
 * from Oshawa round Toronto and Burlington to Niagara. Works on the outer ring only: the islands of the
 * east are holes of their own.
 */
export function withDetailedShore(ring: readonly Position[]): Position[] {
  const eastern = softenPath(softenPath(easternPart(ring)));
  const first = eastern[0];
  const last = eastern.at(-1);
  if (first === undefined || last === undefined) return [...ring];
  const endsInNorth = (last[1] ?? 0) > (first[1] ?? 0);
  const western = softenPath([...sketch.northShore.toReversed(), ...sketch.southShore]);
  return [...eastern, ...(endsInNorth ? western : western.toReversed()), first];
}

/** The positions east of the sketch, from the first one after it round to the last one before. */
function easternPart(ring: readonly Position[]): Position[] {
  const open = ring.slice(1);
  const start = open.findIndex((position, i) => isEast(position) && !isEast(open.at(i - 1)));
  return [...open.slice(start), ...open.slice(0, start)].filter(isEast);
}

function isEast(position: Position | undefined): boolean {
  return position !== undefined && (position[0] ?? 0) > sketchEastLng;
}
