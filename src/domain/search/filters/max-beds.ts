import { choiceFilter } from './choice-filter.ts';

/** The most bedrooms. */
export const maxBeds = choiceFilter({
  parameter: 'maxBeds',
  field: 'maxBeds',
  asks: 'maxBedrooms',
  choices: [null, 1, 2, 3, 4, 5],
  none: null,
});
