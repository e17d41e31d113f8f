import type { ApplicationDraft } from '#src/contract/application/draft.ts';

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** Keeps the down payment in dollars and in percent the same; the one that was typed last counts. */
export function withDownPayment(draft: ApplicationDraft, path: string): ApplicationDraft {
  const price = draft.expectedPrice;
  if (!price?.totalDollars || !path.startsWith('expectedPrice.')) return draft;
  const { totalDollars, downPaymentDollars, downPaymentPercent } = price;
  if (path.endsWith('downPaymentPercent')) {
    if (downPaymentPercent === undefined) return draft;
    const dollars = Math.round((totalDollars * downPaymentPercent) / 100);
    return { ...draft, expectedPrice: { ...price, downPaymentDollars: dollars } };
  }
  if (downPaymentDollars === undefined || downPaymentDollars > totalDollars) return draft;
  const percent = round((downPaymentDollars / totalDollars) * 100, 2);
  return { ...draft, expectedPrice: { ...price, downPaymentPercent: percent } };
}
