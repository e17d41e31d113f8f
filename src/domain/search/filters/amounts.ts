import type { Filter, SearchType } from './filter.ts';

/** The main amount on cards and pins of a home for sale: its price, or its monthly cost. */
export const AMOUNTS = ['price', 'monthly'] as const;
export type AmountKind = (typeof AMOUNTS)[number];

type AmountsValues = { readonly amounts: AmountKind };

/** It finds no other homes and so has no chip; a lease has one amount only. */
export const amounts: Filter<AmountsValues, { readonly type: SearchType }> = {
  parameters: ['amounts'],
  defaults: () => ({ amounts: 'price' }),
  read: (query, { type }) => ({
    amounts: type === 'sale' && query.get('amounts') === 'monthly' ? 'monthly' : 'price',
  }),
  write: ({ amounts }) => (amounts === 'monthly' ? [['amounts', amounts]] : []),
  toQuery: () => ({}),
};
