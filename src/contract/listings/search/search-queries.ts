import '../../jitless.ts';
import * as z from 'zod/mini';
import { FIELD_SCHEMAS } from './fields/field-parameters.ts';
import { readJson } from './values/query-values.ts';
import { invertedRanges } from './parameters/search-ranges.ts';
import { readSearchNames } from './parameters/search-names.ts';
import { someStatuses } from './values/search-values.ts';

export const QUERY_LIMIT = 4;

const error = `must be JSON of 1 to ${QUERY_LIMIT} objects of field parameters [{"lastStatus":["New"]},…]`;

const QueryFields = z.pipe(
  z.transform(readSearchNames),
  z.strictObject({ ...FIELD_SCHEMAS, status: someStatuses }, { error }).check((context) => {
    for (const [param, message] of invertedRanges(context.value)) {
      context.issues.push({ code: 'custom', input: context.value, path: [param], message });
    }
  }),
);

function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys')
    return `${issue.keys.join(', ')} cannot be used in a query`;
  const [field] = issue.path;
  return field === undefined ? issue.message : `${String(field)} ${issue.message}`;
}

/**
 * One of several queries: its fields replace those that the search asks for. A problem is reported for the
 * parameter as a whole, so its sentence names the field.
 */
const Query = z.transform((raw: unknown, context): z.infer<typeof QueryFields> => {
  const parsed = QueryFields.safeParse(raw);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    context.issues.push({ code: 'custom', input: raw, message: sentenceOf(issue) });
  }
  return {};
});

/** The `queries` parameter: a listing is found that meets any of them. */
export const SearchQueries = z.pipe(
  z.transform(readJson),
  z.array(Query, { error }).check(z.minLength(1, { error }), z.maxLength(QUERY_LIMIT, { error })),
);
