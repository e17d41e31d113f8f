import { soldAudience } from '#src/domain/listing/sold-audience.ts';
import type { FeedSettings } from './feed-settings.ts';
import type { ListingFeed } from './listing-feed.ts';
import type { Waiting } from './reso/http/back-off.ts';
import type { FeedTransport } from './reso/http/request.ts';
import type { MappingContext } from './reso/mapping.ts';
import { odataClient } from './reso/odata-client.ts';
import { RESO_PROFILES } from './reso/profiles.ts';
import { resoFeed } from './reso/reso-feed.ts';
import type { ResoListing } from './reso/reso-record.ts';

type FeedOptions = Pick<MappingContext, 'centreOf'> & {
  /** In place of what the boards say, for tests. */
  readonly soldTo?: MappingContext['soldTo'];
  /** In place of the network and of time, for tests. */
  readonly transport?: FeedTransport;
  readonly waiting?: Waiting;
  /** Records of a page, in place of as many as the provider gives. */
  readonly pageSize?: number;
};

/** Opens the feed that the settings name. */
export function openFeed(
  { provider, url, credentials, boards, photoHosts }: FeedSettings,
  { centreOf, soldTo = soldAudience, pageSize, ...connection }: FeedOptions,
): ListingFeed<ResoListing> {
  const profile = { ...RESO_PROFILES[provider], ...(pageSize && { pageSize }) };
  const { scope } = profile;
  return resoFeed({
    id: provider,
    profile,
    client: odataClient({ baseUrl: url, credentials, scope, ...connection }),
    boards,
    photoHosts,
    soldTo,
    centreOf,
  });
}
