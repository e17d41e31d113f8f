import '../../jitless.ts';
import * as z from 'zod/mini';
import { FIELD_SCHEMAS } from './field-parameters.ts';
import { crossedRanges } from './search-ranges.ts';
import { readSearchNames } from './search-names.ts';
import { someStatuses } from './search-values.ts';

export const QUERY_LIMIT = 4;

const error = `must be JSON of 1 to ${QUERY_LIMIT} objects of field parameters [{"lastStatus":["New"]},…]`;

function readJson(raw: unknown): unknown {
  const value = Array.isArray(raw) && raw.length === 1 && typeof raw[0] === 'string' ? raw[0] : raw;
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    // The schema after this one refuses the text and names the parameter.
    return value;
  }
}

/** One of several queries: fields it asks for in place of those that the search asks for. */
const Query = z.pipe(
  z.transform(readSearchNames),
  z.strictObject({ ...FIELD_SCHEMAS, status: someStatuses }, { error }).check((context) => {
    for (const [param, message] of crossedRanges(context.value)) {
      context.issues.push({ code: 'custom', input: context.value, path: [param], message });
    }
  }),
);

/** The `queries` parameter: a listing is found that meets any of them. */
export const SearchQueries = z.pipe(
  z.transform(readJson),
  z.array(Query, { error }).check(z.minLength(1, { error }), z.maxLength(QUERY_LIMIT, { error })),
);
