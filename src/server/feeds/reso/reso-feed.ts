import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import { boardIdIn, type ResoFeedSettings } from '../settings/feed-settings.ts';
import type { Watermark } from '../feed-store.ts';
import type { PausableClient } from '../http/request-pause.ts';
import type { FeedPage, FeedRecord, ListingFeed } from '../listing-feed.ts';
import type { MappingContext } from '../listing-mapping.ts';
import { isUnknownHomeType } from './home-words.ts';
import { isPriceOfPart, isUnknownAreaUnit } from './measures.ts';
import { resoMapping } from './mapping.ts';
import { linkedRecords } from './linked-records.ts';
import type { ODataClient } from './odata-client.ts';
import { officeNames } from './office-names.ts';
import type { ResoProfile } from './profiles.ts';
import { completeRecords } from './complete-records.ts';
import { photosOf, unknownHostsOf } from './media.ts';
import { type ResoListing, ResoRecord } from './reso-record.ts';
import { isSold, isUnknownStatus, statusRow } from './status-words.ts';
import { keyFilter, keysByCursor, replicatedKeys } from './record-keys.ts';

type ResoFeedOptions = Pick<MappingContext, 'centreOf' | 'soldTo'> & {
  readonly settings: Pick<ResoFeedSettings, 'id' | 'settingPrefix' | 'boards' | 'photoHosts'>;
  readonly name: string;
  readonly profile: ResoProfile;
  readonly client: ODataClient & PausableClient;
  readonly nowMs: () => number;
};

/** Raise it whenever more or other fields of a record are read, so that stored records are read anew. */
const MAPPING_REVISION = 10;

const NO_BROKERAGE = 'ListOfficeName: The brokerage is not known';

const ORDER = '$orderby=ModificationTimestamp,ListingKey';

/** Everything after a place; among records of one moment, those with later keys. */
function afterFilter({ modified, key }: Watermark): string {
  const filter = `ModificationTimestamp gt ${modified} or (ModificationTimestamp eq ${modified} and ListingKey gt '${key}')`;
  return `&$filter=${encodeURIComponent(filter)}`;
}

function withPlace(record: ResoListing): FeedRecord<ResoListing> {
  return { modified: record.ModificationTimestamp, key: record.ListingKey, record };
}

/** A provider that speaks the RESO Web API, as a feed of listings. */
export function resoFeed({
  settings: { id, settingPrefix, boards, photoHosts },
  name,
  profile,
  client,
  nowMs,
  soldTo,
  centreOf,
}: ResoFeedOptions): ListingFeed<ResoListing> {
  const resolveOffices = officeNames(client, nowMs);
  const boardIdOf = boardIdIn(boards);
  const boardsSetting = `${settingPrefix}_BOARDS`;

  /** The readable records, with the names of their offices. */
  async function read(
    raw: readonly unknown[],
  ): Promise<Outcome<readonly FeedRecord<ResoListing>[], string>> {
    const records = raw.flatMap((value) => {
      const record = ResoRecord.safeParse(value);
      return record.success ? [record.data] : [];
    });
    const resolvedRecords = profile.joinsOffices ? await resolveOffices(records) : success(records);
    if (!resolvedRecords.ok) return resolvedRecords;
    const listings = resolvedRecords.value.map((record): ResoListing => ({
      ...record,
      photoSet: { revision: null, photos: photosOf(record.Media, photoHosts) },
    }));
    return success(listings.map(withPlace));
  }

  async function readPage(
    count: number,
    filter = '',
  ): Promise<Outcome<FeedPage<ResoListing>, string>> {
    const page = await client.get(`Property?$top=${count}&${ORDER}${filter}`);
    if (!page.ok) return page;
    const { records: raw, nextUrl } = page.value;
    const records = await read(raw);
    if (!records.ok) return records;
    return success({
      records: records.value,
      unreadable: raw.length - records.value.length,
      // A server may give fewer records at a time than requested.
      isFull: nextUrl !== undefined || raw.length >= count,
    });
  }

  const feed: ListingFeed<ResoListing> = {
    id,
    revision: `${MAPPING_REVISION} ${JSON.stringify([[...boards].toSorted(), [...photoHosts].toSorted()])}`,
    name,
    isPaused: client.isPaused,
    boardIds: new Set(boards.values()),
    boardsSetting,
    carriesSold: profile.carriesSold,
    mapping: resoMapping({ profile, boardIdOf, soldTo, centreOf }),
    refusalOf(record) {
      const { StandardStatus, OriginatingSystemName, ListOfficeName, ListPriceUnit } = record;
      const boardId = boardIdOf(OriginatingSystemName);
      if (isPriceOfPart(ListPriceUnit)) return 'ListPriceUnit: The price is for only a part';
      if (!statusRow(StandardStatus)) return 'StandardStatus: Not a status that is shown';
      if (boardId === undefined) return `OriginatingSystemName: Not in ${boardsSetting}`;
      if (isSold(record) && soldTo(boardId) === 'nobody') {
        return 'StandardStatus: The board does not show its sold homes to anyone';
      }
      return ListOfficeName === null ? NO_BROKERAGE : null;
    },
    isIncomplete: (record) => profile.joinsOffices && feed.refusalOf?.(record) === NO_BROKERAGE,
    unknownValuesOf(record) {
      const { StandardStatus, LivingAreaUnits, PropertySubType } = record;
      return [
        ...(isUnknownStatus(StandardStatus) ? [`StandardStatus: ${StandardStatus}`] : []),
        ...(isUnknownAreaUnit(LivingAreaUnits) ? [`LivingAreaUnits: ${LivingAreaUnits}`] : []),
        ...(isUnknownHomeType(record) ? [`PropertySubType: ${PropertySubType}`] : []),
        ...unknownHostsOf(record.Media, photoHosts).map((host) => `host of photos: ${host}`),
      ];
    },
    async count() {
      const page = await client.get('Property?$top=1&$count=true');
      return page.ok ? success(page.value.count ?? null) : page;
    },
    sample: (count) => readPage(count),
    async page(after) {
      const page = await readPage(profile.pageSize, after ? afterFilter(after) : '');
      return page.ok && page.value.isFull && page.value.records.length === 0
        ? failure('The feed returned a page in which no record has a key and a time of change.')
        : page;
    },
    keys: () => (profile.keyList === 'replication' ? replicatedKeys(client) : keysByCursor(client)),
    async withKeys(keys) {
      if (keys.length === 0) return success([]);
      const path = `Property?$top=${keys.length}&$filter=${keyFilter('ListingKey', keys)}`;
      const records = await linkedRecords(client, path, keys.length);
      return records.ok ? read(records.value) : records;
    },
    async complete(records, storedPhotos) {
      if (profile.related === 'embedded') return success(records);
      const isShown = ({ record }: FeedRecord<ResoListing>) => !feed.refusalOf?.(record);
      return completeRecords(records, { client, storedPhotos, photoHosts, isShown });
    },
    photosOf: ({ photoSet }) => photoSet,
  };
  return feed;
}
