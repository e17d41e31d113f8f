import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { autocompleteListings } from '#src/contract/listings/autocomplete/autocomplete.ts';
import { SUMMARY_FIELDS } from '#src/contract/listings/listing.ts';
import { ListingSearch } from '#src/contract/listings/search/search.ts';
import { ListingSearchReply } from '#src/contract/listings/search/search-reply.ts';
import { buildIndex } from '#src/server/adapters/indexed/index-rows.ts';
import { keywordSets } from '#src/server/adapters/indexed/keyword-sets.ts';
import { indexedListings, indexSearch } from '#src/server/adapters/indexed/listings.ts';
import { sqliteAddresses } from '#src/server/adapters/sqlite/listings/address-lookup.ts';
import { autocomplete } from '#src/server/listings/autocomplete/autocomplete.ts';
import type { IndexResult } from '#src/server/search-index/index-search.ts';
import { listingDirectory } from '#src/server/listings/directory/listing-directory.ts';
import type { StoreSearch } from '#src/server/listings/repository.ts';
import { listingService } from '#src/server/listings/service.ts';
import { calendarDay, systemClock } from '#src/lib/clock.ts';
import { type AnchorQuestion, SUGGESTIONS } from './question.ts';

const today = () => calendarDay(systemClock.now());

type Sales = Extract<AnchorQuestion, { kind: 'sales by month' }>;

const SEARCH_FIELDS = {
  address: 'address.streetNumber,address.streetName',
  'MLS number': 'mlsNumber',
};

function salesRequest({ filter }: Sales) {
  return z.parse(ListingSearch, {
    ...Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value)])),
    statistics: 'cnt-closed,med-listPrice,grp-mth',
    listings: 'false',
  });
}

/** The findings of the index in the form of `answerText`. */
function foundText({ count, cells, page }: IndexResult): string {
  const answers = [
    ...cells.map((cell) => `${cell.code}:${cell.count}:${cell.listingId}`),
    ...page.map(({ listingId }) => `${listingId}`),
  ];
  return `${count} homes: ${answers.join(' ')}`;
}

/** The months with sales in a reply, in the form of `answerText`. */
function salesText(reply: unknown): string {
  const { closed: closedCounts, listPrice } = z.parse(ListingSearchReply, reply).statistics ?? {};
  return Object.entries(closedCounts?.mth ?? {})
    .filter(([, { count = 0 }]) => count > 0)
    .map(([name, { count }]) => `${name} ${count} ${listPrice?.mth?.[name]?.med}`)
    .join('; ');
}

export type SiteAnswers = {
  /** The call that answers a question, with the summaries of homes for the visitor. */
  readonly call: (question: AnchorQuestion) => () => unknown;
  /** The answer that the databases must give; undefined where they match texts by rules of their own. */
  readonly expected: (question: AnchorQuestion) => Promise<string | undefined>;
};

/** Answers questions as the site does: by the calls of its server. */
export function siteAnswers(open: () => DatabaseSync): SiteAnswers {
  const repository = indexedListings(open());
  const service = listingService(repository, { today });
  const directory = listingDirectory(sqliteAddresses(open()));
  const suggest = autocomplete({ directory, repository });
  const index = buildIndex(open());
  const keywords = keywordSets(open());

  function findAnew(search: StoreSearch): IndexResult {
    keywords.forget();
    const indexedSearch = indexSearch(search, keywords);
    if (!indexedSearch) throw new Error('the index leaves this search to SQLite');
    return index.search(indexedSearch);
  }

  function call(question: AnchorQuestion): () => unknown {
    if (question.kind === 'search') {
      const { search, isKeywordNew } = question;
      return isKeywordNew ? () => findAnew(search) : () => repository.searchSummaries(search);
    }
    if (question.kind === 'sales by month') {
      const search = salesRequest(question);
      // A new service has no cached answers.
      const serviceFor = () => (question.isNew ? listingService(repository, { today }) : service);
      return () => serviceFor().search(search, 'verified');
    }
    const query = z.parse(autocompleteListings.query, {
      search: question.text,
      searchFields: SEARCH_FIELDS[question.kind],
      resultsPerPage: String(SUGGESTIONS),
      fields: SUMMARY_FIELDS.join(','),
    });
    return () => suggest(query, 'anonymous');
  }

  return {
    call,
    async expected(question) {
      if (question.kind === 'search') return foundText(findAnew(question.search));
      if (question.kind === 'sales by month') return salesText(await call(question)());
      return undefined;
    },
  };
}
