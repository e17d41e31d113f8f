import { AT_LEAST } from './at-least.ts';
import { choiceFilter } from './choice-filter.ts';

/** The fewest bathrooms. */
export const baths = choiceFilter({
  parameter: 'baths',
  field: 'minBaths',
  filterKey: 'minBaths',
  choices: AT_LEAST,
  none: 0,
});
