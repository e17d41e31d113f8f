import type { LastStatus } from '#src/contract/listings/listing.ts';
import { marketStateOf } from './status.ts';

/** What the public view of a restricted listing shows in place of its last status. */
export type PublicStatus = { readonly status: 'A' | 'U'; readonly type: 'Sale' | 'Lease' };

const ON_THE_MARKET: readonly PublicStatus[] = [
  { status: 'A', type: 'Sale' },
  { status: 'A', type: 'Lease' },
];

/**
 * What anonymous viewers are shown for a restricted listing with a last status. A search by the code uses
 * it, so that it reveals nothing hidden. The public view does not tell a conditional deal from an offered
 * home, so a search for conditional deals finds none of these listings.
 */
export function publicStatusesOf(code: LastStatus): readonly PublicStatus[] {
  const state = marketStateOf(code);
  if (state === 'offered') return ON_THE_MARKET;
  return state === 'closed' ? [{ status: 'U', type: code === 'Sld' ? 'Sale' : 'Lease' }] : [];
}
