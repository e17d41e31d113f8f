import { soldAudience } from '#src/domain/listing/sold-audience.ts';
import { systemBackoffClock, type BackoffClock } from './http/retry-with-backoff.ts';
import type { FeedTransport } from './http/request.ts';
import type { ListingFeed } from './listing-feed.ts';
import type { MappingContext } from './listing-mapping.ts';
import { PROVIDERS } from './providers.ts';
import { repliersClient } from './repliers/repliers-client.ts';
import { repliersFeed } from './repliers/repliers-feed.ts';
import type { RepliersListing } from './repliers/repliers-record.ts';
import { odataClient } from './reso/odata-client.ts';
import { RESO_PROFILES } from './reso/profiles.ts';
import { resoFeed } from './reso/reso-feed.ts';
import type { ResoListing } from './reso/reso-record.ts';
import type {
  FeedSettings,
  RepliersFeedSettings,
  ResoFeedSettings,
} from './settings/feed-settings.ts';

type FeedOptions = Pick<MappingContext, 'centreOf'> & {
  /** Replaces the rules of the boards, for tests. */
  readonly soldTo?: MappingContext['soldTo'];
  /** Replaces the network and time, for tests. */
  readonly transport?: FeedTransport;
  readonly waiting?: BackoffClock;
  /** Records of a page, in place of the number that the provider gives. */
  readonly pageSize?: number;
};

/** The name of a feed's listings in a sentence; it sets two feeds of one provider apart. */
export function feedName({ id, provider }: Pick<FeedSettings, 'id' | 'provider'>): string {
  const { title } = PROVIDERS[provider];
  return id === provider ? title : `${title} (${id})`;
}

export function openResoFeed(
  settings: ResoFeedSettings,
  { centreOf, soldTo = soldAudience, pageSize, ...connection }: FeedOptions,
): ListingFeed<ResoListing> {
  const { provider, url: baseUrl, credentials, settingPrefix } = settings;
  const profile = { ...RESO_PROFILES[provider], ...(pageSize && { pageSize }) };
  const { scope } = profile;
  const client = odataClient({ baseUrl, credentials, scope, settingPrefix, ...connection });
  return resoFeed({
    settings,
    name: feedName(settings),
    profile,
    client,
    nowMs: (connection.waiting ?? systemBackoffClock).nowMs,
    soldTo,
    centreOf,
  });
}

export function openRepliersFeed(
  settings: RepliersFeedSettings,
  { centreOf, soldTo = soldAudience, pageSize, ...connection }: FeedOptions,
): ListingFeed<RepliersListing> {
  return repliersFeed({
    settings,
    name: feedName(settings),
    client: repliersClient({ settings, ...connection }),
    nowMs: (connection.waiting ?? systemBackoffClock).nowMs,
    soldTo,
    centreOf,
    ...(pageSize && { pageSize }),
  });
}

/** Opens the feed that the settings name, and hands it to a function that works with any feed. */
export function withFeed<Result>(
  settings: FeedSettings,
  options: FeedOptions,
  use: <SourceRecord>(feed: ListingFeed<SourceRecord>) => Result,
): Result {
  return settings.provider === 'repliers'
    ? use(openRepliersFeed(settings, options))
    : use(openResoFeed(settings, options));
}
