import { NEW_HOME_GST } from './closing-rates.ts';

/**
 * The goods and services tax on a new home, dollars. Buyers of a first home get it back whole up to a
 * price and in part above it, by `closing-rates.ts`.
 */
export function gstOfNewHome(priceDollars: number, isFirstHome: boolean): number {
  const { percent, fullRebateDollars, noRebateDollars } = NEW_HOME_GST.value;
  const tax = (priceDollars * percent) / 100;
  if (!isFirstHome) return tax;
  const left = (noRebateDollars - priceDollars) / (noRebateDollars - fullRebateDollars);
  return tax * (1 - Math.min(1, Math.max(0, left)));
}
