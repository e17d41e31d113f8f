import type { z } from 'zod/mini';
import type { ListingDocument } from '#src/contract/listings/listing.ts';
import {
  ADDRESS_TEXTS,
  CONDOMINIUM_TEXTS,
  DETAIL_COUNTS,
  DETAIL_TEXTS,
  LOT_TEXTS,
  OPEN_HOUSE_TEXTS,
  type ProviderListing,
  TIMESTAMPS,
} from '#src/contract/listings/provider/provider-listing.ts';
import { addressKey } from './address-key.ts';
import { standardStatusOf } from './status/standard-status.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : {};

/** Text as the provider gives it; null for empty or other values. */
function text(value: unknown): string | null {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** A number as the provider gives it; null for other values. */
function number(value: unknown): number | null {
  if (value === null || value === undefined || value === '') return null;
  const amount = Number(value);
  return Number.isFinite(amount) ? amount : null;
}

function measure(value: unknown): string | null {
  const amount = number(value);
  return amount === null ? null : amount.toFixed(2);
}

const namesOf = <Value>(names: readonly string[], from: Fields, as: (value: unknown) => Value) =>
  Object.fromEntries(names.map((name) => [name, as(from[name])]));

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const wordsOf = (value: unknown) => listOf(value).flatMap((word) => text(word) ?? []);

function detailsOf(from: Fields) {
  return {
    ...from,
    ...namesOf(DETAIL_TEXTS, from, text),
    ...namesOf(DETAIL_COUNTS, from, number),
    basement1: text(from['basement1'] ?? from['basement']),
    exteriorConstruction1: text(from['exteriorConstruction1'] ?? from['exteriorConstruction']),
    sqft: text(from['sqft']),
    numBedrooms: number(from['numBedrooms']),
    numBathrooms: number(from['numBathrooms']),
    numGarageSpaces: number(from['numGarageSpaces']),
  };
}

function condominiumOf(condominium: unknown) {
  if (condominium === null || condominium === undefined) return null;
  const from = fieldsOf(condominium);
  const fees = fieldsOf(from['fees']);
  return {
    ...from,
    ...namesOf(CONDOMINIUM_TEXTS, from, text),
    fees: { ...fees, maintenance: number(fees['maintenance']) },
    amenities: wordsOf(from['amenities']),
    stories: number(from['stories']),
  };
}

function timestampsOf({ timestamps, listDate }: ListingDocument) {
  const from = fieldsOf(timestamps);
  const listingUpdated = text(from['listingUpdated']) ?? listDate;
  return {
    ...from,
    ...namesOf(TIMESTAMPS, from, text),
    listingUpdated,
    repliersUpdatedOn: text(from['repliersUpdatedOn']) ?? listingUpdated,
  };
}

/** A listing with every field of the provider's version 2 answer, each of its documented type. */
export function toProviderListing(listing: ListingDocument): z.input<typeof ProviderListing> {
  const { mlsNumber, address, map, lot, listPrice } = listing;
  const days = number(listing.daysOnMarket);
  const timestamps = timestampsOf(listing);
  const form = {
    ...listing,
    resource: text(listing['resource']) ?? `Property:${mlsNumber}`,
    listPrice: (number(listPrice) ?? 0).toFixed(2),
    soldPrice: number(listing.soldPrice),
    soldDate: listing.soldDate ?? null,
    originalPrice: number(listing.originalPrice),
    daysOnMarket: days,
    simpleDaysOnMarket: number(listing['simpleDaysOnMarket']) ?? days,
    standardStatus: standardStatusOf(listing),
    assignment: text(listing['assignment']),
    occupancy: text(listing['occupancy']),
    updatedOn: text(listing['updatedOn']) ?? timestamps.listingUpdated,
    address: {
      ...address,
      ...namesOf(ADDRESS_TEXTS, fieldsOf(address), text),
      country: 'Canada',
      addressKey: address.streetName ? addressKey(address) : null,
    },
    map: map && { ...map, point: `POINT (${map.longitude} ${map.latitude})` },
    details: detailsOf(fieldsOf(listing.details)),
    lot: {
      ...lot,
      ...namesOf(LOT_TEXTS, fieldsOf(lot), text),
      width: measure(lot.width),
      depth: measure(lot.depth),
    },
    nearby: { amenities: wordsOf(fieldsOf(listing['nearby'])['amenities']) },
    condominium: condominiumOf(listing.condominium),
    timestamps,
    openHouse: listOf(listing['openHouse']).map((open) =>
      namesOf(OPEN_HOUSE_TEXTS, fieldsOf(open), text),
    ),
    agents: listOf(listing['agents']).map((agent) => {
      const { agentId = null, name } = fieldsOf(agent);
      return { agentId, name: text(name) };
    }),
  };
  // Tables give the names of a section, which the type of an object cannot express.
  return form as unknown as z.input<typeof ProviderListing>;
}
