export type WeightedValue = { readonly value: number; readonly weight: number };

/**
 * The lowest value up to which a share of the whole weight lies.
 *
 * @param sorted in rising order of their values; at least one
 * @throws RangeError for none
 */
export function weightedQuantile(sorted: readonly WeightedValue[], share: number): number {
  const last = sorted.at(-1);
  if (!last) throw new RangeError('no values have no quantile');
  const whole = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let below = 0;
  for (const { value, weight } of sorted) {
    below += weight;
    if (below >= whole * share) return value;
  }
  return last.value;
}

/** The quantile of values that count alike. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return weightedQuantile(
    sorted.map((value) => ({ value, weight: 1 })),
    share,
  );
}
