import { choiceFilter } from './choice-filter.ts';

/** The year a home was built in or after. */
export const yearBuilt = choiceFilter({
  parameter: 'built',
  field: 'builtSince',
  asks: 'minYearBuilt',
  choices: [null, 2020, 2015, 2010, 2000, 1990, 1980, 1970, 1950],
  none: null,
});
