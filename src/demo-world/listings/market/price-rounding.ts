import type { DemoRandom } from '../random.ts';

const MILLION = 1_000_000;

/** The nearest number that is the ending more than a multiple of the step, and not below zero. */
function nearest(dollars: number, step: number, ending: number): number {
  return Math.max(0, Math.round((dollars - ending) / step)) * step + ending;
}

/**
 * A list price as sellers write it, near the dollars given: 549,900 or 549,999 or 550,000 or 549,500
 * below a million, from there on 1,288,000 or 1,299,000 or 1,350,000.
 */
export function listPriceDollars(dollars: number, random: DemoRandom): number {
  if (dollars < MILLION) {
    const ending = random.pickWeighted([
      { value: 900, weight: 5 },
      { value: 999, weight: 2 },
      { value: 0, weight: 3 },
      { value: 500, weight: 1 },
    ]);
    const isNine = (ending === 900 || ending === 999) && dollars > 100_000 && random.chance(0.75);
    return isNine ? nearest(dollars, 10_000, 9000 + ending) : nearest(dollars, 1000, ending);
  }
  const ending = random.pickWeighted([
    { value: 0, weight: 3 },
    { value: 8000, weight: 3 },
    { value: 9000, weight: 3 },
    { value: 99_000, weight: 4 },
  ]);
  return nearest(dollars, ending === 99_000 ? 100_000 : 10_000, ending);
}

/** The sold price of a home: to the thousand, sometimes to the five hundred. */
export function soldPriceDollars(dollars: number, random: DemoRandom): number {
  const step = random.chance(0.75) ? 1000 : 500;
  return Math.max(step, Math.round(dollars / step) * step);
}

const RENT = { min: 1000, max: 10_000 } as const;

/** A monthly rent from 1,000 to 10,000: 2,150 or 2,200 or 2,195. */
export function rentDollars(dollars: number, random: DemoRandom): number {
  const round = Math.round(dollars / 50) * 50;
  const amount = round % 100 === 0 && random.chance(0.4) ? round - 5 : round;
  return Math.min(RENT.max, Math.max(RENT.min, amount));
}
