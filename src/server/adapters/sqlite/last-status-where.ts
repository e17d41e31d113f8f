import { type LastStatus, OFF_MARKET_STATUSES } from '#src/contract/listing.ts';
import { LEASED_STATUSES, SOLD_STATUSES } from '#src/domain/status.ts';
import type { Viewer } from '#src/server/viewer.ts';
import { AUDIENCE } from './audience.ts';
import { anyOf, type Condition } from './condition.ts';

/** The status and type an anonymous viewer is shown of a restricted listing with this last status. */
function shownAs(code: LastStatus): string[] {
  const has = (codes: readonly LastStatus[]) => codes.includes(code);
  const status = has(OFF_MARKET_STATUSES) ? 'U' : 'A';
  const types = has(SOLD_STATUSES)
    ? ['sale']
    : has(LEASED_STATUSES)
      ? ['lease']
      : ['sale', 'lease'];
  return types.map((type) => `(status = '${status}' AND type = '${type}')`);
}

/**
 * Last statuses. The public view of a restricted listing does not show its last status, so it is
 * compared by what it shows: its status and type. The answer is the same whatever the hidden code.
 */
export function lastStatus(codes: readonly LastStatus[] | undefined, viewer: Viewer): Condition[] {
  const [exact] = anyOf('last_status', codes);
  if (!exact || !codes) return [];
  if (viewer === 'verified') return [exact];
  const shown = [...new Set(codes.flatMap(shownAs))].join(' OR ');
  return [
    {
      sql: `(${exact.sql} OR (audience = ${AUDIENCE.anonymous} AND (${shown})))`,
      values: exact.values,
    },
  ];
}
