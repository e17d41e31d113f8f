import { bracketTax } from '../../search/brackets.ts';
import {
  BC_NEW_HOME,
  FIRST_HOME,
  PROVINCIAL_BRACKETS,
  REGISTRATION_FEES,
  TORONTO_BRACKETS,
} from './closing-rates.ts';
import { provinceOf } from '../../places/provinces.ts';
import { fold } from '#src/lib/text/fold.ts';

type Purchase = {
  readonly priceDollars: number;
  /** The loan; some provinces take a fee for the mortgage, too. */
  readonly loanDollars: number;
  /** Code or name. */
  readonly province: string;
  readonly city: string;
  readonly isFirstHome: boolean;
  /** Whether nobody has lived in it. */
  readonly isNewHome?: boolean;
};

export type TransferTax =
  | {
      readonly kind: 'known';
      readonly provinceDollars: number;
      /** Tax of the city of Toronto; 0 elsewhere. */
      readonly cityDollars: number;
      /** The refund of both for a first home. */
      readonly rebateDollars: number;
      /** The refund for a new home, which takes the place of a smaller one for a first home. */
      readonly newHomeRebateDollars: number;
    }
  /** It differs by municipality or is not in our table: a lawyer or notary knows it. */
  | { readonly kind: 'ask' };

function registration(code: string, amountDollars: number): number {
  const fees = REGISTRATION_FEES[code]?.value;
  if (!fees || amountDollars <= 0) return 0;
  const { baseDollars, freeDollars, stepDollars, perStepDollars } = fees;
  const steps = Math.ceil(Math.max(0, amountDollars - freeDollars) / stepDollars);
  return baseDollars + steps * perStepDollars;
}

type PriceRange = { readonly fullUpToDollars: number; readonly noneFromDollars: number };

/** The share of a refund that is paid at a price, from 1 down to 0. */
function refundShare(
  priceDollars: number,
  { fullUpToDollars, noneFromDollars }: PriceRange,
): number {
  const share = (noneFromDollars - priceDollars) / (noneFromDollars - fullUpToDollars);
  return Math.min(1, Math.max(0, share));
}

function bcRebate(priceDollars: number): number {
  const brackets = PROVINCIAL_BRACKETS['BC']?.value ?? [];
  const fullRebate = bracketTax(Math.min(priceDollars, FIRST_HOME.bc.exemptDollars), brackets);
  return fullRebate * refundShare(priceDollars, FIRST_HOME.bc);
}

function rebate(code: string, priceDollars: number, taxes: { province: number; city: number }) {
  if (code === 'BC') return bcRebate(priceDollars);
  if (code !== 'ON') return 0;
  return (
    Math.min(taxes.province, FIRST_HOME.ontarioUpToDollars) +
    Math.min(taxes.city, FIRST_HOME.torontoUpToDollars)
  );
}

/**
 * The tax or fee on taking over a home, dollars, by `closing-rates.ts`: an estimate for people who
 * live in Canada. In Alberta and Newfoundland it is the fee for the transfer and for the mortgage.
 */
export function transferTax(purchase: Purchase): TransferTax {
  const { priceDollars, loanDollars, city, isFirstHome, isNewHome = false } = purchase;
  const code = provinceOf(purchase.province)?.code ?? '';
  const brackets = PROVINCIAL_BRACKETS[code]?.value;
  if (!brackets && !REGISTRATION_FEES[code]) return { kind: 'ask' };
  const taxes = {
    province: brackets
      ? bracketTax(priceDollars, brackets)
      : registration(code, priceDollars) + registration(code, loanDollars),
    city:
      code === 'ON' && fold(city) === 'toronto'
        ? bracketTax(priceDollars, TORONTO_BRACKETS.value)
        : 0,
  };
  const ofFirstHome = isFirstHome ? rebate(code, priceDollars, taxes) : 0;
  const ofNewHome =
    isNewHome && code === 'BC' ? taxes.province * refundShare(priceDollars, BC_NEW_HOME.value) : 0;
  return {
    kind: 'known',
    provinceDollars: taxes.province,
    cityDollars: taxes.city,
    rebateDollars: ofNewHome > ofFirstHome ? 0 : ofFirstHome,
    newHomeRebateDollars: ofNewHome > ofFirstHome ? ofNewHome : 0,
  };
}
