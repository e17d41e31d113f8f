import { choiceFilter } from './choice-filter.ts';

/** Square feet of an acre. */
const ACRE_SQFT = 43_560;

/** The smallest lot: square feet, then parts of an acre. */
export const lotSize = choiceFilter({
  parameter: 'lot',
  field: 'minLotSqft',
  filterKey: 'minLotSizeSqft',
  choices: [
    ...[null, 2000, 3000, 4000, 5000],
    ...[ACRE_SQFT / 4, ACRE_SQFT / 2, ACRE_SQFT, 5 * ACRE_SQFT],
  ],
  none: null,
});
