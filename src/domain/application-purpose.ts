import type { Purpose } from '#src/contract/application-choices.ts';

/** Whether a home is to be bought: its price counts then, and else the mortgage there is. */
export function isBuying(purpose: Purpose | undefined): boolean {
  return purpose !== 'refinance' && purpose !== 'renewal';
}
