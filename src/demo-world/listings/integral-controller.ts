const PULL = 0.2;
const LARGEST_SURPLUS = 4;

/** Keeps the mean of a stream of random values near its target, however few there are. */
export type IntegralController = {
  /** The value to add to the next value's deviation: negative after values that were too high. */
  correction(): number;
  /** Reports the deviation of a value from its target, in the same unit as `correction`. */
  observe(deviation: number): void;
};

/**
 * An integral control: the sum of all deviations so far pulls the next value the other way, so that
 * the sum stays bounded and the mean over n values is off by about 1/n of one value's spread.
 */
export function integralController(): IntegralController {
  let surplus = 0;
  return {
    correction: () => -PULL * Math.max(-LARGEST_SURPLUS, Math.min(LARGEST_SURPLUS, surplus)),
    observe(deviation) {
      surplus += deviation;
    },
  };
}
