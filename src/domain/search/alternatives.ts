import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import { publicStatusesOf } from '../listing/status/public-status.ts';

/** The filters of which a listing has to meet one: the filter itself, or one for each of its queries. */
export function alternativesOf(filter: ListingFilter): readonly ListingFilter[] {
  const { queries, ...common } = filter;
  if (!queries) return [common];
  return queries.map(({ status, ...query }) => ({
    ...common,
    ...query,
    status: status ?? common.status,
  }));
}

function isDisjoint(one: ListingFilter, other: ListingFilter): boolean {
  // A listing with another last status may meet the other conditions.
  if (one.operator === 'OR' || other.operator === 'OR') return false;
  if (!one.lastStatus?.length || !other.lastStatus?.length) return false;
  const codes = new Set(other.lastStatus);
  const views = other.lastStatus.flatMap(publicStatusesOf);
  return (
    !one.lastStatus.some((code) => codes.has(code)) &&
    !one.lastStatus
      .flatMap(publicStatusesOf)
      .some((view) =>
        views.some(({ status, type }) => status === view.status && type === view.type),
      )
  );
}

/**
 * Whether no listing can meet two of the filters, whoever asks: their last statuses differ, and so
 * does what restricted listings show anonymous viewers in place of these.
 */
export function areDisjoint(filters: readonly ListingFilter[]): boolean {
  return filters.every((one, at) => filters.slice(at + 1).every((other) => isDisjoint(one, other)));
}
