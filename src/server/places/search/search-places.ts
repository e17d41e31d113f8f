import { metresBetween } from '#src/lib/geo/local-plane.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';
import { strictNumbers, typoNumbers, typosOfNames } from './match-candidates.ts';
import { matchQuality, QUALITY } from './match-quality.ts';
import type { PlaceEntry, PlaceEntryKind } from './place-entry.ts';
import type { PlaceIndex } from './place-index.ts';
import { lettersOf, queryWords, type QueryWord } from './search-query.ts';

export type SearchOptions = {
  /** Among equally good matches the nearest to this point come first. */
  readonly near?: LatLng | undefined;
  readonly limit: number;
  /** All kinds when left out. */
  readonly kinds?: readonly PlaceEntryKind[] | undefined;
};

export type PlaceMatch = PlaceEntry & {
  /** Higher is better; from `QUALITY.exact` up the whole name was typed. */
  readonly score: number;
};

const KIND_SCORES: Readonly<Record<PlaceEntryKind, number>> = {
  city: 40,
  postal: 30,
  neighbourhood: 20,
  street: 0,
};
const SCORE_PER_TENFOLD_POPULATION = 5;
const NEAR_SCORE = 20;
const NEAR_HALF_KM = 30;

/**
 * Places by name: the words in any order, without regard to accents, case and usual short forms; the last
 * word may be unfinished, and city and province may follow. One slip is forgiven in a word of five letters
 * or more, after the names that match as typed.
 */
export function searchPlaces(
  index: PlaceIndex,
  query: string,
  options: SearchOptions,
): PlaceMatch[] {
  const words = queryWords(query);
  const scores = new Map<number, number>();
  const rate = (numbers: Iterable<number>, quality: (number: number) => number) => {
    for (const number of numbers) {
      const matchQuality = quality(number);
      if (matchQuality > (scores.get(number) ?? 0)) scores.set(number, matchQuality);
    }
  };
  rate(strictNumbers(index, words), (number) => qualityAt(index, number, words));
  if (mayHaveTypos(index, scores, options)) {
    for (const at of words.keys()) {
      const near = typoNumbers(index, words, at);
      rate(near, (number) => qualityAt(index, number, words, at));
    }
  }
  // "Sidney" is a town, but the person may have meant Sydney.
  if (scores.size < options.limit || !hasExact(scores)) {
    rate(typosOfNames(index, lettersOf(query)), () => QUALITY.typo);
  }
  return best(index, scores, options);
}

function qualityAt(
  { placeAt }: PlaceIndex,
  number: number,
  words: readonly QueryWord[],
  typoAt?: number,
): number {
  const place = placeAt(number);
  return place ? matchQuality(place, words, typoAt) : 0;
}

function hasExact(scores: ReadonlyMap<number, number>): boolean {
  return scores.values().some((quality) => quality === QUALITY.exact);
}

/** Whether no name matched exactly, and a name with a typo could still be among the best. */
function mayHaveTypos(
  { entryAt }: PlaceIndex,
  scores: ReadonlyMap<number, number>,
  { limit, kinds }: SearchOptions,
): boolean {
  let better = 0;
  for (const [number, quality] of scores) {
    if (quality === QUALITY.exact) return false;
    const kind = entryAt(number)?.kind;
    if (quality >= QUALITY.beginning && kind && (!kinds || kinds.includes(kind))) better += 1;
  }
  return better < limit;
}

function best(
  { entryAt }: PlaceIndex,
  scores: ReadonlyMap<number, number>,
  { near, limit, kinds }: SearchOptions,
): PlaceMatch[] {
  const matches: PlaceMatch[] = [];
  for (const [number, quality] of scores) {
    const entry = entryAt(number);
    if (!entry || (kinds && !kinds.includes(entry.kind))) continue;
    const score = quality + weightOf(entry, near);
    const last = matches.at(-1);
    if (matches.length >= limit && last && last.score >= score) continue;
    const at = matches.findIndex((match) => match.score < score);
    matches.splice(at < 0 ? matches.length : at, 0, { ...entry, score });
    if (matches.length > limit) matches.pop();
  }
  return matches;
}

/** Below 100 in sum: the order of equally good matches. */
function weightOf({ kind, population, lat, lng }: PlaceEntry, near: LatLng | undefined): number {
  const size = SCORE_PER_TENFOLD_POPULATION * Math.log10(Math.max(1, population));
  return KIND_SCORES[kind] + size + (near ? distanceScore(near, { lat, lng }) : 0);
}

function distanceScore(near: LatLng, { lat, lng }: LatLng): number {
  const km = metresBetween([near.lng, near.lat], [lng, lat]) / 1000;
  return (NEAR_SCORE * NEAR_HALF_KM) / (NEAR_HALF_KM + km);
}
