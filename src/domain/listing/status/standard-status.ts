import type { StandardStatus } from '#src/contract/listings/provider/standard-status.ts';

/** What the standard of the trade calls the boards' own codes. */
const BY_CODE: Readonly<Record<string, StandardStatus>> = {
  New: 'Active',
  Pc: 'Active',
  Ext: 'Active',
  Dft: 'Active',
  Cs: 'Coming Soon',
  Sc: 'Active Under Contract',
  Sce: 'Active Under Contract',
  Lc: 'Active Under Contract',
  Lce: 'Active Under Contract',
  Sld: 'Closed',
  Lsd: 'Closed',
  Exp: 'Expired',
  Ter: 'Canceled',
  Sus: 'Withdrawn',
};

/** The standard status of a listing: what its feed says, else what its last status comes to. */
export function standardStatusOf(listing: {
  readonly lastStatus: string;
  readonly [name: string]: unknown;
}): string | null {
  const standardStatus = listing['standardStatus'];
  return typeof standardStatus === 'string' && standardStatus !== ''
    ? standardStatus
    : (BY_CODE[listing.lastStatus] ?? null);
}
