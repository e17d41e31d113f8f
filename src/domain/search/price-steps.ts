export type PriceScale = {
  /** Prices a visitor can choose, ascending, dollars. The last one means "no maximum". */
  readonly steps: readonly number[];
};

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
}

/** Sale prices: 25,000 apart where most homes are, wider above; the top is 7,000,000. */
const SALE_STEPS = [
  0,
  ...range(50_000, 975_000, 25_000),
  ...range(1_000_000, 1_950_000, 50_000),
  ...range(2_000_000, 2_900_000, 100_000),
  ...range(3_000_000, 4_750_000, 250_000),
  ...range(5_000_000, 7_000_000, 500_000),
];

const LEASE_STEPS = range(0, 10_000, 100);

/** The fixed price list of the filter for sales or leases. */
export function priceScale(type: 'sale' | 'lease'): PriceScale {
  return { steps: type === 'sale' ? SALE_STEPS : LEASE_STEPS };
}

/**
 * A scale that also has the prices of a search: a price in an address written by hand, or from a
 * calculator, may lie between the steps.
 */
export function stepsWith(
  steps: readonly number[],
  ...prices: readonly (number | null)[]
): readonly number[] {
  const ownPrices = prices.filter((price) => price !== null);
  return [...new Set([...steps, ...ownPrices])].sort((a, b) => a - b);
}

/** The index of the step nearest to a price. */
export function nearestStep(steps: readonly number[], price: number): number {
  const above = steps.findIndex((step) => step >= price);
  if (above <= 0) return above === 0 ? 0 : steps.length - 1;
  const [low = 0, high = 0] = steps.slice(above - 1, above + 1);
  return price - low < high - price ? above - 1 : above;
}

/** The positions of the thumbs of a price slider: steps of its scale. */
export type PriceThumbs = { readonly low: number; readonly high: number };

/**
 * Moves a thumb of a price slider, which stops a step before the other one. The higher one does not reach
 * zero, as a maximum of nothing would find no home.
 *
 * @param top the last step, which stands for no maximum
 */
export function moveThumb(
  thumbs: PriceThumbs,
  which: keyof PriceThumbs,
  step: number,
  top: number,
): PriceThumbs {
  if (which === 'high') return { ...thumbs, high: Math.max(step, Math.min(thumbs.low + 1, top)) };
  return { ...thumbs, low: Math.min(step, Math.max(thumbs.high - 1, 0)) };
}
