const FIRST_STEP = 16;

function lowerBound(codes: Float64Array, from: number, to: number, code: number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((codes[middle] ?? 0) < code) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first row at or after `from` whose code is not below the given one: steps double, then halve. */
export function gallop(codes: Float64Array, from: number, to: number, code: number): number {
  let [step, at] = [FIRST_STEP, from];
  while (at + step < to && (codes[at + step] ?? 0) < code) {
    at += step;
    step *= 2;
  }
  return lowerBound(codes, at, Math.min(to, at + step + 1), code);
}
