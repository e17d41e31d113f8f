import { choiceFilter } from './choice-filter.ts';

/** The year a home was built in or after. */
export const yearBuilt = choiceFilter({
  parameter: 'built',
  field: 'builtSince',
  filterKey: 'minYearBuilt',
  choices: [null, 2020, 2010, 2000, 1990, 1980],
  none: null,
});
