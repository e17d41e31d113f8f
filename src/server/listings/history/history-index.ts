import type { HistoryQuery } from '#src/contract/listings/detail/history.ts';
import { provinceOf } from '#src/domain/places/provinces.ts';
import { shortForm } from '#src/domain/places/search-text.ts';
import { streetSuffixKey } from '#src/domain/places/street-suffixes.ts';
import { fold, slug } from '#src/lib/text/fold.ts';
import { addressKey } from '#src/domain/listing/address-key.ts';
import type { SlicedWork } from '#src/lib/sliced-work.ts';
import { houseNumber } from '../autocomplete/autocomplete-index.ts';
import { plainWords } from '../autocomplete/name-index.ts';
import { homeKey } from '#src/domain/listing/home-key.ts';
import { findByKey, placesByKey } from './key-index.ts';
import type { Layers } from '../directory/layers.ts';
import type { Derived, ListingDirectory } from '../directory/listing-directory.ts';
import { EntryList } from '../directory/EntryList.ts';
import type { ListingEntry } from '../directory/entry-store.ts';
import type { SavedForm } from '../directory/saved-forms.ts';

type Find = (key: string) => readonly ListingEntry[];

/** Listings by their place, including those that no search may find. */
export type HistoryIndex = {
  /** By house number and street name. */
  readonly byHouse: Find;
  readonly byAddressKey: Find;
  /** By the home, however its address is spelled. */
  readonly byHome: Find;
  readonly byNumber: Find;
};

const houseKey = (number: string, street: string) =>
  `${houseNumber(number)} ${plainWords(street).join(' ')}`;

/** The key of a listing in each index. */
const KEYS: Readonly<Record<keyof HistoryIndex, (entry: ListingEntry) => string>> = {
  byHouse: ({ streetNumber, streetName }) => houseKey(streetNumber ?? '', streetName ?? ''),
  byAddressKey: addressKey,
  byHome: (entry) => homeKey(entry) ?? addressKey(entry),
  byNumber: ({ mlsNumber }) => mlsNumber,
};

/** Listings arranged for finding them by place. */
type ArrangedHomes = {
  readonly entries: EntryList;
  /** The entries with a whole address. */
  readonly locatedEntries: EntryList;
  /** In the order of their keys: all entries for the number, those with an address for the others. */
  readonly places: Readonly<Record<keyof HistoryIndex, Uint32Array>>;
};

function* arrangedHomes(entries: EntryList): SlicedWork<ArrangedHomes> {
  const locatedEntries = yield* entries.filterInSlices(({ streetNumber, streetName }) =>
    Boolean(streetNumber && streetName),
  );
  const places = {
    byHouse: yield* placesByKey(locatedEntries, KEYS.byHouse),
    byAddressKey: yield* placesByKey(locatedEntries, KEYS.byAddressKey),
    byHome: yield* placesByKey(locatedEntries, KEYS.byHome),
    byNumber: yield* placesByKey(entries, KEYS.byNumber),
  };
  return { entries, locatedEntries, places };
}

type SavedHomes = {
  readonly rows: Uint32Array;
  readonly locatedRows: Uint32Array;
  readonly places: ArrangedHomes['places'];
};

const HOMES: SavedForm<ArrangedHomes, SavedHomes> = {
  name: 'homes',
  *saving({ entries, locatedEntries, places }) {
    yield;
    return { rows: entries.rows, locatedRows: locatedEntries.rows, places };
  },
  *restoring({ rows, locatedRows, places }, table) {
    yield;
    const locatedEntries = new EntryList(table, locatedRows);
    return { entries: new EntryList(table, rows), locatedEntries, places };
  },
};

function findIn(
  { entries, locatedEntries, places }: ArrangedHomes,
  name: keyof HistoryIndex,
): Find {
  const items = name === 'byNumber' ? entries : locatedEntries;
  return findByKey(items, KEYS[name], places[name]);
}

/**
 * The present index: the entries of its base that have not been replaced, then the changed and added ones.
 */
function bothLayers({ base, changes, replacedIds }: Layers<ArrangedHomes>): HistoryIndex {
  const find = (name: keyof HistoryIndex): Find => {
    const [findFormer, findChanged] = [findIn(base, name), findIn(changes, name)];
    return (key) => [
      ...findFormer(key).filter(({ id }) => !replacedIds.has(id)),
      ...findChanged(key),
    ];
  };
  return {
    byHouse: find('byHouse'),
    byAddressKey: find('byAddressKey'),
    byHome: find('byHome'),
    byNumber: find('byNumber'),
  };
}

/** The present listings of a directory by their place. Made once: it takes 24 bytes a listing. */
export function homesOf(directory: ListingDirectory): Derived<HistoryIndex> {
  const layers = directory.layeredWithWithheld(arrangedHomes, HOMES);
  const { isMade, whenMade } = layers;
  return Object.assign(() => bothLayers(layers()), { isMade, whenMade });
}

const code = (zip: string) => zip.toUpperCase().replaceAll(/[\s-]/g, '');

/** A part that is missing from the query agrees with any value. */
function agrees(
  question: string | undefined,
  recordedAt: string | null,
  form: (text: string) => string,
) {
  return question === undefined || (recordedAt !== null && form(recordedAt) === form(question));
}

function isThere(entry: ListingEntry, query: HistoryQuery): boolean {
  const short = (text: string) => plainWords(text).map(shortForm).join(' ');
  const province = (text: string) => provinceOf(text)?.code ?? fold(text);
  return (
    agrees(query.city, entry.city, slug) &&
    agrees(query.state, entry.state, province) &&
    agrees(query.streetSuffix, entry.streetSuffix, streetSuffixKey) &&
    agrees(query.streetDirection, entry.streetDirection, short) &&
    agrees(query.unitNumber, entry.unitNumber, houseNumber) &&
    (query.zip === undefined || code(entry.zip ?? '').startsWith(code(query.zip)))
  );
}

/**
 * The listings of the home a query names; by MLS number also those of the same address. A query without a
 * unit leaves out the units of a building only when the building itself is listed.
 */
export function listingsOfHome(index: HistoryIndex, query: HistoryQuery): readonly ListingEntry[] {
  if (query.mlsNumber !== undefined) {
    const numberedEntries = index.byNumber(query.mlsNumber.toUpperCase());
    const same = numberedEntries
      .filter(({ streetNumber, streetName }) => streetNumber && streetName)
      .flatMap((entry) => index.byHome(homeKey(entry) ?? addressKey(entry)));
    return [...new Map([...numberedEntries, ...same].map((entry) => [entry.id, entry])).values()];
  }
  if (query.addressKey !== undefined) {
    return index.byAddressKey(query.addressKey.toLowerCase());
  }
  const { streetNumber = '', streetName = '' } = query;
  const matches = index
    .byHouse(houseKey(streetNumber, streetName))
    .filter((entry) => isThere(entry, query));
  const buildingListings = matches.filter(
    ({ unitNumber }) => unitNumber === null || unitNumber === '',
  );
  return query.unitNumber === undefined && buildingListings.length > 0 ? buildingListings : matches;
}
