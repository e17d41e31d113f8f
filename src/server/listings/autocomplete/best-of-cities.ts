import type { AutocompleteIndex } from './autocomplete-index.ts';
import type { NameScores } from './autocomplete-matches.ts';
import { groupAt } from './name-index.ts';

/**
 * Rates only those listings of some cities that can be among the best `limit`: the first few of each, as
 * all its listings answer equally well. Returns the number of all matches, without the excluded ones.
 */
export function rateBestOfCities(
  { scores, cities: index }: AutocompleteIndex,
  cities: NameScores,
  limit: number,
): number {
  if (cities.size === 0) return scores.size;
  let count = 0;
  for (const rank of scores.ranks()) {
    const city = groupAt(index, rank);
    if (!city || !cities.has(city)) count += 1;
  }
  for (const [{ ranks }, score] of cities) {
    count += ranks.length;
    let left = limit;
    for (let at = 0; at < ranks.length && left > 0; at += 1) {
      const rank = ranks[at] ?? 0;
      if (scores.isExcluded(rank)) continue;
      scores.rate(rank, score);
      left -= 1;
    }
  }
  for (const rank of scores.excludedRows) {
    const city = groupAt(index, rank);
    if (city && cities.has(city)) count -= 1;
  }
  return count;
}
