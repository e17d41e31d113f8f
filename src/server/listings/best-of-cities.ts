import type { AutocompleteIndex } from './autocomplete-index.ts';
import type { NameScores } from './autocomplete-matches.ts';

/**
 * Rates of some cities only those listings that can be among the best `limit`: the first of each, as
 * all listings of a city answer equally well. Returns how many answer in all.
 */
export function rateBestOfCities(
  { scores, cities: index }: AutocompleteIndex,
  cities: NameScores,
  limit: number,
): number {
  let count = 0;
  for (const rank of scores.ranks()) {
    const city = index.groupAt(rank);
    if (!city || !cities.has(city)) count += 1;
  }
  for (const [{ ranks }, score] of cities) {
    count += ranks.length;
    for (const rank of ranks.subarray(0, limit)) scores.rate(rank, score);
  }
  return count;
}
