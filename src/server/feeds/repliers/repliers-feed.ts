import type * as z from 'zod/mini';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import type { Watermark } from '../feed-store.ts';
import type { PausableClient } from '../http/request-pause.ts';
import type { FeedRecord, ListingFeed } from '../listing-feed.ts';
import type { MappingContext } from '../listing-mapping.ts';
import { boardIdIn, type RepliersFeedSettings } from '../settings/feed-settings.ts';
import { deletedKeys } from './deleted-keys.ts';
import { repliersMapping } from './mapping.ts';
import { photosOf, unknownHostsOf } from './photos.ts';
import { REPLIERS } from './profile.ts';
import { recordWalk } from './record-walk.ts';
import type { RepliersQuery, RepliersClient } from './repliers-client.ts';
import { recordKey, RepliersKey, type RepliersListing, RepliersRecord } from './repliers-record.ts';
import { isHiddenStatus, isSold, statusWord, unknownWordsOf } from './words.ts';

type RepliersFeedOptions = Pick<MappingContext, 'centreOf' | 'soldTo'> & {
  readonly settings: Pick<RepliersFeedSettings, 'id' | 'settingPrefix' | 'boards' | 'photoHosts'>;
  readonly name: string;
  readonly client: RepliersClient & PausableClient;
  readonly nowMs: () => number;
  /** Records per request. */
  readonly pageSize?: number;
};

/** Raise it whenever more or other fields of a record are read, so that stored records are read anew. */
const MAPPING_REVISION = 6;

/** A search may miss a record for some time after its change, so younger changes are read later. */
const SETTLE_MS = 2 * 60_000;

/** Far more than the records of some numbers on all boards. */
const MOST_PAGES = 100;

/** Keeps addresses within the length that servers read. */
const KEYS_AT_ONCE = 50;

type Placed = FeedRecord<RepliersListing>;
type PlacedKey = Watermark & { readonly record: z.infer<typeof RepliersKey> };

/** The boards to request; all boards of the key when the settings map others, too. */
function boardsAsked(boards: ReadonlyMap<string, number>): RepliersQuery {
  return boards.has('*') ? {} : { boardId: [...boards.keys()] };
}

/** The MLS numbers in keys of records, each once. */
function numbersIn(keys: readonly string[]): readonly string[] {
  return [...new Set(keys.map((key) => key.slice(key.indexOf(':') + 1)))];
}

/** Repliers as a feed of listings. */
export function repliersFeed({
  settings: { id, settingPrefix, boards, photoHosts },
  name,
  client,
  nowMs,
  soldTo,
  centreOf,
  pageSize = REPLIERS.pageSize,
}: RepliersFeedOptions): ListingFeed<RepliersListing> {
  const boardIdOf = boardIdIn(boards);
  const boardsSetting = `${settingPrefix}_BOARDS`;
  const boardQuery = boardsAsked(boards);

  function readRecord(raw: unknown): Placed | undefined {
    const parsed = RepliersRecord.safeParse(raw);
    if (!parsed.success) return undefined;
    const record = { ...parsed.data, photoSet: photosOf(parsed.data, photoHosts) };
    return { modified: record.timestamps.repliersUpdatedOn, key: recordKey(record), record };
  }

  function readKey(raw: unknown): PlacedKey | undefined {
    const parsed = RepliersKey.safeParse(raw);
    if (!parsed.success) return undefined;
    const record = parsed.data;
    return { modified: record.timestamps.repliersUpdatedOn, key: recordKey(record), record };
  }

  const step = recordWalk({ client, pageSize, query: boardQuery, read: readRecord });

  const ask = (query: RepliersQuery, pageNum = 1) =>
    client.page({
      path: 'listings',
      query: { ...boardQuery, status: ['A', 'U'], ...query },
      pageNum,
    });

  /** The existing records among some keys; the numbers of two boards may be the same. */
  async function recordsAt(keys: readonly string[]): Promise<Outcome<readonly Placed[], string>> {
    const keySet = new Set(keys);
    const records = new Map<string, Placed>();
    for (let pageNum = 1; pageNum <= MOST_PAGES; pageNum += 1) {
      const page = await ask({ mlsNumber: numbersIn(keys), resultsPerPage: pageSize }, pageNum);
      if (!page.ok) return failure(page.error.sentence);
      for (const raw of page.value.records) {
        const record = readRecord(raw);
        if (record && keySet.has(record.key)) records.set(record.key, record);
      }
      if (page.value.isLast || page.value.records.length === 0) {
        return success([...records.values()]);
      }
    }
    return failure('The feed returns endless pages for some MLS numbers.');
  }

  return {
    id,
    revision: `${MAPPING_REVISION} ${JSON.stringify([[...boards].toSorted(), [...photoHosts]])}`,
    name,
    isPaused: client.isPaused,
    boardIds: new Set(boards.values()),
    boardsSetting,
    isOfOtherBoard: (key) => boardIdOf(key.slice(0, key.indexOf(':'))) === undefined,
    carriesSold: REPLIERS.carriesSold,
    mapping: repliersMapping({ boardIdOf, soldTo, centreOf }),
    refusalOf(record) {
      const boardId = boardIdOf(String(record.boardId));
      if (boardId === undefined) return `boardId: Not in ${boardsSetting}`;
      if (!statusWord(record.status) || isHiddenStatus(record.standardStatus)) {
        return 'status: Not a status that is shown';
      }
      if (isSold(record) && soldTo(boardId) === 'nobody') {
        return 'lastStatus: The board does not show its sold homes to anyone';
      }
      return record.office.brokerageName === null
        ? 'office.brokerageName: The brokerage is not known'
        : null;
    },
    unknownValuesOf: (record) => [
      ...unknownWordsOf(record),
      ...unknownHostsOf(record.images, photoHosts).map((host) => `host of photos: ${host}`),
    ],
    async count() {
      const page = await ask({ listings: 'false' });
      return page.ok ? success(page.value.count) : failure(page.error.sentence);
    },
    async sample(count) {
      const page = await ask({ sortBy: 'repliersUpdatedOnDesc', resultsPerPage: count });
      if (!page.ok) return failure(page.error.sentence);
      const { records: raw, isLast } = page.value;
      const records = raw.flatMap((each) => readRecord(each) ?? []);
      return success({ records, unreadable: raw.length - records.length, isFull: !isLast });
    },
    async page(after) {
      const stretch = await step(after);
      if (!stretch.ok) return stretch;
      const { rows, unreadable, isEnd } = stretch.value;
      const settledMs = nowMs() - SETTLE_MS;
      const records = rows.filter(({ modified }) => Date.parse(modified) <= settledMs);
      return success({ records, unreadable, isFull: !isEnd && records.length === rows.length });
    },
    async keys() {
      const stepKeys = recordWalk({
        client,
        pageSize,
        query: { ...boardQuery, fields: 'mlsNumber,boardId,timestamps.repliersUpdatedOn' },
        read: readKey,
      });
      const keys = new Set<string>();
      let from: Watermark | undefined;
      let [total, unreadable] = [Number.NaN, 0];
      for (;;) {
        const stretch = await stepKeys(from);
        if (!stretch.ok) return stretch;
        const { rows, count, isEnd } = stretch.value;
        if (from === undefined) total = count;
        unreadable += stretch.value.unreadable;
        for (const { key } of rows) keys.add(key);
        from = rows.at(-1) ?? from;
        if (!isEnd) continue;
        return keys.size + unreadable < total
          ? failure(
              `The list of all listings is incomplete: ${keys.size} of ${total} were received.`,
            )
          : success(keys);
      }
    },
    deletedSince: (day) => deletedKeys(client, { day, boards }),
    async withKeys(keys) {
      const records: Placed[] = [];
      for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
        const part = await recordsAt(keys.slice(at, at + KEYS_AT_ONCE));
        if (!part.ok) return part;
        records.push(...part.value);
      }
      return success(records);
    },
    complete: async (records) => success(records),
    photosOf: ({ photoSet }) => photoSet,
  };
}
