import { choiceFilter } from './choice-filter.ts';

/** Square feet: any, or 500 to 3500 in steps of 250. */
const MIN_SQFT: readonly (number | null)[] = [
  null,
  ...Array.from({ length: 13 }, (_, i) => 500 + 250 * i),
];

/** The smallest size. */
export const sqft = choiceFilter({
  parameter: 'sqft',
  field: 'minSqft',
  filterKey: 'minSqft',
  choices: MIN_SQFT,
  none: null,
});
