import { choiceFilter } from './choice-filter.ts';

/** The fewest parking spaces, including those of a garage. */
export const parking = choiceFilter({
  parameter: 'parking',
  field: 'minParking',
  filterKey: 'minParkingSpaces',
  choices: [0, 1, 2, 3, 4],
  none: 0,
});
