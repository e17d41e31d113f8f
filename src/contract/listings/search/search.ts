import '../../jitless.ts';
import * as z from 'zod/mini';
import { FIELD_SCHEMAS } from './fields/field-parameters.ts';
import { CLUSTER_LISTINGS_LIMIT, STATISTICS_PRECISION_LIMIT } from './values/search-limits.ts';
import { readSearchNames } from './parameters/search-names.ts';
import { ANSWER_OPTIONS, OTHER_CONDITIONS } from './search-options.ts';
import { shapeOf } from './parameters/search-parameter.ts';
import { sparseObject } from './parameters/sparse-object.ts';
import { invertedRanges } from './parameters/search-ranges.ts';
import { isListPath } from '../statistics/aggregate-paths.ts';
import { CLOSED_CODES } from '../statistics/statistics.ts';

const filterSchemas = { ...FIELD_SCHEMAS, ...shapeOf(OTHER_CONDITIONS) };

/**
 * What a listing must be to be found. The values of one field are joined by "or", the fields by "and"; with
 * `operator=OR` the fields are joined by "or" too, the names of places among them. Status, type, the
 * outlines of `map` and the circle must be met all the same.
 */
export const ListingFilter = z.object(filterSchemas);
export type ListingFilter = z.infer<typeof ListingFilter>;

/** What is wrong between parameters that are each valid alone: the parameter and a sentence. */
function* conflicts(search: z.infer<typeof parameters>): Generator<[string, string]> {
  yield* invertedRanges(search);
  const around = ['lat', 'long', 'radius'] as const;
  const missing = around.find((name) => search[name] === undefined);
  const name = around.find((name) => search[name] !== undefined);
  if (missing && name) yield [missing, `must be given together with ${name}`];
  if (missing && search.sortBy?.startsWith('distance') && !name) {
    yield ['sortBy', 'needs lat, long and radius to sort by distance'];
  }
  for (const option of ['searchFields', 'searchOperator'] as const) {
    if (search[option] && !search.search) yield [option, 'needs search'];
  }
  if ((search.clusterListingsThreshold ?? 0) * search.clusterLimit > CLUSTER_LISTINGS_LIMIT) {
    const most = `clusterLimit × clusterListingsThreshold may be at most ${CLUSTER_LISTINGS_LIMIT}`;
    yield ['clusterListingsThreshold', most];
  }
  if (search.clusterStatistics && search.clusterPrecision > STATISTICS_PRECISION_LIMIT) {
    const most = `may be at most ${STATISTICS_PRECISION_LIMIT} with clusterStatistics`;
    yield ['clusterPrecision', most];
  }
  const list =
    search.aggregateStatistics && search.statistics && search.aggregates?.find(isListPath);
  if (list) yield ['aggregates', `${list} is a list of words; statistics cannot be grouped by it`];
  const closedCode = search.statistics?.find((code) => CLOSED_CODES.has(code));
  if (closedCode && !search.status.includes('U')) {
    yield [
      'statistics',
      `${closedCode} applies only to listings that are off the market: it needs status=U`,
    ];
  }
}

const parameters = sparseObject({ ...filterSchemas, ...shapeOf(ANSWER_OPTIONS) });

/** The query of a listings search. An unknown parameter is refused, not ignored. */
export const ListingSearch = z.pipe(
  z.transform(readSearchNames),
  parameters.check((context) => {
    for (const [param, message] of conflicts(context.value)) {
      context.issues.push({ code: 'custom', input: context.value, path: [param], message });
    }
  }),
);
export type ListingSearch = z.infer<typeof ListingSearch>;
