import type { Span } from '#src/lib/spans.ts';
import type { CompiledFilter } from './compiled-filter.ts';
import type { Partition } from './partitions.ts';
import { PlanDraft } from './PlanDraft.ts';
import type { RowTest } from './row-tests.ts';

/** The remaining work in a partition: the rows that can match and the tests that can fail. */
export type PartitionPlan = {
  readonly partition: Partition;
  /** In order and apart; at least one. */
  readonly spans: readonly Span[];
  readonly tests: readonly RowTest[];
  /** Whether every current row passes the tests. */
  readonly passesAll: boolean;
};

/** The plan of a filter for a partition; undefined where no row of it can match. */
export function planPartition(
  filter: CompiledFilter,
  partition: Partition,
): PartitionPlan | undefined {
  if (partition.audience === filter.hiddenAudience) return undefined;
  const draft = new PlanDraft(partition);
  if (!draft.narrow(filter)) return undefined;
  return {
    partition,
    spans: draft.spans,
    tests: draft.tests(),
    passesAll: draft.passesAll,
  };
}
