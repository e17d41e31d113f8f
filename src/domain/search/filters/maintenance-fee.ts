import { choiceFilter } from './choice-filter.ts';
import type { SearchType } from './filter.ts';

const choice = choiceFilter({
  parameter: 'fee',
  field: 'maxFee',
  filterKey: 'maxMaintenanceFee',
  choices: [null, 300, 500, 750, 1000],
  none: null,
});

export type FeeValues = ReturnType<typeof choice.defaults>;

/** A tenant of a condo does not pay its fee. */
export const NO_FEE_LIMIT = choice.defaults('lease');

/** The highest condo fee of a home for sale, dollars a month. */
export const maintenanceFee = {
  ...choice,
  read: (query: URLSearchParams, { type }: { readonly type: SearchType }): FeeValues =>
    type === 'sale' ? choice.read(query, undefined) : NO_FEE_LIMIT,
};
