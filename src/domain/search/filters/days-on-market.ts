import { choiceFilter } from './choice-filter.ts';

/** The fewest days a home has been on the market: its seller may listen to an offer. */
export const daysOnMarket = choiceFilter({
  parameter: 'onMarket',
  field: 'minDaysOnMarket',
  filterKey: 'minDaysOnMarket',
  choices: [null, 30, 60, 90],
  none: null,
});
