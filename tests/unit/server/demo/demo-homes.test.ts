import { expect, test } from 'vitest';
import { FullListing } from '#src/contract/listing.ts';
import { demoListings } from '#src/server/demo/demo-listings.ts';

/** Part of Toronto's core, as if it were a lake. */
const LAKE = { south: 43.63, north: 43.68, west: -79.42, east: -79.36 };

function isLand({ lat, lng }: { lat: number; lng: number }): boolean {
  return lat < LAKE.south || lat > LAKE.north || lng < LAKE.west || lng > LAKE.east;
}

const records = [...demoListings({ today: '2026-03-31', isLand })];
const listings = records.map(({ document }) => FullListing.parse(document));

const METRES = /^\d\.\d\d m$/;
const FEET = /^\d{1,2}'(\d|10|11)"$/;

test('homes and the points that stand for them are on land', () => {
  for (const { document, coarse } of records) {
    const { latitude, longitude } = document.map;
    expect(isLand({ lat: latitude, lng: longitude })).toBe(true);
    expect(isLand({ lat: coarse.latitude, lng: coarse.longitude })).toBe(true);
  }
});

test('homes stand within 40 km of the centre of their neighbourhood', () => {
  for (const { document, coarse } of records) {
    expect(Math.abs(document.map.latitude - coarse.latitude)).toBeLessThan(0.36);
    expect(Math.abs(document.map.longitude - coarse.longitude)).toBeLessThan(0.6);
  }
});

test('a city without land is refused', () => {
  const flooded = demoListings({ today: '2026-03-31', isLand: () => false });
  expect(() => flooded.next()).toThrow('There is no land near');
});

test('postal codes are well formed', () => {
  for (const { address } of listings) {
    expect(address.zip).toMatch(/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/);
  }
});

test('every apartment of a tower has the point of the tower and a unit number', () => {
  const points = new Map<string, string>();
  const apartments = listings.filter(({ details }) => details.propertyType === 'Condo Apt');
  for (const { address, map } of apartments) {
    expect(address.unitNumber).toMatch(/^\d{3,4}$/);
    const tower = `${address.streetNumber} ${address.streetName}, ${address.city}`;
    const point = `${map.latitude} ${map.longitude}`;
    expect(points.get(tower) ?? point).toBe(point);
    points.set(tower, point);
  }
  expect(points.size).toBeLessThan(apartments.length / 2);
});

test('a home has as many bedrooms among its rooms as in its facts, and land has none', () => {
  const wrong = listings.filter(({ details, rooms }) => {
    const bedrooms = rooms.filter(({ description }) => description?.includes('Bedroom')).length;
    const isLand = details.propertyType === 'Vacant Land';
    return isLand
      ? rooms.length > 0 || details.numBedrooms !== null
      : bedrooms !== details.numBedrooms || (details.numBathrooms ?? 0) < 1;
  });
  expect(wrong).toEqual([]);
});

test('board 2 gives sizes in ranges, the other in numbers', () => {
  const wrong = listings.filter(({ boardId, details: { sqft } }) => {
    if (sqft === null) return false;
    return boardId === 2 ? !/^\d+-\d+$/.test(String(sqft)) : typeof sqft !== 'number';
  });
  expect(wrong).toEqual([]);
});

test('board 2 measures rooms in metres, the other in feet and inches', () => {
  const wrong = listings.filter(({ boardId, rooms }) => {
    const form = boardId === 2 ? METRES : FEET;
    return rooms.some(({ length, width }) => !form.test(length ?? '') || !form.test(width ?? ''));
  });
  expect(wrong).toEqual([]);
});

test('more bedrooms mean more square feet', () => {
  const sizes = (bedrooms: number) =>
    listings
      .filter(({ boardId, details }) => boardId === 86 && details.propertyType === 'Detached')
      .filter(({ details }) => details.numBedrooms === bedrooms)
      .map(({ details }) => Number(details.sqft));
  const mean = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;
  expect(mean(sizes(3))).toBeLessThan(mean(sizes(4)));
  expect(Math.min(...sizes(5))).toBeGreaterThanOrEqual(2600);
});

test('only condos have a condo fee, and all of those for sale have one', () => {
  for (const { class: homeClass, type, condominium } of listings) {
    expect(condominium !== null).toBe(homeClass === 'CondoProperty');
    if (condominium !== null && type === 'Sale') {
      expect(condominium.fees.maintenance).toBeGreaterThan(50);
    }
  }
});

test('a few listings have no photo, the others five to nine with keys of their own', () => {
  const without = listings.filter(({ images }) => images.length === 0).length / listings.length;
  expect(without).toBeGreaterThan(0.01);
  expect(without).toBeLessThan(0.03);
  const wrong = listings.filter(({ boardId, mlsNumber, images, photoCount }) => {
    const expected = images.map((_, at) => `listings/${boardId}/${mlsNumber}/${at + 1}.jpg`);
    const isUsual = images.length === 0 || (images.length >= 5 && images.length <= 9);
    return !isUsual || photoCount !== images.length || images.join() !== expected.join();
  });
  expect(wrong).toEqual([]);
});

test('history is earlier than the listing, after the building, at most three entries', () => {
  for (const { listDate, history, details } of listings) {
    expect(history.length).toBeLessThanOrEqual(3);
    let later = listDate;
    for (const entry of history) {
      expect(entry.listDate < later).toBe(true);
      expect(Number(entry.listDate.slice(0, 4))).toBeGreaterThan(Number(details.yearBuilt ?? 0));
      if (entry.soldDate !== null) expect(entry.soldDate < later).toBe(true);
      later = entry.listDate;
    }
  }
});

test('a description is two to four sentences that name the bedrooms of the home', () => {
  const words = ['studio', 'one-', 'two-', 'three-', 'four-', 'five-', 'six-'];
  for (const { details } of listings) {
    // A saint's name is no end of a sentence.
    const text = (details.description ?? '').replaceAll('St. ', '');
    const sentences = text.split(/[.!] (?=[A-Z])/);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(4);
    if (details.numBedrooms === null) continue;
    expect(details.description).toContain(words[details.numBedrooms]);
  }
});
