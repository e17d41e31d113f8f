import type { DatabaseSync } from 'node:sqlite';
import type { ListingFilter } from '#src/contract/listing-search.ts';
import { LatestMap } from '#src/lib/LatestMap.ts';
import type { ListingSet } from '#src/server/listings/engine/index-search.ts';
import { relevanceQueries } from '../sqlite/listing-order.ts';
import { textQuery } from '../sqlite/listing-text.ts';

/** Enough for those who pan a map with keywords just now; a set of a million listings is a megabyte. */
const KEPT_SETS = 16;
const [COMMA, ZERO] = [44, 48];

export type KeywordSets = {
  /** The listings whose words a keyword search wants. */
  readonly found: (search: string, fields: ListingFilter['searchFields']) => ListingSet;
  /** The sets that put what is found in order of relevance, the most telling first. */
  readonly relevant: (search: string) => ListingSet[];
  /** Forgets the sets, as words may have changed. */
  readonly forget: () => void;
};

/** The set of the ids in a text, with commas between. */
function setOf(ids: string, highestId: number): ListingSet {
  const set = new Uint8Array(highestId + 1);
  let id = 0;
  for (let at = 0; at < ids.length; at += 1) {
    const code = ids.charCodeAt(at);
    if (code === COMMA) {
      set[id] = 1;
      id = 0;
    } else id = id * 10 + code - ZERO;
  }
  if (ids) set[id] = 1;
  return set;
}

/** Asks the full-text index for whole sets of listings, and keeps the latest asked. */
export function keywordSets(db: DatabaseSync, limit = KEPT_SETS): KeywordSets {
  // One text of many ids: reading them row by row takes three times as long.
  const select = db.prepare(
    `SELECT group_concat(rowid) AS ids, (SELECT max(id) FROM listing) AS highest
     FROM listing_text WHERE listing_text MATCH ?`,
  );
  const kept = new LatestMap<string, ListingSet>(limit);

  function matching(query: string): ListingSet {
    return kept.getOr(query, () => {
      const row = select.get(query);
      return setOf(String(row?.['ids'] ?? ''), Number(row?.['highest'] ?? 0));
    });
  }

  function without(unwanted: string, wanted: string): ListingSet {
    const refused = matching(unwanted);
    const set = wanted ? matching(wanted).slice() : new Uint8Array(refused.length).fill(1, 1);
    for (let id = 0; id < set.length; id += 1) if (refused[id] === 1) set[id] = 0;
    return set;
  }

  return {
    found(search, fields) {
      const { wanted, unwanted } = textQuery(search, fields);
      const key = `${unwanted} not in ${wanted}`;
      if (unwanted) return kept.getOr(key, () => without(unwanted, wanted));
      return wanted ? matching(wanted) : new Uint8Array(0);
    },
    relevant: (search) => relevanceQueries(search).map(matching),
    forget: () => kept.clear(),
  };
}
