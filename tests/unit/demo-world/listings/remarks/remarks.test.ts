import { expect, test } from 'vitest';
import { parsed } from '../default-set.ts';

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
