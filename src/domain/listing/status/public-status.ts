import type { LastStatus } from '#src/contract/listings/listing.ts';
import { marketStateOf } from './status.ts';

/** What the public view of a restricted listing shows in place of its last status. */
export type PublicStatus = { readonly status: 'A' | 'U'; readonly type: 'Sale' | 'Lease' };

const ON_THE_MARKET: readonly PublicStatus[] = [
  { status: 'A', type: 'Sale' },
  { status: 'A', type: 'Lease' },
];

/**
 * What a restricted listing with a last status shows anonymous viewers. A search by the code finds by
 * this, so that it tells nothing that is hidden. Its view does not tell a conditional deal from an
 * offered home, so a search for conditional deals finds none of them.
 */
export function publicStatusesOf(code: LastStatus): readonly PublicStatus[] {
  const state = marketStateOf(code);
  if (state === 'offered') return ON_THE_MARKET;
  return state === 'closed' ? [{ status: 'U', type: code === 'Sld' ? 'Sale' : 'Lease' }] : [];
}
