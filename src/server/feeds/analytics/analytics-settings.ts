import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import type { InvalidSetting } from '#src/domain/map/settings.ts';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import type { FeedSettings } from '../settings/feed-settings.ts';

export type AnalyticsConfig = {
  /** CREA's id of this site; undefined when CREA gets no views and leads. */
  readonly creaDestinationId: string | undefined;
};

/** The setting of CREA’s analytics, as the README lists it. */
export const ANALYTICS_SETTINGS = [
  {
    name: 'CREA_ANALYTICS_DESTINATION_ID',
    byDefault: '',
    meaning:
      'Destination ID of the feed at CREA. When set, the server reports to CREA’s analytics when a DDF listing is opened or a lead about one is sent, but nothing about the visitor; otherwise nothing is reported',
  },
] as const;

const NAME = 'CREA_ANALYTICS_DESTINATION_ID';
const DestinationId = z.optional(z.string().check(z.regex(/^[1-9]\d{0,9}$/)));

/** Reads whether CREA gets views and leads, which may concern only its own listings. */
export function readAnalyticsSettings(
  values: Readonly<Record<string, string | undefined>>,
  feeds: readonly Pick<FeedSettings, 'provider'>[],
): Outcome<AnalyticsConfig, readonly InvalidSetting[]> {
  const parsed = DestinationId.safeParse(values['CREA_ANALYTICS_DESTINATION_ID']);
  if (!parsed.success) {
    const sentence = `${NAME} must be the number of a CREA destination, such as 12345`;
    return failure([{ name: NAME, sentence }]);
  }
  if (parsed.data !== undefined && !feeds.some(({ provider }) => provider === 'ddf')) {
    const sentence = `REALTY_PROVIDER must be ddf when ${NAME} is set`;
    return failure([{ name: 'REALTY_PROVIDER', sentence }]);
  }
  return success({ creaDestinationId: parsed.data });
}
