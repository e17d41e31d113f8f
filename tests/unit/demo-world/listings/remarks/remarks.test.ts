import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { market } from '#src/demo-world/listings/market/market.ts';
import { parsed, records } from '../default-set.ts';

const remarks = parsed.map(({ details }) => details.description ?? '');

/** A saint's name ends no sentence. */
function sentencesOf(text: string): string[] {
  return text
    .replaceAll('St. ', 'St ')
    .replaceAll('St.J', 'StJ')
    .split(/(?<=[.?]) (?=[A-ZÉ])/);
}

test('no two remarks are equal', () => {
  expect(new Set(remarks).size).toBe(remarks.length);
});

test('remarks have three to six sentences, each starting with a different word', () => {
  const wrong = remarks.filter((text) => {
    // "Thinking of Malton? This home …" is one sentence of ours, split in two.
    const sentences = sentencesOf(text);
    const openings = sentences.map((sentence) => sentence.split(/[\s,:;.?]/)[0]?.toLowerCase());
    const questions = text.split('? ').length - 1;
    const count = sentences.length - questions;
    return count < 3 || count > 6 || (questions === 0 && new Set(openings).size < openings.length);
  });
  expect(wrong.slice(0, 5)).toEqual([]);
});

test('articles match the words after them', () => {
  const wrong = remarks.filter((text) =>
    /\b[Aa] ([aeio](?!ne-)|8|11-|18-)|\b[Aa]n (?![aeiouAEIOUÀ-ü]|8|11|18|hour)/.test(text),
  );
  expect(wrong.slice(0, 5)).toEqual([]);
});

test('numbers and nouns agree, and no slot stays open', () => {
  const wrong = remarks.filter((text) =>
    /\bone (bedrooms|bathrooms|cars|spaces)|(two|three|four|five|six) (bedroom|bathroom|car)\b(?!-)|[<>{}|]|null|undefined|NaN| {2}| [,.]/.test(
      text,
    ),
  );
  expect(wrong.slice(0, 5)).toEqual([]);
});

test('remarks count bedrooms and bathrooms correctly', () => {
  const words = ['studio', 'one', 'two', 'three', 'four', 'five', 'six'];
  const wrong = parsed.filter(({ details }) => {
    const text = details.description ?? '';
    const bedrooms = /\b(\w+)-bedroom/.exec(text)?.[1];
    const bathrooms = /\b(\w+) bathrooms?\b/.exec(text)?.[1] ?? '';
    const isRightBeds = bedrooms === undefined || bedrooms === words[details.numBedrooms ?? -1];
    const isNumber = words.includes(bathrooms);
    return !isRightBeds || (isNumber && bathrooms !== words[details.numBathrooms ?? -1]);
  });
  expect(wrong.map(({ details }) => details.description).slice(0, 5)).toEqual([]);
});

test('remarks mention only features that the listing has', () => {
  const wrong = parsed.filter(({ details, lot, rooms }) => {
    const text = details.description ?? '';
    const features = rooms.flatMap((room) => [room.features, room.features2, room.features3]);
    const year = /(?:Built in|Dating from|dates from|Since) (\d{4})/.exec(text)?.[1];
    return (
      (/quartz/.test(text) && !features.includes('Quartz Counter')) ||
      (/walk-in closet/.test(text) && !features.includes('Walk-In Closet')) ||
      (/\bgarage\b/.test(text) && !details.numGarageSpaces) ||
      (/-foot lot/.test(text) && lot.width === null) ||
      (/finished basement/.test(text) && !/inished/.test(details.basement ?? '')) ||
      (year !== undefined && /^\d{4}$/.test(details.yearBuilt ?? '') && year !== details.yearBuilt)
    );
  });
  expect(wrong.map(({ details }) => details.description).slice(0, 5)).toEqual([]);
});

const placeNames = new Set(
  market.cities.flatMap(({ name, region, neighbourhoods }) => [
    name,
    region,
    ...neighbourhoods.map((part) => part.name),
  ]),
);

/** Longer names first: "Forest Hill South" is not "Forest Hill". */
const anyPlace = new RegExp(
  `(?<![\\p{L}-])(?:${[...placeNames]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll('.', String.raw`\.`))
    .join('|')})(?![\\p{L}-])`,
  'gu',
);

test('remarks name only the city, region, neighbourhood and street of the listing', () => {
  const named = parsed.flatMap(({ details, address }) => {
    const { city, area, neighborhood, streetName } = address;
    // "Central Toronto" is the centre of Toronto, and streets of these tests bear names of places.
    const text = (details.description ?? '')
      .replaceAll(`Central ${city} is`, `${city} is`)
      .replaceAll(streetName ?? '', '');
    const own = [city, area, neighborhood];
    return [...text.matchAll(anyPlace)].map(([name]) => ({ name, text, own }));
  });
  expect(named.length).toBeGreaterThan(parsed.length);
  const wrong = named.filter(({ name, own }) => !own.includes(name));
  expect(wrong.slice(0, 5)).toEqual([]);
});

const AMENITIES: Readonly<Record<string, RegExp>> = {
  Park: /\ba park\b/,
  'Public Transit': /\b[Pp]ublic transit\b/,
  School: /\ba school\b/,
  Library: /\ba library\b/,
  Hospital: /\ba hospital\b/,
  'Rec Centre': /\ba recreation centre\b/,
  'Place Of Worship': /\ba place of worship\b/,
  Ravine: /\ba ravine\b/,
  Golf: /\ba golf course\b/,
  Arena: /\ban arena\b/,
};

const Nearby = z.object({ amenities: z.array(z.string()) });

test('remarks name only places nearby that the listing has', () => {
  const named = records.flatMap(({ document: { details, nearby } }) => {
    const text = details.description ?? '';
    return Object.entries(AMENITIES).flatMap(([amenity, pattern]) =>
      pattern.test(text) ? { amenity, text, own: Nearby.parse(nearby).amenities } : [],
    );
  });
  expect(new Set(named.map(({ amenity }) => amenity)).size).toBe(10);
  const wrong = named.filter(({ amenity, own }) => !own.includes(amenity));
  expect(wrong.slice(0, 5)).toEqual([]);
});

test('no opening word starts more than a tenth of all sentences', () => {
  const counts = new Map<string, number>();
  let all = 0;
  for (const text of remarks.slice(0, 5000)) {
    for (const sentence of sentencesOf(text)) {
      const opening = sentence.split(/[\s,:;.?]/)[0] ?? '';
      counts.set(opening, (counts.get(opening) ?? 0) + 1);
      all += 1;
    }
  }
  expect(Math.max(...counts.values()) / all).toBeLessThan(0.1);
  expect(counts.size).toBeGreaterThan(150);
});
