import { Map as MapIcon } from 'lucide-react';
import type { ResultsPage } from '#src/domain/search/list/results-page.ts';
import { mapOfList } from '#src/page-data/list-links.ts';
import { visibleHomes } from '#src/domain/search/list/hidden-homes.ts';
import type { ListRelaxation } from '#src/domain/search/list/list-relaxations.ts';
import { type ListRequest, listHref } from '#src/domain/search/list/list-route.ts';
import type { SuggestionColumns } from '#src/domain/search/suggestions/suggestion-columns.ts';
import { pagingTexts } from '#src/messages/search/paging.ts';
import { resultsTexts } from '#src/messages/search/results.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { TodayContext } from '#src/ui/today.ts';
import { withLocale } from '#src/ui/locale/with-locale.tsx';
import { icon } from '#src/ui/icon.ts';
import { AmountsContext } from '#src/ui/listing/amounts.ts';
import { Pagination } from '#src/ui/Pagination.tsx';
import { SuggestionBlock } from '#src/ui/listing/suggestions/SuggestionBlock.tsx';
import type { SmallTrend } from '#src/domain/market/trends/trends.ts';
import { MarketGlimpse } from '../trends/MarketGlimpse.tsx';
import { AccountPanel } from '#src/ui/listing/restricted/AccountPanel.tsx';
import { FilterForm } from './filter-form/FilterForm.tsx';
import { ListCards } from './ListCards.tsx';
import { ListMap } from './ListMap.tsx';
import type { PlaceSummary as Summary } from '#src/page-data/place-summary.ts';
import { PlaceSummary } from './PlaceSummary.tsx';
import { NoResults } from './NoResults.tsx';
import { SoldFigure } from './SoldFigure.tsx';

type Props = {
  request: ListRequest;
  /** The place in words, for example "Toronto, Ontario". */
  heading: string;
  results: ResultsPage;
  relaxations: readonly ListRelaxation[];
  suggestions: SuggestionColumns | undefined;
  summary: Summary | undefined;
  market: SmallTrend | undefined;
  /** Today, YYYY-MM-DD. */
  today: string;
};

type ResultsProps = Pick<Props, 'request' | 'results' | 'market'> & { mapHref: string };

function Results({ request, results, market, mapHref }: ResultsProps) {
  const hrefOf = (page: number) => listHref({ ...request, page });
  const { visible, hiddenCount, pages } = visibleHomes(results);
  const isSale = request.filters.type === 'sale';
  return (
    <div className="list-split">
      <div className="min-w-0">
        {visible.length > 0 && <ListCards listings={visible} />}
        {hiddenCount > 0 && (
          <AccountPanel
            count={hiddenCount}
            isClosed={request.filters.showClosed}
            returnTo={listHref(request)}
          >
            {isSale && request.filters.showClosed && market && <SoldFigure market={market} />}
          </AccountPanel>
        )}
        <div className="mt-10">
          <Pagination page={results.page} pages={pages} hrefOf={hrefOf} />
        </div>
      </div>
      <ListMap request={request} listings={results.listings} mapHref={mapHref} />
    </div>
  );
}

type HeadingProps = Pick<Props, 'heading' | 'results'> & { mapHref: string };

function Heading({ heading, results, mapHref }: HeadingProps) {
  const pagingWords = useTexts(pagingTexts);
  const words = useTexts(resultsTexts);
  const { count, listings } = results;
  const { range } = visibleHomes(results);
  return (
    <div className="mb-5" data-for-viewer="heading">
      <h1 className="heading-1 wrap-anywhere">{heading}</h1>
      {listings.length > 0 && (
        <div className="mt-2 flex max-[19.9rem]:flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="text-muted tabular-nums">{pagingWords.count(range, count)}</p>
          <a href={mapHref} className="btn-secondary shrink-0" aria-label={words.seeOnMap}>
            <MapIcon {...icon()} />
            <span className="sm:hidden">{words.map}</span>
            <span className="max-sm:hidden">{words.seeOnMap}</span>
          </a>
        </div>
      )}
    </div>
  );
}

function ListContent(props: Props) {
  const { request, heading, results, relaxations, suggestions, summary, market, today } = props;
  const mapHref = mapOfList(request, results.listings);
  return (
    <TodayContext value={today}>
      <div className="page pt-8 pb-16">
        <Heading heading={heading} results={results} mapHref={mapHref} />
        <FilterForm request={request} today={today} isSortable={results.count > 1} />
        <div data-for-viewer="homes" className="aria-busy:opacity-60">
          {results.listings.length === 0 ? (
            <NoResults request={request} relaxations={relaxations} mapHref={mapHref} />
          ) : (
            <AmountsContext value={request.filters.amounts}>
              <Results request={request} results={results} market={market} mapHref={mapHref} />
            </AmountsContext>
          )}
        </div>
      </div>
      <div data-for-viewer="summary">
        {summary && <PlaceSummary summary={summary} heading={heading} place={request.place} />}
      </div>
      <div data-for-viewer="market">{market && <MarketGlimpse market={market} />}</div>
      <div data-for-viewer="suggestions">
        {suggestions && <SuggestionBlock columns={suggestions} />}
      </div>
    </TodayContext>
  );
}

/** The homes of a neighbourhood, a city or a province, a page at a time. */
export const ListIsland = withLocale(ListContent);
