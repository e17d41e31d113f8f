import { choiceFilter } from './choice-filter.ts';
import { daysAfter, type QuerySide } from './filter.ts';

const choice = choiceFilter({
  parameter: 'openHouse',
  field: 'openHouseDays',
  filterKey: 'maxOpenHouseDate',
  choices: [null, 1, 3, 7],
  none: null,
});

type OpenHouseValues = ReturnType<typeof choice.defaults>;

/** The days, today the first of them, in which a home can be seen at an open house. */
export const openHouse = {
  ...choice,
  toQuery: ({ openHouseDays: days }: OpenHouseValues, { today }: QuerySide) =>
    days === null ? {} : { minOpenHouseDate: today, maxOpenHouseDate: daysAfter(today, days - 1) },
};
