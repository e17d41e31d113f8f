import type { TypeFigures } from './trends.ts';

/** How many types of home a ranking names (specification, business constants). */
const RANKED_TYPES = 5;

export type TypeRankings = {
  readonly bySold: readonly TypeFigures[];
  readonly byPrice: readonly (TypeFigures & { readonly averagePriceDollars: number })[];
  /** The types in both rankings. */
  readonly inBoth: ReadonlySet<string>;
};

/** The types of home with the most sales, and those with the highest prices, five of each. */
export function typeRankings(types: readonly TypeFigures[]): TypeRankings {
  const bySold = types.toSorted((a, b) => b.sold - a.sold).slice(0, RANKED_TYPES);
  const byPrice = types
    .flatMap(({ averagePriceDollars, ...type }) =>
      averagePriceDollars === null ? [] : [{ ...type, averagePriceDollars }],
    )
    .toSorted((a, b) => b.averagePriceDollars - a.averagePriceDollars)
    .slice(0, RANKED_TYPES);
  const sold = new Set(bySold.map(({ propertyType }) => propertyType));
  const inBoth = byPrice.map(({ propertyType }) => propertyType).filter((type) => sold.has(type));
  return { bySold, byPrice, inBoth: new Set(inBoth) };
}
