import { expect, test } from 'vitest';
import { keywordSets } from '#src/server/adapters/indexed/keyword-sets.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings.ts';
import { aListing, aRecord } from '#tests/support/listings.ts';
import { opened } from './index-files.ts';

const saying = (mlsNumber: string, description: string) =>
  aRecord({ mlsNumber, details: { ...aListing().details, description } });

async function someHomes() {
  const db = opened();
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

/** The ids of a set; the homes have those from 1 on, in the order they were put. */
const idsOf = (set: Uint8Array) => [...set].flatMap((isIn, id) => (isIn ? [id] : []));

test('a set holds what has the wanted words and none of the unwanted', async () => {
  const { sets } = await someHomes();
  expect(idsOf(sets.found('pool', undefined))).toEqual([1, 2]);
  expect(idsOf(sets.found('pool, not:table', undefined))).toEqual([1]);
  expect(idsOf(sets.found('not:pool', undefined))).toEqual([3]);
  expect(idsOf(sets.found('pool, dry', undefined))).toEqual([]);
  expect(idsOf(sets.found('!', undefined))).toEqual([]);
});

test('a set is kept until it is forgotten', async () => {
  const { say, sets } = await someHomes();
  const before = sets.found('pool', undefined);
  await say('K3', 'A pool after all.');
  expect(sets.found('pool', undefined)).toBe(before);
  sets.forget();
  expect(idsOf(sets.found('pool', undefined))).toEqual([1, 2, 3]);
});

test('only the sets asked last are kept, so that memory stays small', async () => {
  const { sets } = await someHomes();
  const [pool, dry] = [sets.found('pool', undefined), sets.found('dry', undefined)];
  for (let i = 0; i < 15; i += 1) sets.found(`word${i}`, undefined);
  expect(sets.found('dry', undefined)).toBe(dry);
  expect(sets.found('pool', undefined)).not.toBe(pool);
});
