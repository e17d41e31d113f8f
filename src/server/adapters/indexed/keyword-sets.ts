import { LRUCache } from 'lru-cache';
import type { DatabaseSync } from 'node:sqlite';
import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import { joinedSpans, type Span, uncoveredSpans } from '#src/lib/spans.ts';
import type { ListingSet } from '#src/server/search-index/index-search.ts';
import { matchingIdsReader, type SlowSearches } from '../search-process/slow-searches.ts';
import { relevanceQueries } from '../sqlite/listings/listing-order.ts';
import { textQuery } from '../sqlite/listings/text/text-query.ts';
import { type TextSearch, textSpans } from '../sqlite/listings/text/text-key.ts';
import { wordEndings } from './word-endings.ts';

/**
 * Enough for the visitors who pan a map with keywords at one time; a set of a million listings is a
 * megabyte.
 */
const CACHED_SETS = 16;
const [COMMA, ZERO] = [44, 48];

/** The keywords of a search, and where it looks. */
type KeywordSearch = TextSearch &
  Partial<Pick<ListingFilter, 'search' | 'searchFields' | 'searchOperator'>>;

export type KeywordSets = {
  /** Reads the sets of a search beforehand, where nobody is held up by it. */
  readonly load: (search: KeywordSearch, order: { readonly byRelevance: boolean }) => Promise<void>;
  /**
   * The listings with the words of a keyword search. For listings outside its status or area the set may be
   * wrong.
   */
  readonly matchesOf: (search: KeywordSearch) => ListingSet;
  /** The sets that order matches by relevance, the most relevant first. */
  readonly relevant: (search: KeywordSearch) => ListingSet[];
  /** Forgets the sets, as words may have changed. */
  readonly forget: () => void;
};

/** The listings that a query finds in the parts of the full text that were read. */
type KeywordSet = { readonly set: Uint8Array; read: readonly Span[] };

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

type ReadIds = (query: string, span: Span) => string;

/**
 * Sets of listings by query, read from the full text only where they are asked for; the latest are kept.
 */
function setCache(db: DatabaseSync, readIds: ReadIds, limit: number) {
  const highest = db.prepare('SELECT max(id) AS id FROM listing');
  const sets = new LRUCache<string, KeywordSet>({
    max: limit,
    memoMethod: () => ({ set: newSet(), read: [] }),
  });
  const newSet = () => new Uint8Array(Number(highest.get()?.['id'] ?? 0) + 1);

  function add(query: string, span: Span, ids: string): void {
    const entry = sets.memo(query);
    addIds(entry.set, ids);
    entry.read = joinedSpans([...entry.read, span]);
  }

  const missing = (query: string, includedWords: readonly Span[]) =>
    uncoveredSpans(includedWords, sets.get(query)?.read ?? []);

  function matching(query: string, spans: readonly Span[]): Uint8Array {
    for (const span of missing(query, spans)) add(query, span, readIds(query, span));
    return sets.memo(query).set;
  }

  return { add, missing, matching, newSet, forget: () => sets.clear() };
}

type TextQueries = ReturnType<typeof textQuery> & { readonly telling: string[] };

export type KeywordSetsOptions = {
  /** Reads sets beforehand; without it `load` does nothing, and sets are read when they are used. */
  readonly slow?: Pick<SlowSearches, 'matchingIds'> | undefined;
  readonly limit?: number;
};

/** Asks the full-text index for sets of listings, and keeps the latest ones. */
export function keywordSets(
  db: DatabaseSync,
  { slow, limit = CACHED_SETS }: KeywordSetsOptions = {},
): KeywordSets {
  const { add, missing, matching, newSet, forget } = setCache(db, matchingIdsReader(db), limit);
  const endingsOf = wordEndings(db);
  const queries = new LRUCache<string, TextQueries, KeywordSearch>({
    max: limit,
    memoMethod: (_key, _stale, { context }) => ({
      ...textQuery(context, context.searchFields, endingsOf),
      telling: relevanceQueries(context, endingsOf),
    }),
  });
  /** Changes whenever the sets are forgotten. */
  let revision = 0;

  const queriesOf = (search: KeywordSearch) =>
    queries.memo(JSON.stringify([search.search, search.searchFields, search.searchOperator]), {
      context: search,
    });

  function without(
    excludedWords: string,
    includedWords: string,
    spans: readonly Span[],
  ): ListingSet {
    const excludedSet = matching(excludedWords, spans);
    const set = includedWords ? matching(includedWords, spans).slice() : newSet().fill(1, 1);
    for (let id = 0; id < set.length; id += 1) if (excludedSet[id] === 1) set[id] = 0;
    return set;
  }

  return {
    async load(search, { byRelevance }) {
      if (search.search === undefined || !slow) return;
      const { wanted: includedWords, unwanted: excludedWords, telling } = queriesOf(search);
      const searches = [includedWords, excludedWords, ...(byRelevance ? telling : [])].filter(
        Boolean,
      );
      const spans = textSpans(search);
      for (const query of searches) {
        for (const span of missing(query, spans)) {
          const revisionBefore = revision;
          const ids = await slow.matchingIds(query, span);
          if (revision === revisionBefore) add(query, span, ids);
        }
      }
    },
    matchesOf(search) {
      const { wanted: includedWords, unwanted: excludedWords } = queriesOf(search);
      if (excludedWords) return without(excludedWords, includedWords, textSpans(search));
      return includedWords ? matching(includedWords, textSpans(search)) : new Uint8Array(0);
    },
    relevant(search) {
      const spans = textSpans(search);
      return queriesOf(search).telling.map((query) => matching(query, spans));
    },
    forget() {
      revision += 1;
      forget();
      queries.clear();
    },
  };
}
