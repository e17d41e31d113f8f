import { expect, test } from 'vitest';
import {
  canadianPlaces,
  cleanText,
  hintOf,
  hasNoResults,
  listingText,
  appendPlaces,
} from '#src/domain/search/suggestions/suggestions.ts';
import { aLeakingListing, aSummary, SECRETS } from '#tests/support/listings/listing-views.ts';
import { aHint, aPlace } from '#tests/support/listings/suggestions.ts';

const names = (places: ReturnType<typeof appendPlaces>) =>
  places.map(({ structured_formatting: text }) => text.main_text);

test.each([
  ['  king   street ', 'king street'],
  ['\t', ''],
])('spaces in %j are cleaned up to %j', (typedText, text) => {
  expect(cleanText(typedText)).toBe(text);
});

test.each([
  ['18 Maple Avenue, Toronto, ON', '18 Maple Avenue'],
  ['toronto', 'toronto'],
  [', toronto', ''],
])('listings for %j are looked up by %j', (typedText, text) => {
  expect(listingText(typedText)).toBe(text);
});

test('the country itself and foreign places are left out', () => {
  const canada = { ...aPlace('city', 'Canada'), description: 'Canada' };
  const elsewhere = { ...aPlace('city', 'Albany'), state: 'NY' };
  const toronto = aPlace('city', 'Toronto');
  expect(canadianPlaces([canada, elsewhere, toronto])).toEqual([toronto]);
});

test('later results are added below the shown ones, without duplicates, three at most', () => {
  const [king, kingston, queen, quesnel] = ['King', 'Kingston', 'Queen', 'Quesnel'].map((name) =>
    aPlace('city', name),
  );
  if (!king || !kingston || !queen || !quesnel) throw new Error('Four places are needed.');
  const again = { ...king, description: 'King, again' };
  expect(names(appendPlaces([king], [kingston, again]))).toEqual(['King', 'Kingston']);
  expect(appendPlaces([king], [again])).toEqual([king]);
  expect(names(appendPlaces([king, kingston], [queen, quesnel]))).toEqual([
    'King',
    'Kingston',
    'Queen',
  ]);
});

test('the hint of a restricted listing has only its city and number', () => {
  const hiddenHint = hintOf(aLeakingListing());
  expect(hiddenHint).toMatchObject({ street: null, price: null, isPublic: false });
  for (const secret of SECRETS) expect(JSON.stringify(hiddenHint)).not.toContain(secret);
  expect(hintOf(aSummary())).toMatchObject({
    street: '18 Maple Avenue',
    isPublic: true,
    price: { listPrice: 899_000 },
    path: '/real-estate/detail/on/toronto/the-beaches/18-maple-avenue-m4e-2b7/C9000001/2',
  });
});

test('nothing is found only once every lookup has answered', () => {
  const nothing = { text: 'xx', places: [], neighborhoods: [], listings: null };
  expect(hasNoResults(nothing)).toBeUndefined();
  expect(hasNoResults({ ...nothing, listings: [] })).toBe(true);
  expect(hasNoResults({ ...nothing, listings: [aHint()] })).toBe(false);
  expect(hasNoResults({ ...nothing, places: [aPlace('city', 'King')] })).toBe(false);
});
