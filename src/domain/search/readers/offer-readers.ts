import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { OFFER_FIELDS } from '#src/contract/listings/search/fields/offer-fields.ts';
import { fold } from '#src/lib/text/fold.ts';
import { yearlyUpkeep } from '../../budget/yearly-upkeep.ts';
import {
  dayNumber,
  daysOf,
  parseDay,
  priceChange,
  parseInteger,
} from '../../listing/field-values.ts';
import { isCancelled } from '../../listing/open-house.ts';
import { standardStatusOf } from '../../listing/status/standard-status.ts';
import { asWritten, extra, extraList, extraText, type ReadersOf } from './field-reader.ts';

const DAY_SECONDS = 86_400;

const lowerCase = (word: string) => word.toLowerCase();
const classKey = (word: string) => word.replace(/Property$/, '').toLowerCase();
const changeKey = (change: string | number) =>
  ({ decrease: -1, increase: 1 })[change] ?? Number(change);

/** The second of a time; for a day its first or its last. */
function secondOf(value: string, end: 'atLeast' | 'atMost'): number {
  if (value.length > 10) return Math.floor(Date.parse(value) / 1000);
  const day = dayNumber(value);
  return end === 'atLeast' ? day * DAY_SECONDS : (day + 1) * DAY_SECONDS - 1;
}

const updatedOn = ({ timestamps, listDate }: ListingDocument) =>
  timestamps.listingUpdated ?? listDate;

function agentWords(listing: ListingDocument): string[] {
  return extraList(listing, 'agents').flatMap((agent) =>
    typeof agent === 'object' && agent !== null
      ? ['name', 'agentId'].flatMap((name) => extraText(agent, name) ?? [])
      : [],
  );
}

function openHouseDays(listing: ListingDocument): number[] {
  return extraList(listing, 'openHouse').flatMap((open) => {
    if (typeof open !== 'object' || open === null) return [];
    const day = parseDay(extra(open, 'date'));
    return day === null || isCancelled(extra(open, 'status')) ? [] : [day];
  });
}

/** How each field of the offer is read from a listing, and which are rare. */
export const OFFER_READERS = {
  status: {
    read: ({ status }) => status,
    key: asWritten,
    isPublic: true,
    isRequired: true,
  },
  type: {
    read: ({ type }) => type,
    key: lowerCase,
    isPublic: true,
    isRequired: true,
  },
  class: { read: (listing) => listing.class, key: classKey, isPublic: true },
  lastStatus: { read: ({ lastStatus }) => lastStatus, key: asWritten },
  standardStatus: { read: standardStatusOf, key: fold },
  boardId: {
    read: ({ boardId }) => boardId,
    key: asWritten,
    isNumber: true,
    isPublic: true,
    isRequired: true,
  },
  mlsNumber: {
    read: ({ mlsNumber }) => mlsNumber,
    key: (word: string) => word.toUpperCase(),
    isPublic: true,
    isRequired: true,
    isRare: true,
  },
  listPrice: { read: ({ listPrice }) => parseInteger(listPrice) },
  soldPrice: { read: ({ soldPrice }) => parseInteger(soldPrice) },
  priceChange: {
    read: (listing) => priceChange(listing),
    key: changeKey,
    isNumber: true,
  },
  annualTax: { read: ({ taxes }) => parseInteger(taxes.annualAmount) },
  maintenanceFee: {
    read: ({ condominium }) => parseInteger(condominium?.fees.maintenance),
  },
  yearlyUpkeep: { read: yearlyUpkeep },
  listDay: {
    read: ({ listDate }) => daysOf(listDate),
    readBound: dayNumber,
    ends: ['listDayFirst', 'listDayLast'],
    isPublic: true,
    isRequired: true,
  },
  soldDay: {
    read: ({ soldDate }) => daysOf(soldDate),
    readBound: dayNumber,
    ends: ['soldDayFirst', 'soldDayLast'],
    isPublic: true,
  },
  closedDay: {
    read: ({ timestamps, soldDate }) => parseDay(extra(timestamps, 'closedDate') ?? soldDate),
    readBound: dayNumber,
  },
  unavailableDay: {
    read: ({ timestamps, soldDate }) => parseDay(extra(timestamps, 'unavailableDate') ?? soldDate),
    readBound: dayNumber,
  },
  openHouseDays: { read: openHouseDays, readBound: dayNumber },
  daysOnMarket: { read: ({ daysOnMarket }) => parseInteger(daysOnMarket) },
  updatedSecond: {
    read: (listing) => Math.floor(Date.parse(updatedOn(listing)) / 1000),
    readBound: secondOf,
  },
  repliersUpdatedSecond: {
    read: (listing) => {
      const updatedAt = extraText(listing.timestamps, 'repliersUpdatedOn') ?? updatedOn(listing);
      return Math.floor(Date.parse(updatedAt) / 1000);
    },
    readBound: secondOf,
  },
  photoCount: { read: ({ images }) => images?.length ?? 0 },
  brokerage: { read: ({ office }) => office.brokerageName, key: fold },
  agents: { read: agentWords, key: fold },
  agentCount: { read: (listing) => extraList(listing, 'agents').length },
  displayPublic: {
    read: ({ permissions }) => permissions.displayPublic,
    key: asWritten,
    isPublic: true,
    isRequired: true,
  },
  displayAddress: {
    read: ({ permissions }) => permissions.displayAddressOnInternet,
    key: asWritten,
    isPublic: true,
    isRequired: true,
  },
  displayInternet: {
    // Only listings that may be shown on the internet have a public view.
    read: (listing) =>
      'restricted' in listing || listing.permissions.displayInternetEntireListing === 'Y'
        ? 'Y'
        : 'N',
    key: asWritten,
    isPublic: true,
    isRequired: true,
  },
} as const satisfies ReadersOf<typeof OFFER_FIELDS>;
