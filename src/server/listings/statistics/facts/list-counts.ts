import type { ListPath } from '#src/contract/listings/statistics/aggregate-paths.ts';
import type { FactTable } from '../../repository.ts';
import { FACT_OF } from './aggregate-facts.ts';

/**
 * The number of listings with each word of a list, the most frequent first. A listing counts under every
 * word of its list.
 */
export function listCounts({ words }: FactTable, path: ListPath): Record<string, number> {
  const { codes, words: lists } = words(FACT_OF[path]);
  const sizes = new Uint32Array(lists.length);
  for (const code of codes) sizes[code] = (sizes[code] ?? 0) + 1;
  const counts = new Map<string, number>();
  lists.forEach((list, code) => {
    for (const word of new Set(list.split('|').filter(Boolean))) {
      counts.set(word, (counts.get(word) ?? 0) + (sizes[code] ?? 0));
    }
  });
  return Object.fromEntries(
    [...counts].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)),
  );
}
