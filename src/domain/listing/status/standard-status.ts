import type { StandardStatus } from '#src/contract/listings/provider/standard-status.ts';

/** The standard of the trade for the boards' own codes. */
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

/** The standard status of a listing: the one in its feed, else the one its last status means. */
export function standardStatusOf(listing: {
  readonly lastStatus: string;
  readonly [name: string]: unknown;
}): string | null {
  const standardStatus = listing['standardStatus'];
  return typeof standardStatus === 'string' && standardStatus !== ''
    ? standardStatus
    : (BY_CODE[listing.lastStatus] ?? null);
}
