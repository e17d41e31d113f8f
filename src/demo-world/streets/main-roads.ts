import { fnv1a } from '#src/lib/random.ts';
import { curvePath } from '#src/lib/geo/rings.ts';
import type { Lattice } from './lattice/lattices.ts';
import { metresBetween } from '#src/lib/geo/local-plane.ts';
import { type OpenLand, lengthM, openSegments, type OpenSegment } from './land/open-segments.ts';
import { roadNameOf } from './names/road-name.ts';
import type { NamePool } from './names/street-names.ts';
import type { LngLat } from '#src/lib/geo/shapes.ts';
import type { Street } from '#src/server/places/streets/street-directory.ts';
import type { StreetBlock } from './lattice/territory.ts';

type MainRoadRequest = {
  readonly block: StreetBlock;
  readonly names: NamePool;
  readonly ground: OpenLand;
  readonly isClear: boolean;
  /** Whether the block at some indexes of the same lattice is built up. */
  readonly isBuilt: (column: number, row: number) => boolean;
};

/** Every main road crosses a creek, also at a flat angle; one in three crosses a river. */
const MAX_BRIDGE_M = { creek: 260, river: 800 } as const;
const STEPS = 4;

/**
 * The main roads along the sides of a block: its west and south side, and the other two where no
 * block follows. Narrow water is crossed on bridges.
 */
export function mainRoadsOf(request: MainRoadRequest): Street[] {
  const { column, row } = request.block;
  const roads = [
    side(request, 'column', { index: column, along: row }),
    side(request, 'row', { index: row, along: column }),
  ];
  if (!request.isBuilt(column + 1, row)) {
    roads.push(side(request, 'column', { index: column + 1, along: row }));
  }
  if (!request.isBuilt(column, row + 1)) {
    roads.push(side(request, 'row', { index: row + 1, along: column }));
  }
  return roads.flat();
}

function side(
  { block, names, ground, isClear }: MainRoadRequest,
  axis: 'column' | 'row',
  { index, along }: { index: number; along: number },
): Street[] {
  const { grid } = block.lattice;
  const path = Array.from({ length: STEPS + 1 }, (_, step): LngLat =>
    axis === 'column' ? grid.at(index, along + step / STEPS) : grid.at(along + step / STEPS, index),
  );
  const parts = isClear ? [{ path, startM: 0 }] : openSegments(path, ground);
  const givenName = knownName(block.lattice, axis, index);
  const roadName = givenName === undefined ? names.mainRoad(axis, index) : roadNameOf(givenName);
  const isCrossing =
    givenName !== undefined && fnv1a(`${block.lattice.id}/${axis}/${index}`) % 3 === 0;
  const road = (part: Pick<OpenSegment, 'path'>, key: string, isBridge: boolean): Street => ({
    id: `${block.key}:${axis}:${index}:${key}`,
    direction: null,
    ...roadName,
    class: 'arterial',
    cityKey: block.town.key,
    path: part.path,
    firstNumber: 0,
    lastNumber: 0,
    crossings: [],
    isBridge,
    isAtAnEdge: !isClear,
  });
  return [
    ...parts.map((part, n) => road(part, `${n}`, false)),
    ...bridges(parts, isCrossing).map((path, n) => road({ path }, `bridge:${n}`, true)),
  ];
}

function knownName(lattice: Lattice, axis: 'column' | 'row', index: number): string | undefined {
  return (axis === 'column' ? lattice.columnNames : lattice.rowNames).get(index);
}

function bridges(parts: readonly OpenSegment[], isCrossing: boolean): LngLat[][] {
  const longestM = MAX_BRIDGE_M[isCrossing ? 'river' : 'creek'];
  return parts.slice(1).flatMap((part, at): LngLat[][] => {
    const from = parts[at]?.path.at(-1);
    const to = part.path[0];
    if (from === undefined || to === undefined) return [];
    return metresBetween(from, to) <= longestM ? [[from, to]] : [];
  });
}

type SketchedRoadRequest = {
  readonly ground: OpenLand;
  /** The town that a position belongs to. */
  readonly cityKeyAt: (position: LngLat) => string;
};

/** A road of a sketch outside of the grid, cut at water and at town borders, with its bridges. */
export function sketchedRoad(
  name: string,
  path: readonly LngLat[],
  { ground, cityKeyAt }: SketchedRoadRequest,
): Street[] {
  const curve = curvePath(path.map(([lng, lat]) => [lng, lat]));
  const parts = openSegments(
    curve.map(([lng = 0, lat = 0]): LngLat => [lng, lat]),
    ground,
  ).filter((part) => lengthM(part.path) > 0);
  const start = parts[0]?.path[0];
  const road = ({ path: stretch, cityKey }: Stretch, key: string, isBridge: boolean): Street => ({
    id: `road:${name}:${start?.join(',')}:${key}`,
    ...roadNameOf(name),
    direction: null,
    class: 'arterial',
    cityKey,
    path: stretch,
    firstNumber: 0,
    lastNumber: 0,
    crossings: [],
    isBridge,
    isAtAnEdge: true,
  });
  return [
    ...parts
      .flatMap((part) => byTown(part.path, cityKeyAt))
      .map((stretch, n) => road(stretch, `${n}`, false)),
    ...bridges(parts, true)
      .flatMap((bridge) => byTown(bridge, cityKeyAt))
      .map((stretch, n) => road(stretch, `bridge:${n}`, true)),
  ];
}

type Stretch = { readonly path: readonly LngLat[]; readonly cityKey: string };

/** A line in the stretches that lie in one town each: every step belongs to where its middle is. */
function byTown(line: readonly LngLat[], cityKeyAt: (position: LngLat) => string): Stretch[] {
  const stretches: { path: LngLat[]; cityKey: string }[] = [];
  for (const [at, to] of line.entries()) {
    const from = line[at - 1];
    if (from === undefined) continue;
    const cityKey = cityKeyAt([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
    const last = stretches.at(-1);
    if (last?.cityKey === cityKey) last.path.push(to);
    else stretches.push({ path: [from, to], cityKey });
  }
  return stretches;
}
