import type { ValuedType } from '#src/contract/listings/valued-homes.ts';
import type { SELLING_TYPES } from '#src/contract/lead/purposes.ts';

type SellingType = (typeof SELLING_TYPES)[number];

const SELLING_TYPE_OF: Readonly<Record<ValuedType, SellingType>> = {
  detached: 'house',
  'semi-detached': 'semi',
  townhouse: 'townhouse',
  'condo-townhouse': 'townhouse',
  'condo-apt': 'condo',
  multiplex: 'other',
};

/** The initial values of the seller's form. */
export type SellerFields = {
  readonly address?: string | undefined;
  readonly type?: SellingType | undefined;
};

/** The fields of a seller's form for a home that was valued, or could not be. */
export function sellerFields(address: string | undefined, type: ValuedType | null): SellerFields {
  return { address, ...(type === null ? {} : { type: SELLING_TYPE_OF[type] }) };
}

type Estimate = { readonly value: number; readonly low: number; readonly high: number };

/** The untyped values of a seller's lead, by the names of hidden fields. */
export type SellerContext = {
  readonly estimateValue?: number | undefined;
  readonly estimateLow?: number | undefined;
  readonly estimateHigh?: number | undefined;
  readonly realtor?: string | undefined;
};

export function sellerContext(
  estimate: Estimate | undefined,
  realtor: string | undefined,
): SellerContext {
  return {
    ...(estimate && {
      estimateValue: estimate.value,
      estimateLow: estimate.low,
      estimateHigh: estimate.high,
    }),
    ...(realtor !== undefined && { realtor }),
  };
}
