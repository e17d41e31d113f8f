import { outsideParks } from './block-plan.ts';
import type { PlanPoint, PlannedPark, PlannedStreet, PlanRequest } from './block-plan.ts';
import { way } from './way.ts';

const LONG_STREETS_APART_M = 88;
const CROSS_STREETS_APART_M = 250;
const MAX_LONG_STREETS = 14;
const MAX_CROSS_STREETS = 4;
const DEAD_END_M = 45;
const STEP_M = 60;
const PARK_SHARE = 0.36;
const CONNECTS = 0.45;
const CRESCENT_SHARE = 0.7;
const GAP_SHARE = 0.16;
const JITTER = 0.22;

/** A part of a block between main roads and collectors. */
export type Quarter = PlannedPark & { readonly isTurned: boolean };

/** A long street before its ends are settled. */
type Long = {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly loose: Ends;
};
type Ends = { readonly start: boolean; readonly end: boolean };

/** Lays out a quarter along its long streets: u across them, v along; turned back at the end. */
export function layQuarter(quarter: Quarter, { widthM, heightM, random }: PlanRequest) {
  const { isTurned } = quarter;
  const area = isTurned ? turnedPark(quarter) : quarter;
  const [acrossM, alongM] = isTurned ? [heightM, widthM] : [widthM, heightM];
  const count = longStreetsIn((area.east - area.west) * acrossM);
  const step = (area.east - area.west) / count;
  const crossAt = crossStreets(area, alongM, random);
  const parks = random() < PARK_SHARE ? [parkIn(area, { count, crossAt, random })] : [];
  const blindEnd = DEAD_END_M / alongM;
  const longs = Array.from({ length: count - 1 }, (_, k): Long[] => {
    const at = area.west + step * (k + 1);
    const loose = { start: random() > CONNECTS, end: random() > CONNECTS };
    const from = area.south + (loose.start ? blindEnd : 0);
    const to = area.north - (loose.end ? blindEnd : 0);
    const parts = outsideParks(parks, at, [from, to]);
    return parts.map(([start, end]) => ({
      at,
      from: start,
      to: end,
      loose: { start: loose.start && start === from, end: loose.end && end === to },
    }));
  }).flat();
  const streets = [
    ...longStreets(longs, {
      step,
      stepAlong: STEP_M / alongM,
      southAlong: area.south,
      alongM,
      bendAlong: blindEnd * 0.6,
      crossAt,
      random,
    }),
    ...crossStreetsBetween({ area, count, step, crossAt, parks, random }),
  ];
  return {
    streets: isTurned ? streets.map(turnedStreet) : streets,
    parks: isTurned ? parks.map(turnedPark) : parks,
  };
}

/** At most as many as a block has names for. */
function longStreetsIn(breadthM: number): number {
  return Math.min(MAX_LONG_STREETS, Math.max(2, Math.round(breadthM / LONG_STREETS_APART_M)));
}

function crossStreets(area: PlannedPark, alongM: number, random: () => number): number[] {
  const length = area.north - area.south;
  const fitting = Math.round((length * alongM) / CROSS_STREETS_APART_M) - 1;
  const count = Math.min(MAX_CROSS_STREETS, Math.max(1, fitting));
  return Array.from({ length: count }, (_, q) => {
    const jitter = (random() - 0.5) * JITTER;
    return area.south + (length * (q + 1 + jitter)) / (count + 1);
  });
}

function parkIn(
  area: PlannedPark,
  { count, crossAt, random }: { count: number; crossAt: readonly number[]; random: () => number },
): PlannedPark {
  const breadth = Math.min(count - 1, 2 + Math.floor(random() * 2));
  const first = Math.floor(random() * (count - breadth));
  const step = (area.east - area.west) / count;
  const bounds = [area.south, ...crossAt, area.north];
  const part = Math.floor(random() * (bounds.length - 1));
  return {
    west: area.west + first * step,
    east: area.west + (first + breadth) * step,
    south: bounds[part] ?? area.south,
    north: bounds[part + 1] ?? area.north,
  };
}

type Lay = {
  readonly step: number;
  readonly stepAlong: number;
  /** Where the quarter's long streets begin, and metres for a whole block along them. */
  readonly southAlong: number;
  readonly alongM: number;
  /** How far beyond its blind end a crescent may bend. */
  readonly bendAlong: number;
  readonly crossAt: readonly number[];
  readonly random: () => number;
};

/** A street, and which of a quarter's streets it is a part of. */
type UnnamedStreet = Omit<PlannedStreet, 'naming'> & { readonly line: number };

/** Long streets; two neighbours that both end blind on one side may be joined in a crescent. */
function longStreets(longs: readonly Long[], lay: Lay): UnnamedStreet[] {
  const streets: UnnamedStreet[] = [];
  for (let at = 0; at < longs.length; at += 1) {
    const [one, next] = [longs[at], longs[at + 1]];
    if (one === undefined) continue;
    const joins = next !== undefined && canJoin(one, next, lay) && lay.random() < CRESCENT_SHARE;
    if (joins) at += 1;
    streets.push(longStreet(joins ? [one, next] : [one], lay));
  }
  return streets;
}

function canJoin(one: Long, next: Long, { step }: Lay): boolean {
  const areNeighbours = Math.abs(next.at - one.at - step) < 1e-9;
  return areNeighbours && one.loose.end && next.loose.end && Math.abs(one.to - next.to) < 1e-9;
}

function longStreet(
  longs: readonly Long[],
  { stepAlong, bendAlong, crossAt, southAlong, alongM }: Lay,
): UnnamedStreet {
  const [up, down] = longs;
  const crossings = longs.flatMap(({ at, from, to }) =>
    crossAt.filter((v) => v > from && v < to).map((v): PlanPoint => [at, v]),
  );
  const rise = up === undefined ? [] : steps(up, stepAlong);
  const path =
    down === undefined
      ? rise
      : [...rise, ...bend(up, down, bendAlong), ...steps(down, stepAlong).reverse()];
  // Parts of a long street lie on one line across the quarter.
  const line = Math.round((up?.at ?? 0) * 1e6);
  const offsetM = ((up?.from ?? 0) - southAlong) * alongM;
  return { line, class: 'local', path, offsetM, hasHouses: true, crossings };
}

function steps({ at, from, to }: Long, stepAlong: number): PlanPoint[] {
  return way([at, from], [at, to], Math.max(2, Math.ceil((to - from) / stepAlong)));
}

/** The round end of a crescent. */
function bend(up: Long | undefined, down: Long, bendAlong: number): PlanPoint[] {
  if (up === undefined) return [];
  const half = (down.at - up.at) / 2;
  return [0.25, 0.5, 0.75].map((share): PlanPoint => {
    const angle = Math.PI * (1 - share);
    return [up.at + half + Math.cos(angle) * half, up.to + Math.sin(angle) * bendAlong];
  });
}

type Crossing = {
  readonly area: PlannedPark;
  readonly count: number;
  readonly step: number;
  readonly crossAt: readonly number[];
  readonly parks: readonly PlannedPark[];
  readonly random: () => number;
};

/** Cross streets, with a few gaps. */
function crossStreetsBetween(request: Crossing): UnnamedStreet[] {
  const { area, count, step, crossAt, parks, random } = request;
  const inPark = (u: number, v: number) =>
    parks.some((park) => u > park.west && u < park.east && v > park.south && v < park.north);
  return crossAt.flatMap((v, cross) => {
    const runs: number[][] = [[]];
    for (let k = 0; k < count; k += 1) {
      const isEnd = k === 0 || k === count - 1;
      const isGap = random() < (isEnd ? 0.35 : GAP_SHARE);
      if (isGap || inPark(area.west + step * (k + 0.5), v)) runs.push([]);
      else runs.at(-1)?.push(k);
    }
    return runs
      .filter((run) => run.length > 0)
      .map((run): UnnamedStreet => {
        const [from = 0, to = from] = [run[0], run.at(-1)];
        const path = way(
          [area.west + step * from, v],
          [area.west + step * (to + 1), v],
          run.length + 1,
        );
        return {
          line: -1 - cross,
          class: 'local',
          path,
          offsetM: 0,
          hasHouses: false,
          crossings: [],
        };
      });
  });
}

function turnedPark({ west, east, south, north }: PlannedPark): PlannedPark {
  return { west: south, east: north, south: west, north: east };
}

function turnedStreet(street: UnnamedStreet): UnnamedStreet {
  const swapAxes = ([u, v]: PlanPoint): PlanPoint => [v, u];
  return { ...street, path: street.path.map(swapAxes), crossings: street.crossings.map(swapAxes) };
}
