/** A rate, `percent`, on the part of an amount above `fromDollars`, up to the next bracket. */
export type Bracket = { readonly fromDollars: number; readonly percent: number };

/** The tax of brackets on an amount, dollars. The brackets rise; the first begins at 0. */
export function bracketTax(amountDollars: number, brackets: readonly Bracket[]): number {
  return brackets.reduce((sum, { fromDollars, percent }, at) => {
    const upTo = Math.min(amountDollars, brackets[at + 1]?.fromDollars ?? Number.POSITIVE_INFINITY);
    return sum + (Math.max(0, upTo - fromDollars) * percent) / 100;
  }, 0);
}
