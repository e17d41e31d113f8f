import { outsideParks } from './block-plan.ts';
import type { BlockPlan, PlannedPark, PlannedStreet, PlanRequest } from './block-plan.ts';
import { NAMES_PER_OLD_BLOCK } from '../names/street-names.ts';

const LONG_STREETS_APART_M = 92;
const CROSS_STREETS_APART_M = 190;
const PARK_SHARE = 0.5;
/** The share of cross streets that miss a link or two. */
const GAP_SHARE = 0.6;
const MAX_GAP = 3;

/**
 * A grid as surveyed before the age of the car: long streets close together, cross streets at twice
 * the distance, everything goes through, and maybe a square.
 */
export function planOldTown({ widthM, heightM, random }: PlanRequest): BlockPlan {
  const columns = partsOf(widthM, LONG_STREETS_APART_M);
  const rows = partsOf(heightM, CROSS_STREETS_APART_M);
  const parks = random() < PARK_SHARE ? [square(columns, rows, random)] : [];
  const streets: PlannedStreet[] = [];
  for (let k = 1; k < columns; k += 1) {
    const u = k / columns;
    for (const [south, north] of outsideParks(parks, u, [0, 1])) {
      const crossings = Array.from({ length: rows - 1 }, (_, q) => [u, (q + 1) / rows] as const);
      streets.push({
        naming: { kind: 'along', axis: 'column', n: k },
        class: k === Math.round(columns / 2) ? 'collector' : 'local',
        path: straight([u, south], [u, north]),
        offsetM: south * heightM,
        hasHouses: true,
        crossings: crossings.filter(([, v]) => v > south && v < north),
      });
    }
  }
  const turnedParks = parks.map(({ west, east, south, north }) => ({
    west: south,
    east: north,
    south: west,
    north: east,
  }));
  for (let q = 1; q < rows; q += 1) {
    const v = q / rows;
    const gaps = [...turnedParks, ...gapIn(columns, v, random)];
    for (const [west, east] of outsideParks(gaps, v, [0, 1])) {
      streets.push({
        naming: { kind: 'along', axis: 'row', n: q },
        class: q === Math.round(rows / 2) ? 'collector' : 'local',
        path: straight([west, v], [east, v]),
        offsetM: west * widthM,
        hasHouses: false,
        crossings: [],
      });
    }
  }
  return { streets, parks };
}

/** A gap in a cross street, as a park that only it meets: west is below it and east above. */
function gapIn(columns: number, v: number, random: () => number): PlannedPark[] {
  const [has, length, start] = [random() < GAP_SHARE, random(), random()];
  if (!has) return [];
  const links = 1 + Math.floor(length * MAX_GAP);
  const first = Math.floor(start * Math.max(1, columns - links));
  return [
    { west: v - 1e-6, east: v + 1e-6, south: first / columns, north: (first + links) / columns },
  ];
}

function partsOf(lengthM: number, apartM: number): number {
  return Math.min(NAMES_PER_OLD_BLOCK, Math.max(2, Math.round(lengthM / apartM)));
}

/** A square between streets, two to three long streets broad. */
function square(columns: number, rows: number, random: () => number): PlannedPark {
  const breadth = Math.min(columns, 2 + Math.floor(random() * 2));
  const column = Math.floor(random() * (columns - breadth + 1));
  const row = Math.floor(random() * rows);
  return {
    west: column / columns,
    east: (column + breadth) / columns,
    south: row / rows,
    north: (row + 1) / rows,
  };
}

/** A way in four steps, so that it follows a grid that is not quite straight. */
function straight(
  [u0, v0]: readonly [number, number],
  [u1, v1]: readonly [number, number],
): [number, number][] {
  return [0, 0.25, 0.5, 0.75, 1].map((t) => [u0 + (u1 - u0) * t, v0 + (v1 - v0) * t]);
}
