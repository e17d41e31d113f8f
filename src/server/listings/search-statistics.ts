import { LRUCache } from 'lru-cache';
import type { ListingFilter, ListingSearch } from '#src/contract/listings/search/search.ts';
import {
  type AggregatePath,
  isListPath,
} from '#src/contract/listings/statistics/aggregate-paths.ts';
import {
  STATISTIC_PERIODS,
  type StatisticCode,
  type StatisticPeriod,
} from '#src/contract/listings/statistics/statistics.ts';
import type { FactName, ListingRepository, StoreResult } from './repository.ts';
import { factsOfRows } from './statistics/facts/facts.ts';
import {
  factsForPaths,
  summariesByGroup,
  groupingsBy,
  type GroupSummaries,
  putAt,
} from './statistics/groups.ts';
import { listCounts } from './statistics/facts/list-counts.ts';
import { marketStatistics } from './statistics/market-statistics.ts';
import { FACTS_OF } from './statistics/facts/measures.ts';
import { partOf } from './statistics/plan.ts';
import { poolQuery } from './statistics/pooling/pool-query.ts';
import { pooledSales } from './statistics/pooling/pooled-sales.ts';
import type {
  ClusterStatistics,
  ListingCounts,
  ListingStatistics,
} from './statistics/reply-shapes.ts';
import { allRows, extentOf } from './statistics/rows.ts';
import { type Tile, tileStatistics } from './statistics/tile-statistics.ts';
import {
  withPooledSamples,
  SAMPLE_FACTS,
  type Samples,
  viewerSamples,
} from './statistics/facts/samples.ts';
import { singleFlight } from '../scheduling/single-flight.ts';
import { canSeeRestricted, type Viewer } from '../http/viewer.ts';

/** The computed parts of a search besides its page; a part that was not requested is empty. */
export type ComputedParts = {
  /** Facts about all matches of the search; undefined when nothing was computed. */
  readonly storeResult: Pick<StoreResult, 'count' | 'listPrice'> | undefined;
  readonly statistics: ListingStatistics;
  readonly aggregates: ListingCounts;
  /** Statistics of the homes in each of some tiles; undefined when not requested. */
  readonly ofTiles: ((tiles: readonly Tile[]) => Promise<ClusterStatistics[]>) | undefined;
};

const CLUSTER_CODES: readonly StatisticCode[] = ['min-listPrice', 'max-listPrice', 'avg-listPrice'];

function isPeriod(word: StatisticCode | StatisticPeriod): word is StatisticPeriod {
  return (STATISTIC_PERIODS as readonly string[]).includes(word);
}

/** The computations that a search requests. */
function readPlan(search: ListingSearch) {
  const words = search.statistics ?? [];
  const codes = words.filter((word): word is StatisticCode => !isPeriod(word));
  const paths = (search.aggregates ?? []).filter((path): path is AggregatePath => path !== 'map');
  const clusterCodes = [...new Set([...CLUSTER_CODES, ...codes])];
  return {
    codes,
    periods: words.filter(isPeriod),
    paths: [...new Set(paths)],
    hasGroupedStatistics: search.aggregateStatistics && codes.length > 0,
    clusterCodes: search.clusterStatistics ? clusterCodes : [],
  };
}

type Plan = ReturnType<typeof readPlan>;

/** A question and its viewer. */
type Question = {
  readonly search: ListingSearch;
  readonly filter: ListingFilter;
  readonly viewer: Viewer;
};

/**
 * The months of a large city take some twenty milliseconds, those of the country a fifth of a second (of a
 * million listings), and every visitor of a page asks the same question.
 */
const CACHED_ANSWERS = 100;

const NOTHING: ComputedParts = {
  storeResult: undefined,
  statistics: {},
  aggregates: {},
  ofTiles: undefined,
};

function measuredFacts(codes: readonly StatisticCode[]): FactName[] {
  return codes.flatMap((code) => partOf(code).outputs.flatMap(({ measure }) => FACTS_OF[measure]));
}

function factNames({ codes, paths, clusterCodes }: Plan): FactName[] {
  if (codes.length + paths.length + clusterCodes.length === 0) return [];
  const tiles: FactName[] = clusterCodes.length > 0 ? ['tileX', 'tileY'] : [];
  return [
    ...new Set([
      ...SAMPLE_FACTS,
      'shuffle' as const,
      ...measuredFacts([...codes, ...clusterCodes]),
      ...factsForPaths(paths),
      ...tiles,
    ]),
  ];
}

function ofTilesIn(samples: Samples, { clusterCodes: codes }: Plan, search: ListingSearch) {
  if (codes.length === 0) return { ofTiles: undefined };
  const tileQuery = { codes, zoom: search.clusterPrecision };
  return { ofTiles: (tiles: readonly Tile[]) => tileStatistics(samples, tiles, tileQuery) };
}

/** The lowest and the highest of some numbers; null when none is known. */
function rangeOf(values: Float64Array): { min: number | null; max: number | null } {
  const { lowest, highest, knownCount } = extentOf(values);
  return knownCount === 0 ? { min: null, max: null } : { min: lowest, max: highest };
}

async function countsBy(samples: Samples, paths: readonly AggregatePath[]): Promise<ListingCounts> {
  const ofOneValue = paths.filter((path) => !isListPath(path));
  const groupings = await groupingsBy(samples, ofOneValue);
  // The paths nest the groups as in the contract.
  const sizesOf: GroupSummaries['sizesOf'] = ({ sizes }) => sizes();
  const tree = await summariesByGroup(allRows(samples.count), groupings, {
    summarise: sizesOf,
    sizesOf,
  });
  for (const path of paths.filter(isListPath)) {
    putAt(tree, path.split('.'), listCounts(samples, path));
  }
  return tree;
}

/** The samples without the listings that a group counts already. */
function besidesGroups(visibleSamples: Samples, countedInGroups: ReadonlySet<number>): Samples {
  if (countedInGroups.size === 0) return visibleSamples;
  const shuffles = visibleSamples.numbers('shuffle');
  const rows = visibleSamples.rows().filter((row) => !countedInGroups.has(shuffles[row] ?? 0));
  return rows.length === visibleSamples.count
    ? visibleSamples
    : viewerSamples(factsOfRows(visibleSamples, rows), true);
}

/**
 * Statistics, counts by value and cluster statistics of a search, for what a viewer may learn.
 *
 * @param today gives the calendar day, YYYY-MM-DD
 */
export function searchStatistics(repository: ListingRepository, today: () => string) {
  /** The basis of statistics: the samples that the viewer sees, and restricted sales in groups. */
  async function withGroups(
    visibleSamples: Samples,
    { codes }: Plan,
    { filter, viewer }: Question,
  ): Promise<Samples> {
    const isAsked = viewer === 'anonymous' && codes.length > 0;
    const question = isAsked ? poolQuery(filter, today()) : undefined;
    if (!question) return visibleSamples;
    const { samples, countedInGroups } = pooledSales(await repository.salePool(), question);
    return withPooledSamples(besidesGroups(visibleSamples, countedInGroups), samples);
  }

  async function workOut(plan: Plan, question: Question): Promise<ComputedParts> {
    const { search, filter, viewer } = question;
    const facts = await repository.facts({ filter, viewer, names: factNames(plan) });
    const visibleSamples = viewerSamples(facts, !canSeeRestricted(viewer));
    return {
      storeResult: {
        count: visibleSamples.count,
        listPrice: rangeOf(visibleSamples.numbers('listPrice')),
      },
      statistics: await marketStatistics(await withGroups(visibleSamples, plan, question), {
        ...plan,
        filter,
        paths: plan.hasGroupedStatistics ? plan.paths : [],
        today: today(),
      }),
      aggregates: plan.hasGroupedStatistics ? {} : await countsBy(visibleSamples, plan.paths),
      ...ofTilesIn(visibleSamples, plan, search),
    };
  }

  const answers = new LRUCache<string, ComputedParts>({ max: CACHED_ANSWERS });
  const inFlight = singleFlight<ComputedParts>();
  let revision = '';

  return async (
    search: ListingSearch,
    filter: ListingFilter,
    viewer: Viewer,
  ): Promise<ComputedParts> => {
    const plan = readPlan(search);
    if (factNames(plan).length === 0) return NOTHING;
    // Partial periods, and the sales that may be shown of them, change with the day.
    const newest = `${repository.revision()} ${today()}`;
    if (newest !== revision) answers.clear();
    revision = newest;
    const question = { search, filter, viewer };
    // The statistics of tiles keep every match in memory, so they are not cached.
    if (plan.clusterCodes.length > 0) return await workOut(plan, question);
    const key = JSON.stringify([plan, filter, viewer]);
    const cachedAnswer = answers.get(key);
    if (cachedAnswer) return cachedAnswer;
    const answer = await inFlight(`${newest} ${key}`, () => workOut(plan, question));
    if (newest === revision) answers.set(key, answer);
    return answer;
  };
}
