import { HOME_TYPES, type HomeType, homeTypeQuery } from '../home-types.ts';
import type { Filter } from './filter.ts';

type HomeTypeValues = {
  /** Empty is all kinds. */
  readonly homeTypes: readonly HomeType[];
};

type HomeTypeChip = {
  readonly kind: 'homeType';
  readonly homeType: HomeType;
  readonly without: HomeTypeValues;
};

/** The kinds of home; each has a chip of its own. */
export const homeType: Filter<HomeTypeValues, unknown, HomeTypeChip> = {
  parameters: ['home'],
  defaults: () => ({ homeTypes: [] }),
  read: (query) => {
    const names = query.getAll('home');
    return { homeTypes: HOME_TYPES.filter((each) => names.includes(each)) };
  },
  write: ({ homeTypes }) => homeTypes.map((each) => ['home', each]),
  toQuery: ({ homeTypes }) => homeTypeQuery(homeTypes),
  chips: ({ homeTypes }) =>
    homeTypes.map((each) => ({
      kind: 'homeType',
      homeType: each,
      without: { homeTypes: homeTypes.filter((other) => other !== each) },
    })),
};
