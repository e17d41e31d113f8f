import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { autocompleteListings } from '#src/contract/listings/autocomplete/autocomplete.ts';
import { SUMMARY_FIELDS } from '#src/contract/listings/listing.ts';
import { fieldPicker } from '#src/domain/listing/summary/field-picker.ts';
import type { ListingRepository } from '#src/server/listings/repository.ts';
import { aListing, aRecord, HIDDEN } from '#tests/support/listings/listings.ts';
import { aRealtyApp } from '#tests/support/app/realty-app.ts';

let app: FastifyInstance;
let repository: ListingRepository;

const at = (streetNumber: string, streetName: string, changes = {}) => ({
  address: { ...aListing().address, streetNumber, streetName, ...changes },
});
const withUpdate = (listingUpdated: string) => ({
  timestamps: { listingUpdated, expiryDate: null },
});

beforeAll(async () => {
  ({ app, repository } = await aRealtyApp([
    aRecord({ mlsNumber: 'C1000', ...at('18', 'Maple'), ...withUpdate('2026-10-04') }),
    aRecord({ mlsNumber: 'C1001', ...at('20', 'Maple'), ...withUpdate('2026-10-05') }),
    aRecord({ mlsNumber: 'C1002', ...at('18', 'Mapleborough', { streetSuffix: 'Road' }) }),
    aRecord({
      mlsNumber: 'W2000',
      ...at('7', 'Queen', { streetSuffix: 'Street', streetDirection: 'W' }),
    }),
    aRecord({
      mlsNumber: 'W2001',
      ...at('9', 'St. Clair', { unitNumber: '204' }),
      status: 'U',
      lastStatus: 'Sld',
    }),
    aRecord({
      mlsNumber: 'M3000',
      boardId: 86,
      type: 'Lease',
      ...at('3', "Rue de l'Église", { streetSuffix: null, city: 'Montréal', state: 'Quebec' }),
    }),
    aRecord({ mlsNumber: 'X9000', permissions: HIDDEN, ...at('55', 'Hidden') }),
  ]));
});
afterAll(() => app.close());

const ask = (query: string) => app.inject(`/api/realty/autocomplete?${encodeURI(query)}`);
const findMlsNumbers = async (query: string): Promise<string[]> =>
  (await ask(query)).json().listings.map(({ mlsNumber }: { mlsNumber: string }) => mlsNumber);

test.each([
  ['C1000', ['C1000']],
  ['c10', ['C1001', 'C1000', 'C1002']],
  ['18 maple', ['C1000', 'C1002']],
  ['18 Maple Avenue', ['C1000']],
  ['18 maple ave, Toronto, ON', ['C1000']],
  ['20 mapel', ['C1001']],
  ['99 maple', []],
  ['maple', ['C1001', 'C1000', 'C1002']],
  ['mapl', ['C1001', 'C1000', 'C1002']],
  ['mpale', ['C1001', 'C1000', 'C1002']],
  ['mapel avenue', ['C1001', 'C1000']],
  ['queen st w', ['W2000']],
  ['quene', ['W2000']],
  ['clair', ['W2001']],
  ['st clair', ['W2001']],
  ['204 - 9 st. clair', ['W2001']],
  ['204-9 st clair', ['W2001']],
  ['eglise', ['M3000']],
  ['montreal', ['M3000']],
  ['montrael', ['M3000']],
  ['X9', ['X9000']],
  ['hidden', []],
  ['55 hidden', []],
  ['zzzzzz', []],
  [',,', []],
  [' , toronto', []],
])('%s finds %j', async (search, expected) => {
  const numbers = await findMlsNumbers(`search=${search}`);
  expect(numbers.slice(0, expected.length || 1)).toEqual(expected);
});

test('the reply matches the contract, with five listings per page', async () => {
  const response = await ask('search=toronto&aggregates=address.city');
  expect(autocompleteListings.reply.safeParse(response.json()).error).toBeUndefined();
  expect(response.json()).toMatchObject({
    page: 1,
    numPages: 2,
    pageSize: 5,
    count: 6,
    aggregates: { address: { city: { Toronto: 6 } } },
  });
  expect(response.json().listings).toHaveLength(5);
});

test('sorts off-market listings after active ones and restricted listings last', async () => {
  expect((await findMlsNumbers('search=toronto&resultsPerPage=10')).slice(-2)).toEqual([
    'W2001',
    'X9000',
  ]);
  expect(await findMlsNumbers('search=toronto&status=U')).toEqual(['W2001']);
  expect(await findMlsNumbers('search=montreal&type=sale')).toEqual([]);
});

test('searches only the named fields', async () => {
  expect(await findMlsNumbers('search=18 maple&searchFields=mlsNumber,address.city')).toEqual([]);
  expect(await findMlsNumbers('search=maple&searchFields=address.streetName')).toHaveLength(3);
  expect(await findMlsNumbers('search=maple&searchFields=address.zip')).toEqual([]);
});

test('returns the requested fields, and the public view of a restricted listing', async () => {
  const open = await ask('search=C1000&fields=,mlsNumber,address.streetName');
  expect(open.json().listings).toEqual([{ mlsNumber: 'C1000', address: { streetName: 'Maple' } }]);
  const hiddenReply = await ask('search=X9000&fields=mlsNumber,address.streetName');
  expect(hiddenReply.json().listings[0]).toMatchObject({ restricted: true, mlsNumber: 'X9000' });
});

test('returns the same homes and values regardless of the requested fields', async () => {
  const whole = (await ask('search=maple')).json().listings;
  const cut = (await ask(`search=maple&fields=${SUMMARY_FIELDS.join(',')}`)).json().listings;
  expect(cut).toEqual(whole.map(fieldPicker(SUMMARY_FIELDS)));
  expect(cut).toHaveLength(3);
});

test('finds a listing as soon as it is stored, by its new address only', async () => {
  await repository.put([aRecord({ mlsNumber: 'C7777', ...at('1', 'Birchglade') })]);
  expect(await findMlsNumbers('search=birchgl')).toEqual(['C7777']);
  await repository.put([aRecord({ mlsNumber: 'C7777', ...at('1', 'Oakglade') })]);
  expect(await findMlsNumbers('search=birchgl')).toEqual([]);
  expect(await findMlsNumbers('search=oakgl')).toEqual(['C7777']);
});
