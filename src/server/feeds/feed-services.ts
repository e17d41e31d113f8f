import { type Clock, systemClock } from '#src/lib/clock.ts';
import type { FeedRead } from '#src/domain/listing/feed-age.ts';
import type { AnalyticsConfig } from './analytics/analytics-settings.ts';
import { creaAnalytics } from './analytics/crea-analytics.ts';
import type { ListingAnalytics, RecordKeyOf } from './analytics/listing-analytics.ts';
import type { MailConfig } from '../mail/mail-settings.ts';
import type { Mailer } from '../mail/mailer.ts';
import { feedReads, cachedReads } from './feed-reads.ts';
import type { FeedStore } from './feed-store.ts';
import type { MappingContext } from './listing-mapping.ts';
import { withFeed } from './open-feed.ts';
import { PROVIDERS } from './providers.ts';
import { SOLE_LEADER, type SyncLeader } from './replication/leader-provider.ts';
import type { FeedConfig } from './settings/feed-settings.ts';
import { type FeedJob, feedJob } from './sync/feed-job.ts';
import type { ChangedRecord } from './sync/read-records.ts';
import { type StaleFeed, staleFeedMail } from './sync/stale-feed-mail.ts';
import type { WebhooksDependencies } from './webhooks/module.ts';
import type { WebhookStore } from './webhooks/webhook-store.ts';

type FeedServicesOptions = Pick<MappingContext, 'centreOf'> & {
  /** Finds the keys that some feeds have for their listings. */
  readonly recordKeysOf: (feedIds: readonly string[]) => RecordKeyOf;
  readonly store: FeedStore;
  readonly webhooks: WebhookStore;
  readonly mailer: Mailer;
  readonly warn: (sentence: string) => void;
  /** Decides which of several servers reads the feeds; without it this one does. */
  readonly leader?: SyncLeader;
  readonly clock?: Clock;
};

type FeedServices = {
  readonly jobs: readonly FeedJob[];
  readonly feedReads: () => Promise<readonly FeedRead[]>;
  /** Whether sold homes may be among the listings. */
  readonly hasSold: boolean;
  /** Takes the notifications of providers; absent when no feed's provider sends any. */
  readonly feedWebhooks?: WebhooksDependencies;
  /** Receives views and leads; absent when no provider does. */
  readonly listingAnalytics?: ListingAnalytics;
};

/** The jobs and calls that keep the listings of the feeds current while the server runs. */
export function feedServices(
  config: FeedConfig & AnalyticsConfig & Pick<MailConfig, 'brokerageName' | 'mailFrom' | 'leadsTo'>,
  {
    centreOf,
    recordKeysOf,
    store,
    webhooks,
    mailer,
    warn,
    leader = SOLE_LEADER,
    clock = systemClock,
  }: FeedServicesOptions,
): FeedServices {
  const { feeds, creaDestinationId: destinationId } = config;
  const notifyStale = (stale: StaleFeed) => mailer.send(staleFeedMail(stale, config));
  const options = { clock, warn, notifyStale, isLeader: leader.isLeader };
  const jobs = new Map<string, FeedJob>();
  for (const settings of feeds) {
    const job = withFeed(settings, { centreOf }, (feed) => feedJob(feed, store, options));
    jobs.set(settings.id, job);
  }
  const noteChanges = (feedId: string, changes: readonly ChangedRecord[]) =>
    jobs.get(feedId)?.noteChanges(changes);
  const isAlone = leader === SOLE_LEADER;
  leader.listen({
    onElected() {
      for (const job of jobs.values()) job.wake();
    },
    onChanges: noteChanges,
  });
  const feedWebhooks: WebhooksDependencies = {
    webhooks,
    clock,
    async noteChanges(feedId, changes) {
      if (isAlone) noteChanges(feedId, changes);
      else await leader.broadcast(feedId, changes);
    },
  };
  const ddfIds = feeds.filter(({ provider }) => provider === 'ddf').map(({ id }) => id);
  const reads = feedReads([...jobs.keys()], store);
  return {
    jobs: [...jobs.values()],
    feedReads: isAlone ? reads : cachedReads(reads, clock),
    hasSold: feeds.length === 0 || feeds.some(({ provider }) => PROVIDERS[provider].carriesSold),
    ...(feeds.some(({ provider }) => provider === 'repliers') && { feedWebhooks }),
    ...(destinationId !== undefined && {
      listingAnalytics: creaAnalytics({
        destinationId,
        recordKeyOf: recordKeysOf(ddfIds),
        warn,
        clock,
      }),
    }),
  };
}
