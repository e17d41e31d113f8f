import type { ListingDocument } from '#src/contract/listings/listing.ts';
import { parseInteger } from '../listing/field-values.ts';

type Upkept = Pick<ListingDocument, 'taxes' | 'condominium'>;

/** Taxes and fees of a home from its board, whole dollars; null where they are not known. */
export type UpkeepCosts = {
  readonly yearlyTax: number | null;
  readonly monthlyFee: number | null;
};

/** The taxes and fees stated in a listing. */
export function upkeepOf({ taxes, condominium }: Upkept): UpkeepCosts {
  return {
    yearlyTax: parseInteger(taxes.annualAmount),
    monthlyFee: parseInteger(condominium?.fees.maintenance),
  };
}

/** The known taxes and fees of a year, whole dollars; unknown ones count as nothing. */
export function yearlySum({ yearlyTax, monthlyFee }: UpkeepCosts): number {
  return Math.max(0, yearlyTax ?? 0) + 12 * Math.max(0, monthlyFee ?? 0);
}

/** The same for a listing. */
export function yearlyUpkeep(listing: Upkept): number {
  return yearlySum(upkeepOf(listing));
}
