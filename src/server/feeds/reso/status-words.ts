import type { LastStatus } from '#src/contract/listings/listing.ts';
import type { StandardStatus } from '#src/contract/listings/provider/standard-status.ts';

/** Our words for a standard status: for a sale, and for a lease where its code differs. */
type StatusRow = {
  readonly name: StandardStatus;
  readonly status: 'A' | 'U';
  readonly lastStatus: LastStatus;
  readonly ofLease?: LastStatus;
};

/** By the standard's name without spaces, which is how some feeds write it. */
const ROWS: Readonly<Record<string, StatusRow>> = {
  Active: { name: 'Active', status: 'A', lastStatus: 'New' },
  ActiveUnderContract: {
    name: 'Active Under Contract',
    status: 'A',
    lastStatus: 'Sc',
    ofLease: 'Lc',
  },
  Pending: { name: 'Pending', status: 'A', lastStatus: 'Sc', ofLease: 'Lc' },
  Closed: { name: 'Closed', status: 'U', lastStatus: 'Sld', ofLease: 'Lsd' },
  Expired: { name: 'Expired', status: 'U', lastStatus: 'Exp' },
  Hold: { name: 'Hold', status: 'U', lastStatus: 'Sus' },
  Canceled: { name: 'Canceled', status: 'U', lastStatus: 'Ter' },
  Withdrawn: { name: 'Withdrawn', status: 'U', lastStatus: 'Ter' },
};

/** Statuses of listings that are not to be shown, not even as the past of a home. */
const NEVER_SHOWN = new Set(['ComingSoon', 'Delete', 'Incomplete']);

const nameOf = (status: string | null) => (status ?? '').replaceAll(' ', '');

/** Our words for a standard status; undefined for an unknown one, or one that is not shown. */
export function statusRow(status: string | null): StatusRow | undefined {
  return Object.hasOwn(ROWS, nameOf(status)) ? ROWS[nameOf(status)] : undefined;
}

/** Whether a home was sold or leased. */
export const isSold = ({ StandardStatus }: { readonly StandardStatus: string | null }): boolean =>
  nameOf(StandardStatus) === 'Closed';

/** Whether a feed gives a status outside the standard. */
export function isUnknownStatus(status: string | null): boolean {
  return status !== null && !statusRow(status) && !NEVER_SHOWN.has(nameOf(status));
}
