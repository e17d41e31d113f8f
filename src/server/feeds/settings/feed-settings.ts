import type { PhotoHosts } from '#src/domain/listing/photos/photo-hosts.ts';
import { fold } from '#src/lib/text/fold.ts';
import type { ResoProfileName } from '../reso/profiles.ts';

/** How a RESO feed is opened: by a token that never changes, or by tokens that are requested. */
export type FeedCredentials =
  | { readonly kind: 'bearer'; readonly token: string }
  | {
      readonly kind: 'client';
      readonly clientId: string;
      readonly clientSecret: string;
      readonly tokenUrl: string;
    };

type FeedTerms = {
  /** The name of the feed in the database, unique on this server. */
  readonly id: string;
  /** The prefix of its settings' names, for sentences about them. */
  readonly settingPrefix: string;
  /** Without a slash at the end. */
  readonly url: string;
  /** Our board ids by the feed's names of its boards, folded; `*` stands for all others. */
  readonly boards: ReadonlyMap<string, number>;
  readonly photoHosts: PhotoHosts;
};

export type ResoFeedSettings = FeedTerms & {
  readonly provider: ResoProfileName;
  readonly credentials: FeedCredentials;
};
export type RepliersFeedSettings = FeedTerms & {
  readonly provider: 'repliers';
  readonly apiKey: string;
};
export type FeedSettings = ResoFeedSettings | RepliersFeedSettings;

export type FeedConfig = {
  /** The sources of real listings; empty for the demo world. */
  readonly feeds: readonly FeedSettings[];
};

/** The feeds that may be set, by the names of their settings. */
export const FEED_SLOTS = [
  { prefix: 'REALTY_FEED', provider: 'REALTY_PROVIDER' },
  { prefix: 'REALTY_FEED_2', provider: 'REALTY_FEED_2_PROVIDER' },
] as const;
export type FeedSlot = (typeof FEED_SLOTS)[number];

const [FIRST, SECOND] = FEED_SLOTS;

/** The settings of a feed, by their names after the prefix. */
const FEED_PARTS = [
  {
    part: 'URL',
    byDefault: '',
    meaning:
      'Address of the feed. For ddf and proptx, the address of a RESO Web API, such as https://ddfapi.realtor.ca/odata/v1; for repliers, https://api.repliers.io is used when it is not set',
  },
  {
    part: 'TOKEN',
    byDefault: '',
    meaning:
      'Token for reading the feed; for repliers, the API key. For OAuth2, set the three settings below instead',
  },
  { part: 'CLIENT_ID', byDefault: '', meaning: 'OAuth2 client ID for the feed' },
  { part: 'CLIENT_SECRET', byDefault: '', meaning: 'OAuth2 client secret for the feed' },
  {
    part: 'TOKEN_URL',
    byDefault: '',
    meaning: 'OAuth2 token address for the feed, such as https://identity.crea.ca/connect/token',
  },
  {
    part: 'BOARDS',
    byDefault: '',
    meaning:
      'Boards whose listings are stored and shown, separated by commas: the board’s name in the feed (for repliers, its number), = and its number on this site; * means every other board',
  },
  {
    part: 'PHOTO_HOSTS',
    byDefault: 'the hosts of the provider',
    meaning:
      'Hosts that photos are downloaded from over https, such as ddfcdn.realtor.ca, separated by commas; *.example.ca means every host below example.ca. Photos from repliers are on the first host',
  },
] as const;

/** The settings of the feeds of listings, as the README lists them. */
export const FEED_SETTINGS = [
  {
    name: FIRST.provider,
    byDefault: 'demo',
    meaning:
      'Source of the listings: demo for invented listings, ddf for CREA’s DDF, proptx for PropTx (AMPRE), repliers for Repliers. With a feed, no demo listings are created',
  },
  ...FEED_PARTS.map(({ part, ...row }) => ({ name: `${FIRST.prefix}_${part}`, ...row })),
  {
    name: SECOND.provider,
    byDefault: '',
    meaning: 'A second feed in addition to REALTY_PROVIDER: ddf, proptx or repliers',
  },
  ...FEED_PARTS.map(({ part, byDefault }) => ({
    name: `${SECOND.prefix}_${part}`,
    byDefault,
    meaning:
      part === 'BOARDS'
        ? 'Like REALTY_FEED_BOARDS, for the second feed; only boards that the first feed does not have'
        : `Like ${FIRST.prefix}_${part}, for the second feed`,
  })),
];

/** Our board by the feed's name for it; undefined for a board whose listings are not shown. */
export const boardIdIn =
  (boards: ReadonlyMap<string, number>) =>
  (name: string | null): number | undefined =>
    boards.get(fold(name ?? '')) ?? boards.get('*');
