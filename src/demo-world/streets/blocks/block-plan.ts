/** A place in a block: 0 to 1 from its west to its east side, and from its south to its north. */
export type PlanPoint = readonly [u: number, v: number];

/** How a planned street is named: by itself in the block, or by the axis it lies on. */
type Naming =
  | { readonly kind: 'block'; readonly n: number }
  | { readonly kind: 'along'; readonly axis: 'column' | 'row'; readonly n: number };

export type PlannedStreet = {
  readonly naming: Naming;
  readonly class: 'collector' | 'local';
  readonly path: readonly PlanPoint[];
  /** Distance of the path's start along the whole street, metres: after a park, its numbers continue. */
  readonly offsetM: number;
  /** Whether houses face it. */
  readonly hasHouses: boolean;
  /** Where other streets meet it, besides its ends. */
  readonly crossings: readonly PlanPoint[];
};

/** Corners of a park, its west, east, south and north side. */
export type PlannedPark = {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
};

export type BlockPlan = {
  readonly streets: readonly PlannedStreet[];
  readonly parks: readonly PlannedPark[];
};

export type PlanRequest = {
  readonly widthM: number;
  readonly heightM: number;
  /** Numbers from 0 to 1. */
  readonly random: () => number;
};

/** The parts of a way from one end to the other outside of parks. */
export function outsideParks(
  parks: readonly PlannedPark[],
  at: number,
  [from, to]: readonly [number, number],
): [number, number][] {
  let parts: [number, number][] = [[from, to]];
  for (const { west, east, south, north } of parks) {
    if (at <= west || at >= east) continue;
    parts = parts.flatMap(([start, end]): [number, number][] => [
      [start, Math.min(end, south)],
      [Math.max(start, north), end],
    ]);
    parts = parts.filter(([start, end]) => end - start > 0.02);
  }
  return parts;
}
