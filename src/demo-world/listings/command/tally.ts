import type { ListingDocument } from '#src/contract/listings/listing.ts';
import { HOME_KINDS, market } from '../market/market.ts';
import type { HomeKind } from '../market/market.ts';

/** Sums over the listings of one city and kind; sold means sold, not leased. */
export type Sums = {
  active: number;
  sold: number;
  leased: number;
  off: number;
  soldDollars: number;
  daysOnMarket: number;
  /** Sum of the ratios of paid to asked, 1 when they are the same. */
  ratios: number;
};

export type Tally = {
  count: number;
  readonly statuses: Map<string, number>;
  /** Counts of active listings by their two permissions, for example "Y/N". */
  readonly permissions: Map<string, number>;
  closedRestricted: number;
  /** By city, then kind. */
  readonly cities: Map<string, Map<HomeKind, Sums>>;
};

const KIND_OF = new Map(
  HOME_KINDS.flatMap((kind) =>
    market.homeTypes[kind].propertyTypes.map((propertyType) => [propertyType, kind] as const),
  ),
);

export function emptySums(): Sums {
  return { active: 0, sold: 0, leased: 0, off: 0, soldDollars: 0, daysOnMarket: 0, ratios: 0 };
}

export function emptyTally(): Tally {
  return {
    count: 0,
    statuses: new Map(),
    permissions: new Map(),
    closedRestricted: 0,
    cities: new Map(),
  };
}

function increase(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function sumsOf(tally: Tally, { address, details }: ListingDocument): Sums {
  const city = `${address.city}, ${address.state}`;
  const kinds = tally.cities.get(city) ?? new Map<HomeKind, Sums>();
  tally.cities.set(city, kinds);
  const kind = KIND_OF.get(details.propertyType ?? '') ?? 'other';
  const sums = kinds.get(kind) ?? emptySums();
  kinds.set(kind, sums);
  return sums;
}

function addSale(sums: Sums, { soldPrice, listPrice, daysOnMarket }: ListingDocument): void {
  sums.sold += 1;
  sums.soldDollars += Number(soldPrice);
  sums.daysOnMarket += Number(daysOnMarket);
  sums.ratios += Number(soldPrice) / Number(listPrice);
}

/** Adds a listing to the tally. */
export function addToTally(tally: Tally, document: ListingDocument): void {
  const { status, lastStatus, permissions } = document;
  const { displayAddressOnInternet: address, displayPublic } = permissions;
  const isRestricted = address !== 'Y' || displayPublic !== 'Y';
  const isClosed = lastStatus === 'Sld' || lastStatus === 'Lsd';
  const sums = sumsOf(tally, document);
  tally.count += 1;
  increase(tally.statuses, lastStatus);
  if (status === 'A') increase(tally.permissions, `${address}/${displayPublic}`);
  if (isClosed && isRestricted) tally.closedRestricted += 1;
  if (status === 'A') sums.active += 1;
  else if (lastStatus === 'Sld') addSale(sums, document);
  else if (lastStatus === 'Lsd') sums.leased += 1;
  else sums.off += 1;
}
