import { AT_LEAST } from './at-least.ts';
import { choiceFilter } from './choice-filter.ts';

/** The fewest bedrooms. */
export const beds = choiceFilter({
  parameter: 'beds',
  field: 'minBeds',
  asks: 'minBedrooms',
  choices: AT_LEAST,
  none: 0,
});
