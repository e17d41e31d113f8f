import { expect, test } from 'vitest';
import { SEARCH_WORD_LIMIT } from '#src/contract/listings/search/values/search-limits.ts';
import type { MapArea } from '#src/contract/listings/search/values/map-area.ts';
import { keywordSets } from '#src/server/adapters/indexed/keyword-sets.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import { aListing, aRecord } from '#tests/support/listings/listings.ts';
import { openIndexedDatabase } from './index-files.ts';

const saying = (mlsNumber: string, description: string) =>
  aRecord({ mlsNumber, details: { ...aListing().details, description } });

async function someHomes() {
  const db = openIndexedDatabase();
  const listings = sqliteListings(db);
  await listings.put([
    saying('K1', 'A heated pool.'),
    saying('K2', 'A pool table.'),
    saying('K3', 'Dry.'),
  ]);
  const say = (mlsNumber: string, description: string) =>
    listings.put([saying(mlsNumber, description)]);
  return { say, sets: keywordSets(db) };
}

/** The ids of a set; homes are numbered from 1 in the order of their insertion. */
const idsOf = (set: Uint8Array) => [...set].flatMap((isIn, id) => (isIn ? [id] : []));

test('a set holds the homes with the wanted words and none of the unwanted', async () => {
  const { sets } = await someHomes();
  expect(idsOf(sets.matchesOf({ search: 'pool' }))).toEqual([1, 2]);
  expect(idsOf(sets.matchesOf({ search: 'pool, not:table' }))).toEqual([1]);
  expect(idsOf(sets.matchesOf({ search: 'not:pool' }))).toEqual([3]);
  expect(idsOf(sets.matchesOf({ search: 'pool, dry' }))).toEqual([]);
  expect(idsOf(sets.matchesOf({ search: '!' }))).toEqual([]);
});

test('a set is cached until it is forgotten', async () => {
  const { say, sets } = await someHomes();
  const before = sets.matchesOf({ search: 'pool' });
  await say('K3', 'A pool after all.');
  expect(sets.matchesOf({ search: 'pool' })).toBe(before);
  sets.forget();
  expect(idsOf(sets.matchesOf({ search: 'pool' }))).toEqual([1, 2, 3]);
});

test('caches only the most recently used sets, to bound memory', async () => {
  const { sets } = await someHomes();
  const [pool, dry] = [sets.matchesOf({ search: 'pool' }), sets.matchesOf({ search: 'dry' })];
  for (let i = 0; i < 15; i += 1) sets.matchesOf({ search: `word${i}` });
  expect(sets.matchesOf({ search: 'dry' })).toBe(dry);
  expect(sets.matchesOf({ search: 'pool' })).not.toBe(pool);
});

test('matches word prefixes, whether they have few completions or many', async () => {
  const { say, sets } = await someHomes();
  await say(
    'K3',
    'Pooled heat; pools, poolside 1 poolroom2 pool3a pool4a pool5a pool6a pool7a pool8a',
  );
  await say('K4', 'pool9a pool10a pool11a: a whirlpool is no pool.');
  await say('K5', 'A whirlpool, a spool.');
  expect(idsOf(sets.matchesOf({ search: 'pool' }))).toEqual([1, 2, 3, 4]);
  expect(idsOf(sets.matchesOf({ search: 'poolside' }))).toEqual([3]);
  expect(idsOf(sets.matchesOf({ search: 'whirl' }))).toEqual([4, 5]);
  expect(idsOf(sets.matchesOf({ search: 'a whirlp' }))).toEqual([4, 5]);
  expect(
    idsOf(sets.matchesOf({ search: 'Pôolsi', searchFields: ['details.description'] })),
  ).toEqual([3]);
  expect(idsOf(sets.matchesOf({ search: 'pool', searchFields: ['details.extras'] }))).toEqual([]);
});

async function homesInWords() {
  const db = openIndexedDatabase();
  await sqliteListings(db).put([
    saying('W1', 'A separate basement apartment, renovated.'),
    saying('W2', 'Apartments above a finished basement. Renovation in 2019.'),
    saying('W3', 'Set apart, with a bed for dogs and 2 beds.'),
    saying('W4', 'A bedroom for families, close to the city.'),
  ]);
  const sets = keywordSets(db);
  return (search: string, searchOperator?: 'AND' | 'OR') =>
    idsOf(sets.matchesOf({ search, ...(searchOperator && { searchOperator }) }));
}

test('matches all words, any word or the exact phrase', async () => {
  const find = await homesInWords();
  expect(find('basement apartment')).toEqual([1]);
  expect(find('basement apartment', 'AND')).toEqual([1, 2]);
  expect(find('apartment basement', 'AND')).toEqual([1, 2]);
  expect(find('basement city', 'OR')).toEqual([1, 2, 4]);
  expect(find('basement apartment, not:renovated', 'AND')).toEqual([]);
  expect(find('basement city, not:apartment', 'OR')).toEqual([4]);
  expect(find('not:basement', 'AND')).toEqual([3, 4]);
});

test('matches inflected forms of a word but not other words with the same beginning', async () => {
  const find = await homesInWords();
  for (const operator of [undefined, 'AND'] as const) {
    expect(find('apartments', operator)).toEqual([1, 2]);
    expect(find('renovations', operator)).toEqual([1, 2]);
    expect(find('renovated', operator)).toEqual([1, 2]);
    expect(find('cities', operator)).toEqual([4]);
    expect(find('apart', operator)).toEqual([1, 2, 3]);
  }
  expect(find('bed', 'AND')).toEqual([3]);
  expect(find('dog', 'AND')).toEqual([3]);
  expect(find('201', 'AND')).toEqual([]);
  expect(find('2019', 'AND')).toEqual([2]);
});

test('searches for up to the maximum number of words', async () => {
  const find = await homesInWords();
  const many = Array.from({ length: SEARCH_WORD_LIMIT - 1 }, () => 'abcd').join(' ');
  expect(find(`${many} city`, 'OR')).toEqual([4]);
  expect(find(`${many} city`, 'AND')).toEqual([]);
});

const TORONTO = { latitude: 43.7, longitude: -79.4 };
const VANCOUVER = { latitude: 49.25, longitude: -123.1 };

const around = ({ latitude, longitude }: typeof TORONTO): MapArea => [
  [
    [longitude - 0.1, latitude - 0.1],
    [longitude + 0.1, latitude - 0.1],
    [longitude + 0.1, latitude + 0.1],
    [longitude - 0.1, latitude + 0.1],
  ],
];

const sayingAt = (mlsNumber: string, map: typeof TORONTO, status: 'A' | 'U') => {
  const details = { ...aListing().details, description: 'A pool.' };
  return aRecord({ mlsNumber, details, map, status, lastStatus: status === 'A' ? 'New' : 'Sld' });
};

async function homesFarApart() {
  const db = openIndexedDatabase();
  const listings = sqliteListings(db);
  await listings.put([
    sayingAt('F1', VANCOUVER, 'U'),
    sayingAt('F2', TORONTO, 'A'),
    sayingAt('F3', VANCOUVER, 'A'),
    sayingAt('F4', TORONTO, 'U'),
  ]);
  return { listings, sets: keywordSets(db) };
}

test('reads only the words of homes in the searched area and with the searched status', async () => {
  const { sets } = await homesFarApart();
  const inToronto = { search: 'pool', map: around(TORONTO) };
  expect(idsOf(sets.matchesOf({ ...inToronto, status: ['A'] }))).toEqual([2]);
  expect(idsOf(sets.matchesOf({ ...inToronto, status: ['U'] }))).toEqual([2, 4]);
  expect(idsOf(sets.matchesOf({ search: 'pool', map: around(VANCOUVER) }))).toEqual([1, 2, 3, 4]);
  sets.forget();
  expect(idsOf(sets.matchesOf({ ...inToronto, status: ['A', 'U'] }))).toEqual([2, 4]);
  expect(idsOf(sets.matchesOf({ search: 'pool' }))).toEqual([1, 2, 3, 4]);
});

test('reads the words of a home that moved, sold or was removed at its current place', async () => {
  const { listings, sets } = await homesFarApart();
  await listings.put([
    sayingAt('F2', VANCOUVER, 'A'),
    sayingAt('F3', VANCOUVER, 'U'),
    sayingAt('F3', TORONTO, 'A'),
  ]);
  await listings.remove([{ mlsNumber: 'F1', boardId: 2 }], '2026-11-21');
  const active = { search: 'pool', status: ['A' as const] };
  expect(idsOf(sets.matchesOf({ ...active, map: around(TORONTO) }))).toEqual([3]);
  sets.forget();
  expect(idsOf(sets.matchesOf({ ...active, map: around(VANCOUVER) }))).toEqual([2]);
  sets.forget();
  expect(idsOf(sets.matchesOf({ search: 'pool' }))).toEqual([2, 3, 4]);
});
