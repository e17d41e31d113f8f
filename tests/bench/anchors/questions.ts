import type { DatabaseSync } from 'node:sqlite';
import { mulberry32 } from '#src/lib/random.ts';
import { type Point, type SearchClass, searchClasses } from '../support/bench-searches.ts';
import type { AnchorQuestion, QuestionClass } from './question.ts';

const QUESTIONS = 60;
const SEED = 13;
/** Seed of other questions of the same classes, which warm up everything before the first ask is timed. */
const WARM_UP_SEED = 1013;
const MOST_DIGITS_MISSING = 2;
const FEWEST_LETTERS = 3;
const FEWEST_CHARACTERS = 4;
const [TODAY, DAY_MS] = [Date.UTC(2026, 10, 21), 86_400_000];
const [FEWEST_DAYS, MOST_DAYS] = [365, 2200];

type Home = { readonly city: string; readonly mlsNumber: string; readonly address: string };

/** Homes that everyone may see, in no order. */
function sampleHomes(db: DatabaseSync, offset: number): Home[] {
  return db
    .prepare(
      `SELECT city, mls_number, street_number || ' ' || street_name AS address FROM listing_row
       WHERE audience = 0 ORDER BY shuffle LIMIT ? OFFSET ?`,
    )
    .all(QUESTIONS, offset)
    .map((place) => ({
      city: String(place['city']),
      mlsNumber: String(place['mls_number']),
      address: String(place['address']),
    }));
}

function salesQuestion(city: string, share: number, isNew: boolean): AnchorQuestion {
  const days = FEWEST_DAYS + Math.floor(share * (MOST_DAYS - FEWEST_DAYS));
  const minSoldDate = new Date(TODAY - days * DAY_MS).toISOString().slice(0, 10);
  const sold = { status: ['U' as const], type: ['sale' as const], lastStatus: ['Sld' as const] };
  return { kind: 'sales by month', filter: { ...sold, city: [city], minSoldDate }, isNew };
}

/** A house and at least the beginning of its street, as people type them. */
function addressQuestion(address: string, share: number): AnchorQuestion {
  const fewest = address.indexOf(' ') + 1 + FEWEST_LETTERS;
  const length = fewest + Math.floor(share * (address.length - fewest + 1));
  return { kind: 'address', text: address.slice(0, length) };
}

/** One or two letters of a street, half of them after a house number. */
function beginningQuestion(address: string, share: number): AnchorQuestion {
  const street = address.indexOf(' ') + 1;
  const letters = share < 0.25 ? 1 : 2;
  return { kind: 'address', text: address.slice(share < 0.5 ? 0 : street, street + letters) };
}

function numberQuestion(mlsNumber: string, share: number): AnchorQuestion {
  const missing = Math.floor(share * (MOST_DIGITS_MISSING + 1));
  const length = Math.max(FEWEST_CHARACTERS, mlsNumber.length - missing);
  return { kind: 'MLS number', text: mlsNumber.slice(0, length) };
}

/**
 * A class of searches; a class with keywords comes a second time, as if each search were the first with its
 * words.
 */
function classesOf({ name, searches }: SearchClass): Omit<QuestionClass, 'warmUp'>[] {
  const keywordQuestion = (isKeywordNew: boolean) =>
    searches.map((search) => ({ kind: 'search' as const, search, isKeywordNew }));
  const hasKeywords = searches.some(({ filter }) => filter.search !== undefined);
  return [
    { name, questions: keywordQuestion(false) },
    ...(hasKeywords ? [{ name: `new ${name}`, questions: keywordQuestion(true) }] : []),
  ];
}

/** Whether the other databases can answer a class: they have no budgets. */
const isAnswered = ({ searches }: SearchClass) =>
  searches.every(({ filter }) => filter.maxMonthlyCost === undefined);

/** The searches of the bench around the given points, and the other questions of visitors. */
function classesFrom(db: DatabaseSync, points: readonly Point[], isWarmUp: boolean) {
  const random = mulberry32(isWarmUp ? WARM_UP_SEED : SEED);
  const homes = sampleHomes(db, isWarmUp ? QUESTIONS : 0);
  const make = (name: string, one: (home: Home, share: number) => AnchorQuestion) => ({
    name,
    questions: homes.map((home) => one(home, random())),
  });
  const searches = isWarmUp ? searchClasses(points, WARM_UP_SEED) : searchClasses(points);
  return [
    ...searches.filter(isAnswered).flatMap(classesOf),
    make('sales of a city by month', ({ city }, share) => salesQuestion(city, share, false)),
    make('new sales of a city by month', ({ city }, share) => salesQuestion(city, share, true)),
    make('autocomplete: address', ({ address }, share) => addressQuestion(address, share)),
    make('autocomplete: one or two letters', ({ address }, share) =>
      beginningQuestion(address, share),
    ),
    make('autocomplete: MLS number', ({ mlsNumber }, share) => numberQuestion(mlsNumber, share)),
  ];
}

/** The measured classes, each with other questions of its kind to ask beforehand. */
export function questionClasses(db: DatabaseSync, points: readonly Point[]): QuestionClass[] {
  const warmUps = classesFrom(db, points, true);
  return classesFrom(db, points, false).map((questionClass, at) => ({
    ...questionClass,
    warmUp: warmUps[at]?.questions ?? [],
  }));
}
