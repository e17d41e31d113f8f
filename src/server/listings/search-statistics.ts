import type { ListingFilter, ListingSearch } from '#src/contract/listing-search.ts';
import {
  type AggregatePath,
  STATISTIC_PERIODS,
  type StatisticCode,
  type StatisticPeriod,
} from '#src/contract/statistics.ts';
import { LatestMap } from '#src/lib/LatestMap.ts';
import { DEEPEST_TILE_ZOOM } from '#src/lib/web-mercator.ts';
import type { FactName, ListingFacts, ListingRepository } from './repository.ts';
import { factsForPaths, grouped } from './statistics/groups.ts';
import { marketStatistics } from './statistics/market-statistics.ts';
import { partOf } from './statistics/plan.ts';
import { BUNDLE_FACTS, bundleFilter, publicSales } from './statistics/public-sales.ts';
import { FACTS_OF, SAMPLE_FACTS, type Sample, seenSample } from './statistics/sample.ts';
import type { Viewer } from '../viewer.ts';

type Tree = { [name: string]: unknown };

/** What a search worked out besides its page: each part is empty where it was not asked for. */
export type WorkedOut = {
  readonly statistics: Tree;
  readonly aggregates: Tree;
  /** Of the members of a cluster that stand in this tile; of all its codes. */
  readonly ofTile: (x: number, y: number) => Tree | undefined;
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

/** A large city's months take a tenth of a second, and every visitor of its page asks for the same. */
const KEPT_ANSWERS = 100;

const NOTHING: WorkedOut = { statistics: {}, aggregates: {}, ofTile: () => undefined };

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

function tileStatistics(samples: readonly Sample[], plan: Plan, search: ListingSearch) {
  const shift = DEEPEST_TILE_ZOOM - search.clusterPrecision;
  const tileOf = ({ facts }: Sample) =>
    `${Number(facts.tileX) >> shift}/${Number(facts.tileY) >> shift}`;
  const byTile = Map.groupBy(plan.clusterCodes.length > 0 ? samples : [], tileOf);
  const request = { filter: search, codes: plan.clusterCodes, periods: [], paths: [] };
  return (x: number, y: number) => {
    const members = byTile.get(`${x}/${y}`);
    return members && marketStatistics(members, request);
  };
}

/** Statistics, counts by value and cluster statistics of a search, for what a viewer may learn. */
export function searchStatistics(repository: ListingRepository) {
  async function pooledSales(filter: ListingFilter, codes: readonly StatisticCode[]) {
    const wide = codes.length > 0 ? bundleFilter(filter) : undefined;
    if (!wide) return [];
    const names = [...new Set([...BUNDLE_FACTS, ...SAMPLE_FACTS, ...measuredFacts(codes)])];
    return publicSales(await repository.facts({ filter: wide, viewer: 'verified', names }), filter);
  }

  async function workOut(
    plan: Plan,
    search: ListingSearch,
    filter: ListingFilter,
    viewer: Viewer,
  ): Promise<WorkedOut> {
    const names = factNames(plan);
    const facts = await repository.facts({ filter, viewer, names });
    const hasDays = (fact: ListingFacts) => viewer === 'verified' || fact.restricted !== 1;
    const seen = facts.map((fact) => seenSample(fact, hasDays(fact)));
    const pooled = viewer === 'verified' ? [] : await pooledSales(filter, plan.codes);
    const paths = plan.hasGroupedStatistics ? plan.paths : [];
    return {
      statistics: marketStatistics([...seen, ...pooled], { ...plan, filter, paths }),
      aggregates: plan.hasGroupedStatistics
        ? {}
        : grouped(facts, { paths: plan.paths, factsOf: (fact) => fact }, (of) => of.length),
      ofTile: tileStatistics(seen, plan, search),
    };
  }

  const kept = new LatestMap<string, Promise<WorkedOut>>(KEPT_ANSWERS);
  let edition = '';

  return async (
    search: ListingSearch,
    filter: ListingFilter,
    viewer: Viewer,
  ): Promise<WorkedOut> => {
    const plan = readPlan(search);
    if (factNames(plan).length === 0) return NOTHING;
    // What is known of tiles refers to every listing that was found.
    if (plan.clusterCodes.length > 0) return await workOut(plan, search, filter, viewer);
    const newest = repository.edition();
    if (newest !== edition) kept.clear();
    edition = newest;
    const key = JSON.stringify([plan, filter, viewer]);
    const worked = kept.getOr(key, () => workOut(plan, search, filter, viewer));
    worked.catch(() => kept.delete(key));
    return await worked;
  };
}
