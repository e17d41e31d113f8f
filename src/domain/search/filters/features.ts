import type { Filter, QueryPart } from './filter.ts';

/** The features a home may be asked to have, each with its part of a search. */
const FEATURE_QUERIES = {
  pool: {
    swimmingPool: ['Inground', 'Above Ground', 'Abv Grnd', 'Indoor'],
  },
  waterfront: { waterfront: 'Y' },
  'price-cut': { lastPriceChangeType: 'decrease' },
  // A deal that fell through brings a home back.
  'back-on-market': { lastStatus: ['Dft'] },
} satisfies Readonly<Record<string, QueryPart>>;

export type Feature = keyof typeof FEATURE_QUERIES;
export const FEATURES = Object.keys(FEATURE_QUERIES) as readonly Feature[];

type FeatureValues = {
  /** All of them are asked for, in the order of `FEATURES`. */
  readonly features: readonly Feature[];
};

type FeatureChip = {
  readonly kind: 'feature';
  readonly feature: Feature;
  readonly without: FeatureValues;
};

/** The features a home must have; each has a chip of its own. */
export const features: Filter<FeatureValues, unknown, FeatureChip> = {
  parameters: ['has'],
  defaults: () => ({ features: [] }),
  read: (query) => {
    const names = query.getAll('has');
    return { features: FEATURES.filter((each) => names.includes(each)) };
  },
  write: (filters) => filters.features.map((each) => ['has', each]),
  toQuery: (filters) =>
    Object.assign({}, ...filters.features.map((each) => FEATURE_QUERIES[each])) as QueryPart,
  chips: (filters) =>
    filters.features.map((feature) => ({
      kind: 'feature',
      feature,
      without: { features: filters.features.filter((other) => other !== feature) },
    })),
};

/** Adds or removes a feature. */
export function withFeature(of: readonly Feature[], feature: Feature): Feature[] {
  return FEATURES.filter((each) => of.includes(each) !== (each === feature));
}
