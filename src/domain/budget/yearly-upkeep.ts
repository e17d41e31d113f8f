import type { ListingDocument } from '#src/contract/listings/listing.ts';
import { whole } from '../listing/field-values.ts';

type Upkept = Pick<ListingDocument, 'taxes' | 'condominium'>;

/** Taxes and fees of a home as its board tells them, whole dollars; null where they are not known. */
export function upkeepOf({ taxes, condominium }: Upkept): {
  readonly yearlyTax: number | null;
  readonly monthlyFee: number | null;
} {
  return {
    yearlyTax: whole(taxes.annualAmount),
    monthlyFee: whole(condominium?.fees.maintenance),
  };
}

/** What is known of the taxes and fees of a year, whole dollars; what is not known counts as nothing. */
export function yearlyUpkeep(listing: Upkept): number {
  const { yearlyTax, monthlyFee } = upkeepOf(listing);
  return Math.max(0, yearlyTax ?? 0) + 12 * Math.max(0, monthlyFee ?? 0);
}
