import type { WeightedChoice } from '../random.ts';

export type ActiveStatus = {
  readonly type: 'Sale' | 'Lease';
  readonly lastStatus: 'New' | 'Pc' | 'Sc' | 'Sce' | 'Lc' | 'Lce' | 'Dft';
};
export type OffStatus = 'Exp' | 'Sus' | 'Ter';

const ACTIVE: readonly WeightedChoice<ActiveStatus>[] = [
  { value: { type: 'Sale', lastStatus: 'New' }, weight: 0.552 },
  { value: { type: 'Sale', lastStatus: 'Pc' }, weight: 0.152 },
  { value: { type: 'Sale', lastStatus: 'Sc' }, weight: 0.05 },
  { value: { type: 'Sale', lastStatus: 'Sce' }, weight: 0.016 },
  { value: { type: 'Sale', lastStatus: 'Dft' }, weight: 0.01 },
  { value: { type: 'Lease', lastStatus: 'New' }, weight: 0.16 },
  { value: { type: 'Lease', lastStatus: 'Pc' }, weight: 0.046 },
  { value: { type: 'Lease', lastStatus: 'Lc' }, weight: 0.01 },
  { value: { type: 'Lease', lastStatus: 'Lce' }, weight: 0.004 },
];
const OFF: readonly WeightedChoice<OffStatus>[] = [
  { value: 'Exp', weight: 0.45 },
  { value: 'Sus', weight: 0.12 },
  { value: 'Ter', weight: 0.43 },
];
/** A city with this many listings shows every status at least once. */
const SIZEABLE = { active: 24, off: 5 } as const;
const A_LITTLE_MORE_THAN_ONE = 1.3;

/** Raises the weights (together 1) that would give less than one listing of a total. */
function atLeastOne<Value>(
  choices: readonly WeightedChoice<Value>[],
  count: number,
  sizeable: number,
): WeightedChoice<Value>[] {
  const least = count < sizeable ? 0 : A_LITTLE_MORE_THAN_ONE / count;
  return choices.map(({ value, weight }) => ({ value, weight: Math.max(weight, least) }));
}

/** The possible statuses of the listings on the market of a city with a number of them. */
export function activeStatuses(count: number): WeightedChoice<ActiveStatus>[] {
  return atLeastOne(ACTIVE, count, SIZEABLE.active);
}

/** The possible statuses of the unsold listings of a city with a number of them. */
export function offStatuses(count: number): WeightedChoice<OffStatus>[] {
  return atLeastOne(OFF, count, SIZEABLE.off);
}
