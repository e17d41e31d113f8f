import type { DemoRandom } from '../random.ts';
import { OPENING_SENTENCES, LAND_OPENING_SENTENCES } from './opening-sentences.ts';
import { homeWords } from './home-words.ts';
import { BATHS, BEDROOMS, KITCHEN, LAYOUT } from './indoors.ts';
import { buildingWords, moneyWords } from './money-words.ts';
import { BASEMENT, OUTDOORS, PARKING } from './outdoors.ts';
import { placeWords } from './place-words.ts';
import { roomWords } from './room-words.ts';
import { isLand } from './subject.ts';
import type { Group, Subject } from './subject.ts';
import { BUILDING, COMMUTE, NEIGHBOURHOOD, TERMS } from './surroundings.ts';
import { hasWordsFor, sentence, template } from './template.ts';
import type { Template, TemplateWords } from './template.ts';

type Topic = readonly {
  readonly when: (subject: Subject) => boolean;
  readonly templates: readonly Template[];
}[];

function topic(groups: readonly Group[]): Topic {
  return groups.map(({ when = () => true, lines }) => ({ when, templates: lines.map(template) }));
}

const arrival = topic(OPENING_SENTENCES);
const landArrival = topic(LAND_OPENING_SENTENCES);
const layout = topic(LAYOUT);
const kitchen = topic(KITCHEN);
const bedrooms = topic(BEDROOMS);
const baths = topic(BATHS);
const basement = topic(BASEMENT);
const outdoors = topic(OUTDOORS);
const parking = topic(PARKING);
const building = topic(BUILDING);
const neighbourhood = topic(NEIGHBOURHOOD);
const commute = topic(COMMUTE);
const terms = topic(TERMS);

const INDOORS = [layout, kitchen, bedrooms, baths] as const;
const OUTSIDE = [basement, outdoors, parking, building] as const;
const AROUND = [neighbourhood, commute] as const;
const LAND = [outdoors, neighbourhood, commute] as const;

const ATTEMPTS = 30;
const TERMS_SHARE = 0.7;

/** A number of topics of a list, in its order. */
function some(topics: readonly Topic[], count: number, random: DemoRandom): Topic[] {
  const left = [...topics];
  while (left.length > count) left.splice(random.integer(0, left.length - 1), 1);
  return left;
}

/** The order of the topics of a home, except for the terms: from inside out, or the place first. */
function outline(subject: Subject, random: DemoRandom): Topic[] {
  if (isLand(subject)) return [landArrival, ...some(LAND, random.integer(1, 3), random)];
  const inside = some(INDOORS, random.integer(1, 3), random);
  const outside = some(OUTSIDE, random.integer(0, 2), random);
  const around = some(AROUND, outside.length === 0 ? 1 : random.integer(0, 1), random);
  const middle = random.pick([
    [...inside, ...outside, ...around],
    [...around, ...inside, ...outside],
    [...outside, ...inside, ...around],
    [...inside, ...around, ...outside],
  ]);
  return [arrival, ...middle.slice(0, 4)];
}

function wordsOf(subject: Subject): TemplateWords {
  return {
    ...placeWords(subject),
    ...homeWords(subject),
    ...roomWords(subject),
    ...buildingWords(subject),
    ...moneyWords(subject),
  };
}

const OPENING = /^[^\s,:;.?]+/;

/** Slots that say the same thing in other words. */
const FACT_OF: Readonly<Record<string, string>> = {
  bathsCount: 'baths',
  bedsCount: 'beds',
  decade: 'year',
  frontage: 'lot',
  lotSize: 'lot',
  lotAdjective: 'lot',
  acres: 'lot',
  nearTwo: 'near',
  side: 'distance',
  km: 'distance',
  central: 'distance',
  heatBy: 'heat',
};
/** Phrases that may be repeated, for example names. */
const REPEATABLE = new Set(['short', 'noun', 'city', 'place', 'tower', 'taxYear']);

/** The phrases that the sentences of one remark have used already. */
type UsedPhrases = { readonly openings: Set<string>; readonly facts: Set<string> };

function templateAt(about: Topic, at: number): Template | undefined {
  let left = at;
  for (const { templates } of about) {
    if (left < templates.length) return templates[left];
    left -= templates.length;
  }
  return undefined;
}

/** A sentence about a topic that repeats nothing; null when none is found. */
function sentenceOn(
  about: Topic,
  {
    subject,
    words,
    usedPhrases,
  }: { subject: Subject; words: TemplateWords; usedPhrases: UsedPhrases },
  random: DemoRandom,
): string | null {
  const subjectTemplates = about.filter(({ when }) => when(subject));
  const count = subjectTemplates.reduce((sum, { templates }) => sum + templates.length, 0);
  for (let attempt = 0; attempt < ATTEMPTS && count > 0; attempt += 1) {
    const candidate = templateAt(subjectTemplates, random.integer(0, count - 1));
    if (candidate === undefined || !hasWordsFor(candidate, words)) continue;
    const { text, slots } = sentence(candidate, words, random);
    const opening = OPENING.exec(text)?.[0].toLowerCase() ?? '';
    const facts = [...slots].map((slot) => FACT_OF[slot] ?? slot);
    if (usedPhrases.openings.has(opening) || facts.some((fact) => usedPhrases.facts.has(fact)))
      continue;
    usedPhrases.openings.add(opening);
    for (const fact of facts) if (!REPEATABLE.has(fact)) usedPhrases.facts.add(fact);
    return text;
  }
  return null;
}

const MIN_SENTENCES = 3;

/**
 * A listing's remarks: three to six sentences, no two of them beginning alike, that say nothing beyond the
 * listing itself.
 */
export function remarksOf(subject: Subject, random: DemoRandom): string {
  const words = wordsOf(subject);
  const usedPhrases: UsedPhrases = { openings: new Set(), facts: new Set() };
  const sentences: string[] = [];
  const add = (about: Topic) => {
    const text = sentenceOn(about, { subject, words, usedPhrases }, random);
    if (text !== null) sentences.push(text);
  };
  outline(subject, random).forEach(add);
  const hasTerms = isLand(subject) || random.chance(TERMS_SHARE);
  const spare = isLand(subject) ? [neighbourhood, outdoors] : [kitchen, neighbourhood, outdoors];
  for (const about of spare) {
    if (sentences.length < MIN_SENTENCES - (hasTerms ? 1 : 0)) add(about);
  }
  if (hasTerms || sentences.length < MIN_SENTENCES) add(terms);
  for (const about of spare) if (sentences.length < MIN_SENTENCES) add(about);
  return sentences.join(' ');
}
