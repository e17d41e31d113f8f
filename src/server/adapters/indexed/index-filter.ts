import type { LastStatus } from '#src/contract/listings/listing.ts';
import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import { publicStatusesOf } from '#src/domain/listing/status/public-status.ts';
import { budgetOf } from '#src/domain/budget/budget.ts';
import { alternativesOf, areDisjoint } from '#src/domain/search/alternatives.ts';
import {
  type FieldCondition,
  fieldConditions,
  isAlwaysRequired,
} from '#src/domain/search/field-conditions.ts';
import type { IndexConditions, IndexFilter } from '#src/server/search-index/index-search.ts';
import {
  areaInCircle,
  circleArea,
  searchArea,
  type SearchArea,
} from '#src/server/search-index/search-area.ts';
import type { Viewer } from '#src/server/http/viewer.ts';
import { upkeepRooms } from '../upkeep-rooms.ts';
import { allConditions, anyCondition, indexCondition } from './index-conditions.ts';
import type { KeywordSets } from './keyword-sets.ts';

/** The statuses and types that an anonymous viewer sees of restricted listings with these last statuses. */
const shownAs = (codes: readonly LastStatus[]) =>
  codes.flatMap(publicStatusesOf).map(({ status, type }) => ({ status, type: type.toLowerCase() }));

function fieldQuestion(
  condition: FieldCondition,
  { lastStatus }: ListingFilter,
): IndexConditions | undefined {
  const question = indexCondition(condition);
  const isLastStatus = condition.fields[0] === 'lastStatus' && lastStatus;
  return question && isLastStatus ? { ...question, shownAs: shownAs(lastStatus) } : question;
}

/** The conditions of a filter besides the fields of a listing and its place. */
function otherQuestions(filter: ListingFilter, keywords: KeywordSets): IndexConditions[] {
  const budget = budgetOf(filter);
  return [
    // A budget is only for a sale.
    ...(budget ? [{ anyOf: { type: ['sale'] }, ranges: [], budget: upkeepRooms(budget) }] : []),
    ...(filter.search === undefined
      ? []
      : [{ anyOf: {}, ranges: [], within: keywords.matchesOf(filter) }]),
  ];
}

/** All conditions of a filter except the place; undefined where it asks for a rare field. */
function conditionsOf(filter: ListingFilter, keywords: KeywordSets): IndexConditions | undefined {
  const always: IndexConditions[] = [];
  const questions = otherQuestions(filter, keywords);
  for (const condition of fieldConditions(filter)) {
    const question = fieldQuestion(condition, filter);
    if (!question) return undefined;
    (isAlwaysRequired(condition) ? always : questions).push(question);
  }
  const isAny = filter.operator === 'OR' && questions.length > 0;
  // The type of a budget is one of those asked for, and comes after them because the last one counts.
  return allConditions([...always, ...(isAny ? [anyCondition(questions)] : questions)]);
}

function areaOf({ map, mapOperator, lat, long, radius }: ListingFilter): SearchArea | undefined {
  const area = map && searchArea(map, mapOperator);
  if (lat === undefined || long === undefined || radius === undefined) return area;
  const circle = circleArea({ lat, lng: long, radiusKm: radius });
  return area ? areaInCircle(area, circle) : circle;
}

/**
 * The filters of the index of which a row must match one and can match no two; undefined when a rare field
 * is asked for. A name that is in no table is refused.
 */
export function indexFilters(
  filter: ListingFilter,
  viewer: Exclude<Viewer, 'trusted'>,
  keywords: KeywordSets,
): readonly [IndexFilter, ...IndexFilter[]] | undefined {
  const alternatives = alternativesOf(filter);
  const questions = alternatives.map((each) => conditionsOf(each, keywords));
  const [first, ...others] = questions.filter((each) => each !== undefined);
  if (!first || others.length + 1 < questions.length) return undefined;
  const area = areaOf(filter);
  const asFilter = (conditions: IndexConditions): IndexFilter => ({
    ...conditions,
    viewer,
    ...(area ? { area } : {}),
  });
  if (others.length > 0 && !areDisjoint(alternatives)) {
    return [asFilter(anyCondition([first, ...others]))];
  }
  return [asFilter(first), ...others.map(asFilter)];
}
