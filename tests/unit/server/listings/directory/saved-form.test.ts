import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { mulberry32 } from '#src/lib/random.ts';
import { extractArrays } from '#src/server/adapters/snapshots/snapshot-values.ts';
import { autocomplete } from '#src/server/listings/autocomplete/autocomplete.ts';
import { activeCounts, listingTotals } from '#src/server/listings/directory/active-counts.ts';
import { SAVED_FORM } from '#src/server/listings/directory/snapshot-store.ts';
import { homesForSale } from '#src/server/listings/directory/homes-for-sale.ts';
import { listingDirectory } from '#src/server/listings/directory/listing-directory.ts';
import { publicPages } from '#src/server/listings/directory/public-pages.ts';
import { homesOf } from '#src/server/listings/history/history-index.ts';
import { anEntry } from '#tests/support/listings/entries.ts';
import { RecordedEntries, snapshotsInMemory } from '#tests/support/listings/recorded-entries.ts';

/** When a computation changes, raise the form and put the new digest here. */
const LATEST = {
  form: 1,
  digest: '693321f3a9f77f798fd9570024d29bd837ed0888ed2b60cac98084b66efd7480',
};

const STREETS = ['Maple', "rue de l'Église", 'St. Clair', 'O’Connor', 'Crème-Brûlée', 'Highway 7'];
const SUFFIXES = ['Street', 'Ave', 'Crescent', 'chemin', null];
const CITIES = ['Toronto', 'Montréal', 'St. Catharines', 'Sault Ste. Marie', 'Québec'];

function someEntries() {
  const random = mulberry32(24);
  const oneOf = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  return Array.from({ length: 300 }, (_, id) =>
    anEntry({
      id: id % 20 === 19 ? -id : id,
      mlsNumber: `${oneOf(['C', 'W', 'X-'])}${1000 + id}`,
      standing: id % 20 === 19 ? 'ended' : 'listed',
      isRestricted: id % 7 === 0,
      status: oneOf(['A', 'U']),
      lastStatus: oneOf(['New', 'Sc', 'Sld', 'Pc']),
      class: oneOf(['ResidentialProperty', 'CondoProperty', null]),
      updatedOn: oneOf(['2026-10-01T12:00:00.000Z', '2026-11-01', null]),
      streetNumber: oneOf(['4', '18A', '18 a', '', null]),
      streetName: oneOf([...STREETS, null]),
      streetSuffix: oneOf(SUFFIXES),
      streetDirection: oneOf(['N', 'West', null]),
      unitNumber: oneOf(['204', '#5', null]),
      city: oneOf(CITIES),
      neighborhood: oneOf(['The Beaches', 'Île-des-Sœurs', null]),
      state: oneOf(['Ontario', 'QC', 'Elsewhere']),
    }),
  );
}

/** A version that derives the kept values differently has to derive them afresh. */
test('the saved values match their digest unless the form number is raised', async () => {
  const snapshots = snapshotsInMemory();
  const directory = listingDirectory(new RecordedEntries(someEntries()).opened(), { snapshots });
  for (const derive of [activeCounts, listingTotals, homesForSale, homesOf, publicPages]) {
    derive(directory);
  }
  const repository = { findAll: async () => [], findSummaries: async () => [] };
  autocomplete({ directory, repository });
  await directory.warm();
  const { json, arrays } = extractArrays(snapshots.latest);
  const digest = createHash('sha256').update(json);
  for (const array of arrays) digest.update(array);
  expect({ form: SAVED_FORM, digest: digest.digest('hex') }).toEqual(LATEST);
  expect(Object.keys(snapshots.latest?.values ?? {})).toHaveLength(7);
});
