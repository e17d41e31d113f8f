/** Parts the numbers of a span into those not above one of them and those not below it. */
function splitAround(
  values: Float64Array,
  from: number,
  to: number,
): { low: number; high: number } {
  const pivot = values[(from + to) >>> 1] ?? 0;
  let [low, high] = [from, to];
  while (low <= high) {
    while ((values[low] ?? 0) < pivot) low += 1;
    while ((values[high] ?? 0) > pivot) high -= 1;
    if (low > high) break;
    const lowValue = values[low] ?? 0;
    values[low] = values[high] ?? 0;
    values[high] = lowValue;
    low += 1;
    high -= 1;
  }
  return { low, high };
}

/**
 * The number at an index, from 0 on, in the sorted order of the first `count` numbers; NaN where there are
 * fewer. They are moved so that none before that index is above it and none after it is below. A fraction
 * of the time of sorting (Hoare's selection). None of them may be NaN.
 */
export function nthNumber(values: Float64Array, place: number, count = values.length): number {
  if (place >= count) return Number.NaN;
  let [from, to] = [0, count - 1];
  while (from < to) {
    const { low, high } = splitAround(values, from, to);
    if (place <= high) to = high;
    else if (place >= low) from = low;
    else break;
  }
  return values[place] ?? Number.NaN;
}
