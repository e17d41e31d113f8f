import { LRUCache } from 'lru-cache';
import type { ListingFilter, ListingSearch } from '#src/contract/listings/search/search.ts';
import { type AggregatePath, isListPath } from '#src/contract/listings/aggregate-paths.ts';
import {
  STATISTIC_PERIODS,
  type StatisticCode,
  type StatisticPeriod,
} from '#src/contract/listings/statistics.ts';
import type { FactName, ListingRepository, StoreResult } from './repository.ts';
import { BUNDLE_FACTS } from './statistics/bundles.ts';
import { factsForPaths, grouped, groupingsBy, putAt } from './statistics/groups.ts';
import { listCounts } from './statistics/list-counts.ts';
import { marketStatistics } from './statistics/market-statistics.ts';
import { FACTS_OF } from './statistics/measures.ts';
import { partOf } from './statistics/plan.ts';
import { bundleFilter, publicSales } from './statistics/public-sales.ts';
import type {
  ClusterStatistics,
  ListingCounts,
  ListingStatistics,
} from './statistics/reply-shapes.ts';
import { allRows, extentOf } from './statistics/rows.ts';
import { type Tile, tileStatistics } from './statistics/tile-statistics.ts';
import { withPooled, SAMPLE_FACTS, type Samples, seenSamples } from './statistics/samples.ts';
import { singleFlight } from '../scheduling/single-flight.ts';
import { seesWhole, type Viewer } from '../http/viewer.ts';

/** What a search worked out besides its page: each part is empty where it was not asked for. */
export type WorkedOut = {
  /** What else is known of everything the search finds; undefined where nothing was worked out. */
  readonly found: Pick<StoreResult, 'count' | 'listPrice'> | undefined;
  readonly statistics: ListingStatistics;
  readonly aggregates: ListingCounts;
  /** Of the homes in each of some tiles; undefined where it was not asked for. */
  readonly ofTiles: ((tiles: readonly Tile[]) => Promise<ClusterStatistics[]>) | undefined;
};

const CLUSTER_CODES: readonly StatisticCode[] = ['min-listPrice', 'max-listPrice', 'avg-listPrice'];

function isPeriod(word: StatisticCode | StatisticPeriod): word is StatisticPeriod {
  return (STATISTIC_PERIODS as readonly string[]).includes(word);
}

/** What a search asks to be worked out. */
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

/** What is asked of whom. */
type Question = {
  readonly search: ListingSearch;
  readonly filter: ListingFilter;
  readonly viewer: Viewer;
};

/**
 * The months of a large city take some twenty milliseconds, those of the country a fifth of a second
 * (of a million listings), and every visitor of a page asks for the same.
 */
const CACHED_ANSWERS = 100;

const NOTHING: WorkedOut = {
  found: undefined,
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
      ...measuredFacts([...codes, ...clusterCodes]),
      ...factsForPaths(paths),
      ...tiles,
    ]),
  ];
}

function ofTilesIn(samples: Samples, { clusterCodes: codes }: Plan, search: ListingSearch) {
  if (codes.length === 0) return { ofTiles: undefined };
  const wanted = { codes, zoom: search.clusterPrecision };
  return { ofTiles: (tiles: readonly Tile[]) => tileStatistics(samples, tiles, wanted) };
}

/** The lowest and the highest of some numbers; null where none is known. */
function rangeOf(values: Float64Array): { min: number | null; max: number | null } {
  const { lowest, highest, known } = extentOf(values);
  return known === 0 ? { min: null, max: null } : { min: lowest, max: highest };
}

async function countsBy(samples: Samples, paths: readonly AggregatePath[]): Promise<ListingCounts> {
  const ofOneValue = paths.filter((path) => !isListPath(path));
  const groupings = await groupingsBy(samples, ofOneValue);
  // The paths are those the contract's groups are nested by.
  const tree = await grouped(allRows(samples.count), groupings, ({ sizes }) => sizes());
  for (const path of paths.filter(isListPath))
    putAt(tree, path.split('.'), listCounts(samples, path));
  return tree;
}

/** Statistics, counts by value and cluster statistics of a search, for what a viewer may learn. */
export function searchStatistics(repository: ListingRepository) {
  async function withPooledSales(
    seen: Samples,
    filter: ListingFilter,
    codes: readonly StatisticCode[],
  ): Promise<Samples> {
    const wide = codes.length > 0 ? bundleFilter(filter) : undefined;
    if (!wide) return seen;
    const names = [...new Set([...BUNDLE_FACTS, ...SAMPLE_FACTS, ...measuredFacts(codes)])];
    const sales = await repository.facts({
      filter: wide,
      viewer: 'verified',
      names,
      onlyRestricted: true,
    });
    return withPooled(seen, await publicSales(sales, filter));
  }

  async function workOut(plan: Plan, { search, filter, viewer }: Question): Promise<WorkedOut> {
    const facts = await repository.facts({ filter, viewer, names: factNames(plan) });
    const isVerified = seesWhole(viewer);
    const seen = seenSamples(facts, !isVerified);
    const samples = isVerified ? seen : await withPooledSales(seen, filter, plan.codes);
    return {
      found: { count: seen.count, listPrice: rangeOf(seen.numbers('listPrice')) },
      statistics: await marketStatistics(samples, {
        ...plan,
        filter,
        paths: plan.hasGroupedStatistics ? plan.paths : [],
      }),
      aggregates: plan.hasGroupedStatistics ? {} : await countsBy(seen, plan.paths),
      ...ofTilesIn(seen, plan, search),
    };
  }

  const answers = new LRUCache<string, WorkedOut>({ max: CACHED_ANSWERS });
  const inFlight = singleFlight<WorkedOut>();
  let revision = '';

  return async (
    search: ListingSearch,
    filter: ListingFilter,
    viewer: Viewer,
  ): Promise<WorkedOut> => {
    const plan = readPlan(search);
    if (factNames(plan).length === 0) return NOTHING;
    const newest = repository.revision();
    if (newest !== revision) answers.clear();
    revision = newest;
    const question = { search, filter, viewer };
    // What is known of tiles refers to every listing that was found.
    if (plan.clusterCodes.length > 0) return await workOut(plan, question);
    const key = JSON.stringify([plan, filter, viewer]);
    const cached = answers.get(key);
    if (cached) return cached;
    const worked = await inFlight(`${newest} ${key}`, () => workOut(plan, question));
    if (newest === revision) answers.set(key, worked);
    return worked;
  };
}
