export type WeightedValue = { readonly value: number; readonly weight: number };

/**
 * The lowest value up to which a share of the whole weight lies.
 *
 * @param sortedValues in rising order of their values; at least one
 * @throws RangeError for none
 */
export function weightedQuantile(sortedValues: readonly WeightedValue[], share: number): number {
  const last = sortedValues.at(-1);
  if (!last) throw new RangeError('no values have no quantile');
  const totalWeight = sortedValues.reduce((sum, { weight }) => sum + weight, 0);
  let below = 0;
  for (const { value, weight } of sortedValues) {
    below += weight;
    if (below >= totalWeight * share) return value;
  }
  return last.value;
}

/** The quantile of values with equal weight. */
export function quantile(values: readonly number[], share: number): number {
  const sortedValues = values.toSorted((a, b) => a - b);
  return weightedQuantile(
    sortedValues.map((value) => ({ value, weight: 1 })),
    share,
  );
}
