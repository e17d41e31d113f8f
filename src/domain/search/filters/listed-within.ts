import { choiceFilter } from './choice-filter.ts';
import { daysBefore, type QuerySide } from './filter.ts';

/** Days since a home was listed that can be asked for; null is "All". */
const LISTED_WITHIN_DAYS = [null, 1, 3, 7, 14, 30, 90] as const;
export type ListedWithinValues = {
  readonly listedWithinDays: (typeof LISTED_WITHIN_DAYS)[number];
};

type Others = { readonly showActive: boolean };

const choice = choiceFilter({
  parameter: 'days',
  field: 'listedWithinDays',
  asks: 'minListDate',
  choices: LISTED_WITHIN_DAYS,
  none: null,
});

/** The days homes on the market were listed in; without such homes it says nothing. */
export const listedWithin = {
  ...choice,
  read: (query: URLSearchParams, { showActive }: Others): ListedWithinValues =>
    showActive ? choice.read(query, undefined) : choice.defaults('sale'),
  toQuery: ({ listedWithinDays }: ListedWithinValues, { side, today }: QuerySide) => ({
    minListDate: side === 'active' ? daysBefore(today, listedWithinDays) : null,
  }),
};
