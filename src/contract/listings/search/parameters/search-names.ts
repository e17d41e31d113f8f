import type * as z from 'zod/mini';
import { PARAMETER_ALIASES } from '../fields/field-parameters.ts';

/** Sent by callers, without meaning to a search: a key is read from its header, an analytics id never. */
const IGNORED = new Set(['repliers_api_key', 'userId']);

const NOT_KEPT = 'is not stored with the listings here, so it cannot be searched';

/** Filters of the provider's API that cannot be answered, with the sentence that says so. */
export const REFUSED_FILTERS: Readonly<Record<string, string>> = {
  minEstimate: NOT_KEPT,
  maxEstimate: NOT_KEPT,
  minQuality: NOT_KEPT,
  maxQuality: NOT_KEPT,
  overallQuality: NOT_KEPT,
  minPriceChangeDateTime: NOT_KEPT,
  maxPriceChangeDateTime: NOT_KEPT,
  officeId: `${NOT_KEPT}; use brokerage`,
  agentId: `${NOT_KEPT}; use agent`,
  boardAgentId: `${NOT_KEPT}; use agent`,
  propertySubType: `${NOT_KEPT}; use propertyType or style`,
  openHouseType: `${NOT_KEPT}; use minOpenHouseDate`,
  openHouseStatus: `${NOT_KEPT}; use minOpenHouseDate`,
  minCoveredSpaces: `${NOT_KEPT}; use minGarageSpaces`,
  maxCoveredSpaces: `${NOT_KEPT}; use minGarageSpaces`,
  imageSearchItems: 'is not supported here; photos are not searched',
  textSearchItems: 'is not supported here; use search',
  nlpQuery: 'is not supported here; use search',
};

/** Filters by fields of the boards' own records, which are not stored. */
const RAW_FIELD = /^raw\./;

function refusalOf(name: string): string | undefined {
  if (RAW_FIELD.test(name)) return NOT_KEPT;
  return Object.hasOwn(REFUSED_FILTERS, name) ? REFUSED_FILTERS[name] : undefined;
}

function isEmpty(name: string, value: unknown): boolean {
  return value === '' || value === undefined || IGNORED.has(name);
}

/** A status by the standard may be on either side of the market, so without a side both are searched. */
function withBothSides(query: Record<string, unknown>): void {
  if (query['standardStatus'] !== undefined) query['status'] ??= ['A', 'U'];
}

/**
 * The parameters of a search under the names of this API. `type=count`, which asks only for the count, is
 * translated.
 */
export function readSearchNames(raw: unknown, context: z.core.ParsePayload): unknown {
  if (raw === null || typeof raw !== 'object') return raw;
  const query: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(raw)) {
    const refusal = refusalOf(name);
    if (refusal && value !== undefined) {
      context.issues.push({ code: 'custom', input: value, path: [name], message: refusal });
    } else if (name === 'type' && value === 'count') {
      query['listings'] = false;
    } else if (!isEmpty(name, value)) {
      query[PARAMETER_ALIASES.get(name) ?? name] = value;
    }
  }
  withBothSides(query);
  return query;
}
