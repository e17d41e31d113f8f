import { expect, test } from 'vitest';
import { pointOf } from '#tests/support/listings/point-of.ts';
import type { FullListing } from '#src/contract/listings/listing.ts';
import { parsed as listings, records } from './default-set.ts';
import { demoRecords } from './demo-records.ts';
import { market } from '#src/demo-world/listings/market/market.ts';
import { isCentral } from '#src/demo-world/listings/sites/city-centre.ts';
import { flatGeography } from './flat-geography.ts';

const METRES = /^\d\.\d\d m$/;
const FEET = /^\d{1,2}'(\d|10|11)"$/;

test('homes lie within 40 km of the centre of their neighbourhood', () => {
  const far = records.filter(({ document, coarse }) => {
    const map = pointOf(document);
    const north = Math.abs(map.latitude - coarse.latitude);
    return north > 0.36 || Math.abs(map.longitude - coarse.longitude) > 0.6;
  });
  expect(far).toEqual([]);
});

/** The homes in the middle of their city. */
const centralHomes = listings.filter(({ address, map }) => {
  const city = market.cities.find(
    ({ name, province }) => name === address.city && province === address.state,
  );
  const point = { lat: Number(map?.latitude), lng: Number(map?.longitude) };
  return city !== undefined && isCentral(city, point);
});

test('city centres have no single-storey houses and no empty lots', () => {
  expect(centralHomes.length).toBeGreaterThan(1000);
  for (const { details } of centralHomes) {
    expect(details.style ?? '').not.toMatch(/^(Bungalow|Backsplit|Sidesplit)/);
    expect(details.propertyType).not.toMatch(/Land|Mobile/);
  }
});

test('a city without streets is refused', () => {
  const geography = { ...flatGeography, streetsOf: () => [] };
  expect(() => demoRecords({ today: '2026-03-31', geography }).next()).toThrow('has no streets');
});

test('postal codes are well formed', () => {
  for (const { address } of listings) {
    expect(address.zip).toMatch(/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/);
  }
});

test('every apartment of a tower has the location of the tower and a unit number', () => {
  const points = new Map<string, string>();
  const apartments = listings.filter(({ details }) => details.propertyType === 'Condo Apt');
  for (const { address, ...listing } of apartments) {
    const map = pointOf(listing);
    expect(address.unitNumber).toMatch(/^(\d{3,4}|PH\d{1,2})$/);
    const tower = `${address.streetNumber} ${address.streetName}, ${address.city}`;
    const point = `${map.latitude} ${map.longitude}`;
    expect(points.get(tower) ?? point).toBe(point);
    points.set(tower, point);
  }
  expect(points.size).toBeLessThan(apartments.length / 2);
});

test('the rooms of a home include its number of bedrooms, and land has none', () => {
  const wrong = listings.filter(({ details, rooms }) => {
    const bedrooms = rooms.filter(({ description }) => description?.includes('Bedroom')).length;
    const isLand = details.propertyType === 'Vacant Land';
    return isLand
      ? rooms.length > 0 || details.numBedrooms !== null
      : bedrooms !== details.numBedrooms;
  });
  expect(wrong).toEqual([]);
});

test('board 2 gives sizes and ages as ranges, the other board as numbers', () => {
  const wrong = listings.filter(({ boardId, details: { sqft, yearBuilt } }) => {
    const isRange = boardId === 2;
    const size = isRange ? /^\d+-\d+$/ : /^\d+$/;
    const age = isRange ? /^(New|\d+-\d+|100\+)$/ : /^\d{4}$/;
    return (sqft !== null && !size.test(String(sqft))) || (yearBuilt && !age.test(yearBuilt));
  });
  expect(wrong).toEqual([]);
});

test('a few listings have missing or odd values, as on real boards', () => {
  const share = (fits: (listing: FullListing) => boolean) =>
    listings.filter(fits).length / listings.length;
  const isHome = ({ rooms }: FullListing) => rooms.length > 0;
  const anomalies: Record<string, number> = {
    'no size': share((listing) => isHome(listing) && listing.details.sqft === null),
    'no year': share((listing) => isHome(listing) && listing.details.yearBuilt === null),
    'no bathroom': share(({ details }) => details.numBathrooms === 0),
    'a room without a size': share(({ rooms }) => rooms.some(({ length }) => length === null)),
    'no lot depth': share(({ lot }) => lot.width !== null && lot.depth === null),
    'empty extras': share(({ details }) => details.extras === ''),
    'a lower-case area': share(({ address }) => /^[a-z]/.test(address.area ?? '')),
    'half a number': share(({ address }) => address.streetNumber?.endsWith(' 1/2') === true),
    'a named unit': share(({ address }) =>
      /^(PH\d+|Bsmt|Upper|Main)$/.test(address.unitNumber ?? ''),
    ),
  };
  for (const [what, count] of Object.entries(anomalies)) {
    expect(count, what).toBeGreaterThan(0.003);
    expect(count, what).toBeLessThan(0.04);
  }
});

test('some listings have links, all to fictional hosts', () => {
  const links = listings.flatMap(({ details: { virtualTourUrl, moreInformationLink } }) =>
    [virtualTourUrl, moreInformationLink].filter((link) => link !== null),
  );
  expect(links.length).toBeGreaterThan(listings.length * 0.2);
  expect(links.filter((link) => !/^https:\/\/\w+\.demonstration\.example\//.test(link))).toEqual(
    [],
  );
});

test('some towers have many homes at one point', () => {
  const homes = new Map<string, number>();
  for (const { details, ...listing } of listings) {
    const map = pointOf(listing);
    if (details.propertyType !== 'Condo Apt') continue;
    const point = `${map.latitude} ${map.longitude}`;
    homes.set(point, (homes.get(point) ?? 0) + 1);
  }
  expect([...homes.values()].filter((count) => count >= 25).length).toBeGreaterThan(20);
});

test('board 2 measures rooms in metres, the other board in feet and inches', () => {
  const wrong = listings.filter(({ boardId, rooms }) => {
    const form = boardId === 2 ? METRES : FEET;
    return rooms.some(({ length, width }) =>
      [length, width].some((side) => side !== null && !form.test(side)),
    );
  });
  expect(wrong).toEqual([]);
});

test('more bedrooms mean more square feet', () => {
  const sizes = (bedrooms: number) =>
    listings
      .filter(({ details }) => details.sqft !== null)
      .filter(({ boardId, details }) => boardId === 86 && details.propertyType === 'Detached')
      .filter(({ details }) => details.numBedrooms === bedrooms)
      .map(({ details }) => Number(details.sqft));
  const mean = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;
  expect(mean(sizes(3))).toBeLessThan(mean(sizes(4)));
  expect(Math.min(...sizes(5))).toBeGreaterThanOrEqual(2600);
});

test('only condos have a condo fee, and every condo for sale has one', () => {
  for (const { class: homeClass, type, condominium } of listings) {
    expect(condominium !== null).toBe(homeClass === 'CondoProperty');
    if (condominium !== null && type === 'Sale') {
      expect(condominium.fees.maintenance).toBeGreaterThan(50);
    }
  }
});

test('a few listings have no photos, the others five to nine with their own keys', () => {
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

test('history entries precede the listing, follow the construction and number at most three', () => {
  for (const { listDate, history, details } of listings) {
    expect(history.length).toBeLessThanOrEqual(3);
    let later = listDate;
    for (const entry of history) {
      expect(entry.listDate < later).toBe(true);
      if (/^\d{4}$/.test(details.yearBuilt ?? '')) {
        expect(Number(entry.listDate.slice(0, 4))).toBeGreaterThan(Number(details.yearBuilt));
      }
      expect(entry.listPrice).toBeGreaterThan(0);
      expect(entry.soldPrice !== null).toBe(['Sld', 'Lsd'].includes(entry.lastStatus));
      if (entry.soldDate !== null) expect(entry.soldDate < later).toBe(true);
      later = entry.listDate;
    }
  }
});
