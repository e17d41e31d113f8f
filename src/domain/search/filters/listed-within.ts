import { choiceFilter } from './choice-filter.ts';
import { daysBefore, type QuerySide } from './filter.ts';

/** Choices of days since a home was listed; null is "All". */
const LISTED_WITHIN_DAYS = [null, 1, 3, 7, 14, 30, 90] as const;
export type ListedWithinValues = {
  readonly listedWithinDays: (typeof LISTED_WITHIN_DAYS)[number];
};

type Others = { readonly showActive: boolean };

const choice = choiceFilter({
  parameter: 'days',
  field: 'listedWithinDays',
  filterKey: 'minListDate',
  choices: LISTED_WITHIN_DAYS,
  none: null,
});

/** The number of days in which homes on the market were listed; it has no effect without such homes. */
export const listedWithin = {
  ...choice,
  read: (query: URLSearchParams, { showActive }: Others): ListedWithinValues =>
    showActive ? choice.read(query, undefined) : choice.defaults('sale'),
  toQuery: ({ listedWithinDays }: ListedWithinValues, { side, today }: QuerySide) => ({
    minListDate: side === 'active' ? daysBefore(today, listedWithinDays) : null,
  }),
};
