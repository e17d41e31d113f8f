import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import { alternativesOf } from '#src/domain/search/alternatives.ts';
import { fieldConditions, isAlwaysRequired } from '#src/domain/search/field-conditions.ts';
import type { Viewer } from '#src/server/http/viewer.ts';
import { audienceCondition } from '../rows/audience.ts';
import { withinBudget } from './budget-where.ts';
import { type Condition, joinConditions } from './condition.ts';
import { fieldCondition } from './field-where.ts';
import { keywords } from './keyword-where.ts';
import { lastStatus } from './last-status-where.ts';
import { withinMapArea } from './place-where.ts';

function whereOf(filter: ListingFilter, viewer: Viewer): Condition[] {
  const conditions = fieldConditions(filter);
  const always = [
    { sql: audienceCondition(viewer), values: [] },
    ...conditions.filter(isAlwaysRequired).flatMap(fieldCondition),
    ...withinMapArea(filter),
  ];
  const fields = [
    ...conditions.flatMap((field) => {
      if (isAlwaysRequired(field)) return [];
      const isLastStatus = field.fields[0] === 'lastStatus';
      return isLastStatus ? lastStatus(filter.lastStatus, viewer) : fieldCondition(field);
    }),
    ...withinBudget(filter),
    ...keywords(filter),
  ];
  return joinConditions([...always, ...joinConditions(fields, filter.operator ?? 'AND')], 'AND');
}

/** The rows of `listing_row` a filter matches for a viewer, as one SQL condition with its values. */
export function listingWhere(filter: ListingFilter, viewer: Viewer): Condition {
  const alternatives = alternativesOf(filter).flatMap((each) => whereOf(each, viewer));
  const [condition] = joinConditions(alternatives, 'OR');
  return condition ?? { sql: '1', values: [] };
}
