import type {
  BlockPlan,
  PlanPoint,
  PlannedPark,
  PlannedStreet,
  PlanRequest,
} from './block-plan.ts';
import { layQuarter, type Quarter } from './quarter-plan.ts';
import { way } from './way.ts';

const SPLIT_FROM_M = 1150;

/**
 * A suburb: collectors part the block into quarters; in each, long streets of houses run one way or
 * the other, end blind or in crescents before the main roads, and are joined by a few cross streets.
 */
export function planSuburb({ widthM, heightM, random }: PlanRequest): BlockPlan {
  const streets: PlannedStreet[] = [];
  const parks: PlannedPark[] = [];
  const splits = { u: splitOf(widthM, random), v: splitOf(heightM, random) };
  let names = 0;
  const nextName = () => {
    names += 1;
    return { kind: 'block', n: names } as const;
  };
  if (splits.u !== undefined) {
    streets.push(collector(nextName(), [splits.u, 0], [splits.u, 1]));
  }
  if (splits.v !== undefined) {
    streets.push(collector(nextName(), [0, splits.v], [1, splits.v]));
  }
  for (const quarter of quartersOf(splits, random)) {
    const quarterPlan = layQuarter(quarter, { widthM, heightM, random });
    const namings = new Map<number, PlannedStreet['naming']>();
    for (const { line, ...street } of quarterPlan.streets) {
      const naming = namings.get(line) ?? nextName();
      namings.set(line, naming);
      streets.push({ ...street, naming });
    }
    parks.push(...quarterPlan.parks);
  }
  return { streets, parks };
}

function splitOf(lengthM: number, random: () => number): number | undefined {
  const at = 0.42 + random() * 0.16;
  return lengthM > SPLIT_FROM_M ? at : undefined;
}

function collector(naming: PlannedStreet['naming'], from: PlanPoint, to: PlanPoint): PlannedStreet {
  return {
    naming,
    class: 'collector',
    path: way(from, to, 16),
    offsetM: 0,
    hasHouses: false,
    crossings: [],
  };
}

function quartersOf(
  splits: { readonly u: number | undefined; readonly v: number | undefined },
  random: () => number,
): Quarter[] {
  const us = splits.u === undefined ? [0, 1] : [0, splits.u, 1];
  const vs = splits.v === undefined ? [0, 1] : [0, splits.v, 1];
  return us.slice(1).flatMap((east, i) =>
    vs.slice(1).map((north, j) => ({
      west: us[i] ?? 0,
      east,
      south: vs[j] ?? 0,
      north,
      isTurned: random() < 0.5,
    })),
  );
}
