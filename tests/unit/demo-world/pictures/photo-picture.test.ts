import { describe, expect, test } from 'vitest';
import type { ListingDocument } from '#src/contract/listings/listing.ts';
import { photoPicture } from '#src/demo-world/pictures/photo-picture.ts';
import { aListing } from '#tests/support/listings/listings.ts';

function room(description: string, level = 'Main') {
  return { description, level, length: '4.00 m', width: '3.00 m' };
}

function aHome(details: Record<string, unknown>, changes: Partial<ListingDocument> = {}) {
  const images = Array.from({ length: 12 }, (_, at) => `listings/2/C9000001/${at + 1}.jpg`);
  return aListing({
    images,
    rooms: [],
    ...changes,
    details: { ...aListing().details, ...details },
  });
}

function families(listing: ListingDocument): string[] {
  return (listing.images ?? []).map((_, at) => photoPicture(listing, at + 1).family);
}

const DETACHED = { propertyType: 'Detached', style: '2-Storey', numBedrooms: 3, numBathrooms: 2 };

test('a house is shown from outside, inside, from its garden and as a floor plan', () => {
  const rooms = [room('Living'), room('Dining'), room('Kitchen'), room('Recreation', 'Basement')];
  expect(families(aHome(DETACHED, { rooms })).slice(0, 9)).toEqual([
    'detached',
    'living',
    'kitchen',
    'dining',
    'bedroom',
    'bathroom',
    'bedroom',
    'basement',
    'backyard',
  ]);
  expect(photoPicture(aHome(DETACHED, { rooms }), 12)).toMatchObject({
    family: 'floor-plan',
    rooms: [{ name: 'Living', lengthM: 4 }, {}, {}, {}],
  });
});

test('without measured rooms there is no floor plan, dining room or basement', () => {
  const drawnFamilies = families(aHome({ ...DETACHED, basement: 'Unfinished' }));
  for (const absent of ['floor-plan', 'dining', 'basement'])
    expect(drawnFamilies).not.toContain(absent);
});

test.each(['Finished', 'Walk-Out'])(
  'a basement that is %s is shown even when its rooms are not listed',
  (basement) => {
    expect(families(aHome({ ...DETACHED, basement }))).toContain('basement');
  },
);

test.each(['Unfinished', 'Crawl Space', 'None', null])(
  'a basement that is %s is not shown',
  (basement) => {
    expect(families(aHome({ ...DETACHED, basement }))).not.toContain('basement');
  },
);

test('an apartment shows its balcony and no garden', () => {
  const drawnFamilies = families(
    aHome({ propertyType: 'Condo Apt', style: 'Apartment', numBedrooms: 1 }),
  );
  expect(drawnFamilies).toContain('balcony');
  expect(drawnFamilies).not.toContain('backyard');
});

test('a stacked townhouse has a balcony, and a row townhouse has a garden', () => {
  const stackedFamilies = families(
    aHome({ propertyType: 'Condo Townhouse', style: 'Stacked Townhouse' }),
  );
  expect(stackedFamilies).toContain('balcony');
  expect(families(aHome({ propertyType: 'Condo Townhouse', style: '2-Storey' }))).toContain(
    'backyard',
  );
});

test('a studio has no bedroom', () => {
  const studio = { propertyType: 'Condo Apt', style: 'Studio', numBedrooms: 0 };
  expect(families(aHome(studio))).not.toContain('bedroom');
});

test('an empty lot is shown as land only, in a different view each time', () => {
  const land = aHome({ propertyType: 'Vacant Land', style: null, numBedrooms: null });
  expect(new Set(families(land))).toEqual(new Set(['land']));
  const views = [1, 2, 3].map((number) => photoPicture(land, number));
  expect(views.map((spec) => 'view' in spec && spec.view)).toEqual([0, 1, 2]);
});

test('the only photo of a home is its exterior, not its floor plan', () => {
  const rooms = [room('Living')];
  const images = ['listings/2/C9000001/1.jpg'];
  expect(families(aHome(DETACHED, { rooms, images }))).toEqual(['detached']);
});

describe('the exterior of', () => {
  test.each([
    ['Detached', '2-Storey', 'detached'],
    ['Detached', 'Bungalow-Raised', 'bungalow'],
    ['Semi-Detached', '2-Storey', 'semi-detached'],
    ['Att/Row/Townhouse', '3-Storey', 'row-townhouse'],
    ['Condo Townhouse', '2-Storey', 'row-townhouse'],
    ['Condo Townhouse', 'Stacked Townhouse', 'stacked-townhouse'],
    ['Triplex', '3-Storey', 'multiplex'],
    ['Mobile/Trailer', 'Bungalow', 'mobile-home'],
    [null, null, 'detached'],
  ])('%s, %s is drawn as %s', (propertyType, style, family) => {
    expect(photoPicture(aHome({ propertyType, style }), 1).family).toBe(family);
  });

  test('an apartment on the twelfth floor is a tower', () => {
    const address = { ...aListing().address, unitNumber: '1204' };
    const apartment = aHome({ propertyType: 'Condo Apt', style: 'Apartment' }, { address });
    expect(photoPicture(apartment, 1).family).toBe('tower');
  });
});
