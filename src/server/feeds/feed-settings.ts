import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { boardOf } from '#src/domain/listing/boards.ts';
import { type PhotoHosts, readPhotoHosts } from '#src/domain/listing/photo-hosts.ts';
import type { BadSetting } from '#src/domain/map/settings.ts';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import { fold } from '#src/lib/text/fold.ts';
import { RESO_PROFILES, type ResoProfileName } from './reso/profiles.ts';

/** How a feed is opened: by a token that never changes, or by tokens that are asked for. */
export type FeedCredentials =
  | { readonly kind: 'bearer'; readonly token: string }
  | {
      readonly kind: 'client';
      readonly clientId: string;
      readonly clientSecret: string;
      readonly tokenUrl: string;
    };

export type FeedSettings = {
  readonly provider: ResoProfileName;
  /** Without a slash at the end. */
  readonly url: string;
  readonly credentials: FeedCredentials;
  /** Our board ids by the folded names of the systems that listings come from; `*` stands for all others. */
  readonly boards: ReadonlyMap<string, number>;
  readonly photoHosts: PhotoHosts;
};

export type FeedConfig = {
  /** Where real listings come from; undefined for the demo world. */
  readonly feed: FeedSettings | undefined;
};

const PROVIDERS = Object.keys(RESO_PROFILES) as ResoProfileName[];

/** The settings of the feed of listings, as the README lists them. */
export const FEED_SETTINGS = [
  {
    name: 'REALTY_PROVIDER',
    byDefault: 'demo',
    meaning:
      'Where the listings come from: demo for invented ones, ddf for CREA’s DDF, proptx for PropTx (AMPRE). With a feed no demo listing is made',
  },
  {
    name: 'REALTY_FEED_URL',
    byDefault: '',
    meaning:
      'Address of the feed’s RESO Web API, such as https://ddfapi.realtor.ca/odata/v1; needed with a feed',
  },
  {
    name: 'REALTY_FEED_TOKEN',
    byDefault: '',
    meaning: 'Token that the feed is read with; or the three settings below, for OAuth2',
  },
  { name: 'REALTY_FEED_CLIENT_ID', byDefault: '', meaning: 'Name of the client, for OAuth2' },
  { name: 'REALTY_FEED_CLIENT_SECRET', byDefault: '', meaning: 'Its secret' },
  {
    name: 'REALTY_FEED_TOKEN_URL',
    byDefault: '',
    meaning: 'Address that gives it tokens, such as https://identity.crea.ca/connect/token',
  },
  {
    name: 'REALTY_FEED_BOARDS',
    byDefault: '',
    meaning:
      'Boards whose listings are shown: the name of the originating system, = and the number of the board here, with commas between them; * is every other name. No other listing is stored',
  },
  {
    name: 'REALTY_FEED_PHOTO_HOSTS',
    byDefault: 'those of the provider',
    meaning:
      'Hosts that photos of the feed are fetched from by https, such as ddfcdn.realtor.ca, with commas between them; *.example.ca is every host below example.ca',
  },
] as const;

const setting = z.optional(z.string().check(z.trim(), z.minLength(1)));

const FeedEnvironment = z.object({
  REALTY_PROVIDER: z._default(z.string(), 'demo'),
  REALTY_FEED_URL: setting,
  REALTY_FEED_TOKEN: setting,
  REALTY_FEED_CLIENT_ID: setting,
  REALTY_FEED_CLIENT_SECRET: setting,
  REALTY_FEED_TOKEN_URL: setting,
  REALTY_FEED_BOARDS: setting,
  REALTY_FEED_PHOTO_HOSTS: setting,
});
type Values = z.infer<typeof FeedEnvironment>;
type Name = keyof Values;

const LOCAL = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a token may be sent there: nobody may read it on its way. */
function isSafeAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.username !== '' || url.search !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL.test(url.hostname));
}

const bad = (name: Name, sentence: string): BadSetting => ({
  name,
  sentence: `${name} ${sentence}`,
});

function needed(values: Values, names: readonly Name[], when: string): BadSetting[] {
  return names
    .filter((name) => values[name] === undefined)
    .map((name) => bad(name, `must be set ${when}`));
}

function addressFlaws(values: Values, name: Name): BadSetting[] {
  const text = values[name];
  return text === undefined || isSafeAddress(text)
    ? []
    : [bad(name, 'must be an https address without a query')];
}

const CLIENT: readonly Name[] = [
  'REALTY_FEED_CLIENT_ID',
  'REALTY_FEED_CLIENT_SECRET',
  'REALTY_FEED_TOKEN_URL',
];

/** Either the token or the whole client. */
function credentialFlaws(values: Values): BadSetting[] {
  const hasClient = CLIENT.some((name) => values[name] !== undefined);
  const hasToken = values.REALTY_FEED_TOKEN !== undefined;
  if (hasClient && hasToken) {
    return [bad('REALTY_FEED_TOKEN', 'must be empty when REALTY_FEED_CLIENT_ID is set')];
  }
  if (hasClient) return needed(values, CLIENT, 'with the other settings of the feed’s client');
  return needed(
    values,
    ['REALTY_FEED_TOKEN'],
    'with a feed, or REALTY_FEED_CLIENT_ID with its secret and address',
  );
}

/** The boards by folded name; undefined where the text is no such list, or names a board we do not have. */
function boardsOf(text: string): Map<string, number> | undefined {
  const boards = new Map<string, number>();
  for (const item of text.split(',')) {
    const [, name = '', id = ''] = /^(.+)=\s*(\d{1,9})\s*$/.exec(item) ?? [];
    if (fold(name) === '' || !boardOf(Number(id))) return undefined;
    boards.set(fold(name), Number(id));
  }
  return boards;
}

function credentialsOf(values: Values): FeedCredentials {
  const {
    REALTY_FEED_CLIENT_ID: clientId,
    REALTY_FEED_CLIENT_SECRET: clientSecret,
    REALTY_FEED_TOKEN_URL: tokenUrl,
  } = values;
  return clientId !== undefined && clientSecret !== undefined && tokenUrl !== undefined
    ? { kind: 'client', clientId, clientSecret, tokenUrl }
    : { kind: 'bearer', token: values.REALTY_FEED_TOKEN ?? '' };
}

/** Feed settings that mean nothing without a feed: whoever sets one expects real listings. */
function uselessFlaws(values: Values): BadSetting[] {
  const { REALTY_PROVIDER: _, ...feedValues } = values;
  const name = (Object.keys(feedValues) as Name[]).find((each) => values[each] !== undefined);
  return name === undefined
    ? []
    : [bad('REALTY_PROVIDER', `must be ${PROVIDERS.join(' or ')} when ${name} is set`)];
}

/** Reads the settings of the feed; half of them are refused with the names of those that are missing. */
export function readFeedSettings(
  env: Readonly<Record<string, string | undefined>>,
): Outcome<FeedSettings | undefined, readonly BadSetting[]> {
  const parsed = FeedEnvironment.safeParse(env);
  if (!parsed.success) {
    const names = parsed.error.issues.map(({ path }) => String(path[0]) as Name);
    return failure(names.map((name) => bad(name, 'must not be blank')));
  }
  const values = parsed.data;
  if (values.REALTY_PROVIDER === 'demo') {
    const flaws = uselessFlaws(values);
    return flaws.length > 0 ? failure(flaws) : success(undefined);
  }
  const provider = PROVIDERS.find((name) => name === values.REALTY_PROVIDER);
  if (!provider)
    return failure([bad('REALTY_PROVIDER', `must be demo, ${PROVIDERS.join(' or ')}`)]);
  const boards = boardsOf(values.REALTY_FEED_BOARDS ?? '');
  const hostText = values.REALTY_FEED_PHOTO_HOSTS ?? RESO_PROFILES[provider].photoHosts.join(',');
  const photoHosts = readPhotoHosts(hostText);
  const flaws = [
    ...needed(values, ['REALTY_FEED_URL', 'REALTY_FEED_BOARDS'], 'with a feed'),
    ...credentialFlaws(values),
    ...addressFlaws(values, 'REALTY_FEED_URL'),
    ...addressFlaws(values, 'REALTY_FEED_TOKEN_URL'),
    ...(values.REALTY_FEED_BOARDS === undefined || boards
      ? []
      : [
          bad(
            'REALTY_FEED_BOARDS',
            'must be names with the numbers of boards that the site knows, such as "Example Board=2, *=86"',
          ),
        ]),
    ...(photoHosts
      ? []
      : [
          bad(
            'REALTY_FEED_PHOTO_HOSTS',
            'must be names of hosts with commas between them, such as ddfcdn.realtor.ca',
          ),
        ]),
  ];
  if (flaws.length > 0 || !boards || !photoHosts || values.REALTY_FEED_URL === undefined)
    return failure(flaws);
  const url = values.REALTY_FEED_URL.replace(/\/+$/, '');
  return success({ provider, url, credentials: credentialsOf(values), boards, photoHosts });
}

/** Our board for the name of a system; undefined for one whose listings are not shown. */
export const boardIdIn =
  (boards: ReadonlyMap<string, number>) =>
  (systemName: string | null): number | undefined =>
    boards.get(fold(systemName ?? '')) ?? boards.get('*');
