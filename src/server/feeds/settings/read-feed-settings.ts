import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { boardOf } from '#src/domain/listing/boards.ts';
import { readPhotoHosts } from '#src/domain/listing/photos/photo-hosts.ts';
import type { InvalidSetting } from '#src/domain/map/settings.ts';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import { fold } from '#src/lib/text/fold.ts';
import { isProviderName, PROVIDERS, type ProviderName } from '../providers.ts';
import {
  FEED_SLOTS,
  type FeedCredentials,
  type FeedSettings,
  type FeedSlot,
} from './feed-settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const setting = z.optional(z.string().check(z.trim(), z.minLength(1)));
const SlotValues = z.object({
  PROVIDER: setting,
  URL: setting,
  TOKEN: setting,
  CLIENT_ID: setting,
  CLIENT_SECRET: setting,
  TOKEN_URL: setting,
  BOARDS: setting,
  PHOTO_HOSTS: setting,
});
type SlotValues = z.infer<typeof SlotValues>;
type Part = keyof SlotValues;

const PARTS = Object.keys(SlotValues.shape) as Part[];
const CLIENT: readonly Part[] = ['CLIENT_ID', 'CLIENT_SECRET', 'TOKEN_URL'];

const nameOf = ({ prefix, provider }: FeedSlot, part: Part): string =>
  part === 'PROVIDER' ? provider : `${prefix}_${part}`;

/** The settings of one feed, and how a flaw in one of them is reported. */
type Slot = {
  readonly slot: FeedSlot;
  readonly values: SlotValues;
  readonly bad: (part: Part, sentence: string) => InvalidSetting;
};

function readSlot(slot: FeedSlot, env: Environment): Outcome<Slot, readonly InvalidSetting[]> {
  const bad = (part: Part, sentence: string): InvalidSetting => {
    const name = nameOf(slot, part);
    return { name, sentence: `${name} ${sentence}` };
  };
  const slotValues = Object.fromEntries(PARTS.map((part) => [part, env[nameOf(slot, part)]]));
  const parsed = SlotValues.safeParse(slotValues);
  return parsed.success
    ? success({ slot, values: parsed.data, bad })
    : failure(
        parsed.error.issues.map(({ path }) => bad(String(path[0]) as Part, 'must not be blank')),
      );
}

/** Names separated by commas, with "or" before the last. */
function choice(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

const LOCAL = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a token may be sent to an address: only where nobody can read it on the way. */
function isSafeAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.username !== '' || url.search !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL.test(url.hostname));
}

function needed({ values, bad }: Slot, parts: readonly Part[], when: string): InvalidSetting[] {
  return parts
    .filter((part) => values[part] === undefined)
    .map((part) => bad(part, `must be set ${when}`));
}

function addressFlaws({ values, bad }: Slot, part: Part): InvalidSetting[] {
  const text = values[part];
  return text === undefined || isSafeAddress(text)
    ? []
    : [bad(part, 'must be an https address without a query')];
}

/** A feed needs either the token or all client settings; Repliers has only a key. */
function credentialFlaws(slot: Slot, provider: ProviderName): InvalidSetting[] {
  const { values, bad } = slot;
  const clientId = nameOf(slot.slot, 'CLIENT_ID');
  const clientPart = CLIENT.find((part) => values[part] !== undefined);
  if (provider === 'repliers') {
    return clientPart === undefined
      ? needed(slot, ['TOKEN'], 'to the API key for repliers')
      : [bad(clientPart, 'must be empty for repliers, which uses an API key')];
  }
  if (clientPart !== undefined && values.TOKEN !== undefined) {
    return [bad('TOKEN', `must be empty when ${clientId} is set`)];
  }
  if (clientPart !== undefined) {
    return needed(slot, CLIENT, 'together with the other OAuth2 client settings of the feed');
  }
  return needed(slot, ['TOKEN'], `for a feed, or ${clientId} with its secret and token address`);
}

/** A token goes into a header, which refuses the quotation marks of a word processor. */
function tokenFlaws({ values, bad }: Slot): InvalidSetting[] {
  const isSendable = /^[\x21-\x7e]*$/.test(values.TOKEN ?? '');
  return isSendable ? [] : [bad('TOKEN', 'may contain only letters, digits and punctuation')];
}

/** The boards by folded name; undefined when the text is no such list or names an unknown board. */
function boardsOf(text: string): Map<string, number> | undefined {
  const boards = new Map<string, number>();
  for (const item of text.split(',')) {
    const [, name = '', id = ''] = /^(.+)=\s*(\d{1,9})\s*$/.exec(item) ?? [];
    if (fold(name) === '' || !boardOf(Number(id))) return undefined;
    boards.set(fold(name), Number(id));
  }
  return boards;
}

function credentialsOf(values: SlotValues): FeedCredentials {
  const { CLIENT_ID: clientId, CLIENT_SECRET: clientSecret, TOKEN_URL: tokenUrl } = values;
  return clientId !== undefined && clientSecret !== undefined && tokenUrl !== undefined
    ? { kind: 'client', clientId, clientSecret, tokenUrl }
    : { kind: 'bearer', token: values.TOKEN ?? '' };
}

/** Repliers identifies boards by number only. */
function boardFlaws(
  { bad }: Slot,
  provider: ProviderName,
  boards: ReadonlyMap<string, number> = new Map(),
): InvalidSetting[] {
  const isNumbered = [...boards.keys()].every((name) => name === '*' || /^\d{1,9}$/.test(name));
  return provider !== 'repliers' || isNumbered
    ? []
    : [bad('BOARDS', 'must name the boards of Repliers by number, such as "2=2, 86=86"')];
}

type Flaws = readonly InvalidSetting[];

/** The settings of one provider's feed, or the flaws in them. */
function feedOf(slot: Slot, provider: ProviderName): Outcome<FeedSettings, Flaws> {
  const { values, bad } = slot;
  const traits = PROVIDERS[provider];
  const boards = boardsOf(values.BOARDS ?? '');
  const photoHosts = readPhotoHosts(values.PHOTO_HOSTS ?? traits.photoHosts.join(','));
  const url = values.URL ?? traits.defaultUrl;
  const flaws = [
    ...needed(slot, url === undefined ? ['URL', 'BOARDS'] : ['BOARDS'], 'for a feed'),
    ...credentialFlaws(slot, provider),
    ...tokenFlaws(slot),
    ...addressFlaws(slot, 'URL'),
    ...addressFlaws(slot, 'TOKEN_URL'),
    ...boardFlaws(slot, provider, boards),
    ...(values.BOARDS === undefined || boards
      ? []
      : [
          bad(
            'BOARDS',
            'must be board names, each with = and the number of a board in site/boards.json, such as "Example Board=2, *=86"',
          ),
        ]),
    ...(photoHosts
      ? []
      : [bad('PHOTO_HOSTS', 'must be host names separated by commas, such as ddfcdn.realtor.ca')]),
  ];
  if (flaws.length > 0 || !boards || !photoHosts || url === undefined) return failure(flaws);
  const terms = {
    id: provider,
    settingPrefix: slot.slot.prefix,
    url: url.replace(/\/+$/, ''),
    boards,
    photoHosts,
  };
  return success(
    provider === 'repliers'
      ? { ...terms, provider, apiKey: values.TOKEN ?? '' }
      : { ...terms, provider, credentials: credentialsOf(values) },
  );
}

/** Settings without meaning when no feed is set: someone who sets one expects real listings. */
function uselessFlaws({ slot, values, bad }: Slot): InvalidSetting[] {
  const part = PARTS.find((each) => each !== 'PROVIDER' && values[each] !== undefined);
  return part === undefined
    ? []
    : [
        bad(
          'PROVIDER',
          `must be ${choice(Object.keys(PROVIDERS))} when ${nameOf(slot, part)} is set`,
        ),
      ];
}

const DEMO = 'demo';

/** The feed of a slot; undefined when the slot has none. */
function slotFeed(slot: Slot, withoutFeed: string): Outcome<FeedSettings | undefined, Flaws> {
  const { values, bad } = slot;
  const provider = values.PROVIDER ?? withoutFeed;
  if (provider === withoutFeed) {
    const flaws = uselessFlaws(slot);
    return flaws.length > 0 ? failure(flaws) : success(undefined);
  }
  if (!isProviderName(provider)) {
    const names = [...(withoutFeed === '' ? [] : [withoutFeed]), ...Object.keys(PROVIDERS)];
    return failure([bad('PROVIDER', `must be ${choice(names)}`)]);
  }
  return feedOf(slot, provider);
}

/** Two feeds must differ, and each board comes from only one of them. */
function bothFeeds(
  first: FeedSettings,
  second: FeedSettings,
  { bad }: Slot,
): Outcome<readonly FeedSettings[], Flaws> {
  const firstIds = new Set(first.boards.values());
  if ([...second.boards.values()].some((id) => firstIds.has(id))) {
    return failure([bad('BOARDS', 'must name only boards that are not in REALTY_FEED_BOARDS')]);
  }
  const id = first.id === second.id ? `${second.id}-2` : second.id;
  return success([first, { ...second, id }]);
}

/** Reads the settings of the feeds; refuses incomplete ones with the names of the missing settings. */
export function readFeedSettings(env: Environment): Outcome<readonly FeedSettings[], Flaws> {
  const [firstSlot, secondSlot] = FEED_SLOTS.map((slot) => readSlot(slot, env));
  if (!firstSlot?.ok) return firstSlot ?? success([]);
  if (!secondSlot?.ok) return secondSlot ?? success([]);
  const first = slotFeed(firstSlot.value, DEMO);
  const second = slotFeed(secondSlot.value, '');
  if (!first.ok || !second.ok) {
    return failure([...(first.ok ? [] : first.error), ...(second.ok ? [] : second.error)]);
  }
  if (second.value === undefined) return success(first.value === undefined ? [] : [first.value]);
  if (first.value === undefined) {
    return failure([
      secondSlot.value.bad('PROVIDER', 'must be empty when REALTY_PROVIDER is not set to a feed'),
    ]);
  }
  return bothFeeds(first.value, second.value, secondSlot.value);
}
