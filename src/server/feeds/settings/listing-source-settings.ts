import type { InvalidSetting } from '#src/domain/map/settings.ts';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import {
  ANALYTICS_SETTINGS,
  type AnalyticsConfig,
  readAnalyticsSettings,
} from '../analytics/analytics-settings.ts';
import { FEED_SETTINGS, type FeedConfig } from './feed-settings.ts';
import { readFeedSettings } from './read-feed-settings.ts';

export type ListingSourceConfig = FeedConfig & AnalyticsConfig;

/** The settings of the feeds, and of the reports to their providers, as the README lists them. */
export const LISTING_SOURCE_SETTINGS = [...FEED_SETTINGS, ...ANALYTICS_SETTINGS];

/** Reads the sources of the listings, and which provider gets reports of views and leads. */
export function readListingSourceSettings(
  values: Readonly<Record<string, string | undefined>>,
): Outcome<ListingSourceConfig, readonly InvalidSetting[]> {
  const feeds = readFeedSettings(values);
  if (!feeds.ok) return failure(feeds.error);
  const analytics = readAnalyticsSettings(values, feeds.value);
  return analytics.ok ? success({ feeds: feeds.value, ...analytics.value }) : analytics;
}
