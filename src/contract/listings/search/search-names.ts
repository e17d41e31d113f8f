import type * as z from 'zod/mini';
import { PARAMETER_ALIASES } from './field-parameters.ts';

/** Sent by callers, of no meaning to a search: a key is read from its header, an analytics id never. */
const IGNORED = new Set(['repliers_api_key', 'userId']);

const NOT_KEPT = 'is not kept with the listings here, so nothing can be found by it';

/** Parameters of the provider's API that cannot be answered, with the sentence that says so. */
const REFUSED: Readonly<Record<string, string>> = {
  waterfront: NOT_KEPT,
  minOpenHouseDate: NOT_KEPT,
  maxOpenHouseDate: NOT_KEPT,
  displayInternetEntireListing: NOT_KEPT,
  minBedroomsTotal: `${NOT_KEPT}; use minBedrooms`,
  minBedroomsPlus: `${NOT_KEPT}; use minBedrooms`,
  standardStatus: 'is not answered here; use status and lastStatus',
  locationId: 'is not answered here; use city, area or neighborhood, or draw a map area',
  fuzzysearch: 'is not answered here; search matches words as they are written',
  aggregatesUnique: 'is not answered here; use aggregates',
  coverImage: 'is not answered here; photos come in the order their board gives them',
  imageSearchItems: 'is not answered here; photos are not searched',
};

function isEmpty(name: string, value: unknown): boolean {
  return value === '' || value === undefined || IGNORED.has(name);
}

/**
 * The parameters of a search under the names this API uses. `type=count`, which asks for nothing but
 * the count, is said in the API's own words.
 */
export function readSearchNames(raw: unknown, context: z.core.ParsePayload): unknown {
  if (raw === null || typeof raw !== 'object') return raw;
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(raw)) {
    const refusal = Object.hasOwn(REFUSED, name) ? REFUSED[name] : undefined;
    if (refusal && value !== undefined) {
      context.issues.push({ code: 'custom', input: value, path: [name], message: refusal });
    } else if (name === 'type' && value === 'count') {
      read['listings'] = false;
    } else if (!isEmpty(name, value)) {
      read[PARAMETER_ALIASES.get(name) ?? name] = value;
    }
  }
  return read;
}
