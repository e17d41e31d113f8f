import type { LastStatus } from '#src/contract/listings/listing.ts';
import { type PublicStatus, publicStatusesOf } from '#src/domain/listing/status/public-status.ts';
import { canSeeRestricted, type Viewer } from '#src/server/http/viewer.ts';
import { AUDIENCE } from '../rows/audience.ts';
import { anyOf, type Condition } from './condition.ts';

const asSql = ({ status, type }: PublicStatus) =>
  `(status = '${status}' AND type = '${type.toLowerCase()}')`;

/**
 * Last statuses. The public view of a restricted listing does not show its last status, so it is
 * compared by what it shows: its status and type. The answer is the same whatever the hidden code.
 */
export function lastStatus(codes: readonly LastStatus[] | undefined, viewer: Viewer): Condition[] {
  const [exact] = anyOf('last_status', codes);
  if (!exact || !codes) return [];
  if (canSeeRestricted(viewer)) return [exact];
  const publicConditions = [...new Set(codes.flatMap(publicStatusesOf).map(asSql))].join(' OR ');
  if (publicConditions === '') return [exact];
  return [
    {
      sql: `(${exact.sql} OR (audience = ${AUDIENCE.anonymous} AND (${publicConditions})))`,
      values: exact.values,
    },
  ];
}
