import type { ListingFilter } from '#src/contract/listings/search.ts';
import type { Viewer } from '#src/server/http/viewer.ts';
import { audienceCondition } from './audience.ts';
import { anyOf, between, type Condition, joined, meets } from './condition.ts';
import { homeConditions } from './home-where.ts';
import { lastStatus } from './last-status-where.ts';
import { dayNumber } from './listing-values.ts';
import { addressConditions, onTheMap } from './place-where.ts';

const DAY_SECONDS = 86_400;

const day = (date: string | undefined) => (date === undefined ? undefined : dayNumber(date));

/** The moment a day begins, or where `daysOn` is 1 the last second of it. */
function second(date: string | undefined, daysOn: 0 | 1): number | undefined {
  return date === undefined ? undefined : (dayNumber(date) + daysOn) * DAY_SECONDS - daysOn;
}

function dateConditions(filter: ListingFilter): Condition[] {
  const { minListDate, maxListDate, minSoldDate, maxSoldDate, minUpdatedOn, maxUpdatedOn } = filter;
  return [
    ...meets(['list_day_first', 'list_day_last'], day(minListDate), day(maxListDate)),
    ...meets(['sold_day_first', 'sold_day_last'], day(minSoldDate), day(maxSoldDate)),
    ...between('updated_second', second(minUpdatedOn, 0), second(maxUpdatedOn, 1)),
  ];
}

/** The rows of `listing_row` a filter matches for a viewer, as one SQL condition with its values. */
export function listingWhere(filter: ListingFilter, viewer: Viewer): Condition {
  const always = [
    { sql: audienceCondition(viewer), values: [] },
    ...anyOf('status', filter.status),
    ...anyOf('type', filter.type),
    ...onTheMap(filter),
  ];
  const fields = [
    ...anyOf('class', filter.class),
    ...lastStatus(filter.lastStatus, viewer),
    ...addressConditions(filter),
    ...homeConditions(filter),
    ...dateConditions(filter),
    ...anyOf('display_public', filter.displayPublic && [filter.displayPublic]),
    ...anyOf(
      'display_address',
      filter.displayAddressOnInternet && [filter.displayAddressOnInternet],
    ),
    ...anyOf('board_id', filter.boardId),
    ...anyOf(
      'mls_number',
      filter.mlsNumber?.map((number) => number.toUpperCase()),
    ),
  ];
  const [condition] = joined([...always, ...joined(fields, filter.operator ?? 'AND')], 'AND');
  return condition ?? { sql: '1', values: [] };
}
