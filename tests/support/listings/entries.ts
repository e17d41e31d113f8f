import type { ListingEntry } from '#src/server/listings/directory/entry-store.ts';

const ENTRY: ListingEntry = {
  id: 1,
  mlsNumber: 'C1',
  boardId: 2,
  isRestricted: false,
  standing: 'listed',
  type: 'Sale',
  class: 'ResidentialProperty',
  status: 'A',
  lastStatus: 'New',
  propertyType: 'Detached',
  updatedOn: '2026-10-01T12:00:00.000Z',
  streetNumber: '4',
  streetName: 'Maple',
  streetSuffix: 'Street',
  streetDirection: null,
  unitNumber: null,
  city: 'Toronto',
  area: 'Toronto',
  neighborhood: null,
  state: 'Ontario',
  zip: 'M5V 0A0',
};

/** An entry of the directory of listings. */
export function anEntry(parts: Partial<ListingEntry> = {}): ListingEntry {
  return { ...ENTRY, ...parts };
}

/** The contents of an entry, however it is stored. */
export function plainEntry(entry: ListingEntry): ListingEntry {
  const names = Object.keys(ENTRY) as (keyof ListingEntry)[];
  return Object.fromEntries(names.map((name) => [name, entry[name]])) as ListingEntry;
}
