import type { DatabaseSync } from 'node:sqlite';
import type { ListingFilter } from '#src/contract/listing-search.ts';
import { LatestMap } from '#src/lib/LatestMap.ts';
import { joinedSpans, type Span, unknownSpans } from '#src/lib/spans.ts';
import type { ListingSet } from '#src/server/listings/engine/index-search.ts';
import { relevanceQueries } from '../sqlite/listing-order.ts';
import { textQuery } from '../sqlite/listing-text.ts';
import { LISTING_OF_TEXT, type TextSearch, textSpans } from '../sqlite/text-key.ts';
import { wordEndings } from './word-endings.ts';

/** Enough for those who pan a map with keywords just now; a set of a million listings is a megabyte. */
const KEPT_SETS = 16;
const [COMMA, ZERO] = [44, 48];

/** The keywords of a search, and where it looks. */
type KeywordSearch = TextSearch & Partial<Pick<ListingFilter, 'search' | 'searchFields'>>;

export type KeywordSets = {
  /**
   * The listings whose words a keyword search wants. Of those that its status or area leave out, some
   * may be missing and others there.
   */
  readonly found: (search: KeywordSearch) => ListingSet;
  /** The sets that put what is found in order of relevance, the most telling first. */
  readonly relevant: (search: KeywordSearch) => ListingSet[];
  /** Forgets the sets, as words may have changed. */
  readonly forget: () => void;
};

/** The listings that a query finds, as far as the full text was read. */
type KeptSet = { readonly set: Uint8Array; read: readonly Span[] };

/** Puts the ids of a text, with commas between, into a set. */
function addIds(set: Uint8Array, ids: string): void {
  let id = 0;
  for (let at = 0; at < ids.length; at += 1) {
    const code = ids.charCodeAt(at);
    if (code === COMMA) {
      set[id] = 1;
      id = 0;
    } else id = id * 10 + code - ZERO;
  }
  if (ids) set[id] = 1;
}

/** Reads sets of listings from the full text, no more of it than is asked for, and keeps the latest. */
function setReader(db: DatabaseSync, limit: number) {
  // One text of many ids: reading them row by row takes three times as long.
  const select = db.prepare(
    `SELECT group_concat(${LISTING_OF_TEXT}) AS ids
     FROM listing_text WHERE listing_text MATCH ? AND rowid BETWEEN ? AND ?`,
  );
  const highest = db.prepare('SELECT max(id) AS id FROM listing');
  const kept = new LatestMap<string, KeptSet>(limit);
  const newSet = () => new Uint8Array(Number(highest.get()?.['id'] ?? 0) + 1);

  function matching(query: string, wanted: readonly Span[]): Uint8Array {
    const known = kept.getOr(query, () => ({ set: newSet(), read: [] }));
    for (const { from, to } of unknownSpans(wanted, known.read)) {
      // FTS5 passes over bounds that are not integers, and numbers are bound as floating point.
      const row = select.get(query, BigInt(from), BigInt(to - 1));
      addIds(known.set, String(row?.['ids'] ?? ''));
    }
    known.read = joinedSpans([...known.read, ...wanted]);
    return known.set;
  }

  return { matching, newSet, forget: () => kept.clear() };
}

/** Asks the full-text index for sets of listings, and keeps the latest asked. */
export function keywordSets(db: DatabaseSync, limit = KEPT_SETS): KeywordSets {
  const { matching, newSet, forget } = setReader(db, limit);
  const endingsOf = wordEndings(db);
  const queries = new LatestMap<string, ReturnType<typeof textQuery> & { telling: string[] }>(
    limit,
  );

  const queriesOf = ({ search = '', searchFields }: KeywordSearch) =>
    queries.getOr(JSON.stringify([search, searchFields]), () => ({
      ...textQuery(search, searchFields, endingsOf),
      telling: relevanceQueries(search, endingsOf),
    }));

  function without(unwanted: string, wanted: string, spans: readonly Span[]): ListingSet {
    const refused = matching(unwanted, spans);
    const set = wanted ? matching(wanted, spans).slice() : newSet().fill(1, 1);
    for (let id = 0; id < set.length; id += 1) if (refused[id] === 1) set[id] = 0;
    return set;
  }

  return {
    found(search) {
      const { wanted, unwanted } = queriesOf(search);
      if (unwanted) return without(unwanted, wanted, textSpans(search));
      return wanted ? matching(wanted, textSpans(search)) : new Uint8Array(0);
    },
    relevant(search) {
      const spans = textSpans(search);
      return queriesOf(search).telling.map((query) => matching(query, spans));
    },
    forget() {
      forget();
      queries.clear();
    },
  };
}
