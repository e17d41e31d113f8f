import { pagePath } from '../routes.ts';
import type { Upkeep } from './payment-plan.ts';

/** The payment calculator with the values of a home. Amounts in whole dollars. */
export function paymentCalculatorOf(
  priceDollars: number,
  downDollars: number,
  { yearlyTax, monthlyFee }: Upkeep,
): string {
  const amounts = {
    price: priceDollars,
    down: downDollars,
    tax: yearlyTax ?? 0,
    fee: monthlyFee ?? 0,
  };
  const query = new URLSearchParams({ calculator: 'payment' });
  for (const [name, dollars] of Object.entries(amounts))
    query.set(name, String(Math.round(dollars)));
  return `${pagePath('/calculators')}?${query.toString()}`;
}
