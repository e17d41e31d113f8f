import type { Filter, SearchType } from './filter.ts';

type TypeValues = { readonly type: SearchType };

/** Sale or lease. It has no chip: a search is always for one of them. */
export const type: Filter<TypeValues> = {
  parameters: ['type'],
  defaults: (of) => ({ type: of }),
  read: (query) => ({ type: query.get('type') === 'lease' ? 'lease' : 'sale' }),
  write: ({ type: of }) => (of === 'sale' ? [] : [['type', of]]),
  toQuery: ({ type: of }) => ({ type: [of] }),
};
