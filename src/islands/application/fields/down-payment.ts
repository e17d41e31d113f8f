import type { ApplicationDraft } from '#src/contract/application/draft.ts';
import { withValue } from '../draft-paths.ts';

/** Typed input that is no number is held as text. */
const isAmount = (value: unknown): value is number => typeof value === 'number';

const round = (value: number, digits: number) => Number(value.toFixed(digits));

const FIELDS = ['totalDollars', 'downPaymentDollars', 'downPaymentPercent'].map(
  (name) => `expectedPrice.${name}`,
);

/** The fields whose errors may be settled by a change of this field. */
export const fieldsChangedWith = (path: string): readonly string[] =>
  FIELDS.includes(path) ? FIELDS : [path];

/**
 * Keeps the down payment in dollars and in percent equal; the one typed last counts. An amount that is no
 * share of the price has no percent.
 */
export function withDownPayment(draft: ApplicationDraft, path: string): ApplicationDraft {
  const price = draft.expectedPrice;
  if (!price || !path.startsWith('expectedPrice.')) return draft;
  const { totalDollars, downPaymentDollars, downPaymentPercent } = price;
  if (path.endsWith('downPaymentDollars') && !isAmount(downPaymentDollars)) {
    return { ...draft, expectedPrice: withValue(price, 'downPaymentPercent', undefined) };
  }
  if (!isAmount(totalDollars) || totalDollars === 0) return draft;
  if (path.endsWith('downPaymentPercent') || downPaymentDollars === undefined) {
    if (!isAmount(downPaymentPercent)) return draft;
    const dollars = Math.round((totalDollars * downPaymentPercent) / 100);
    return { ...draft, expectedPrice: { ...price, downPaymentDollars: dollars } };
  }
  if (!isAmount(downPaymentDollars)) return draft;
  if (downPaymentDollars > totalDollars) {
    return { ...draft, expectedPrice: withValue(price, 'downPaymentPercent', undefined) };
  }
  const percent = round((downPaymentDollars / totalDollars) * 100, 2);
  return { ...draft, expectedPrice: { ...price, downPaymentPercent: percent } };
}
