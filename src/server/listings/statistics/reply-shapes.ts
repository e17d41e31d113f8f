import type * as z from 'zod/mini';
import type { Cluster, ListingSearchReply } from '#src/contract/listings/search/search-reply.ts';

type Reply = z.input<typeof ListingSearchReply>;

/** The statistics of a search, without the range of its prices unless a code requests it. */
export type ListingStatistics = Partial<Reply['statistics']>;

/** Counts by the values of the requested fields, nested as their paths are. */
export type ListingCounts = Omit<NonNullable<Reply['aggregates']>, 'map'>;

/** The statistics of the homes of a cluster. */
export type ClusterStatistics = NonNullable<z.input<typeof Cluster>['statistics']>;
