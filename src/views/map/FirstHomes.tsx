import type { FirstHomes as Homes } from '#src/page-data/map-page.ts';
import { type MapAddress, writeMapAddress } from '#src/domain/map/address.ts';
import { FIRST_VIEW_PARTS } from '#src/domain/map/first-view.ts';
import { listingKey } from '#src/domain/listing/key.ts';
import { areasOf } from '#src/domain/search/search-boundary.ts';
import { visibleHomes } from '#src/domain/search/list/hidden-homes.ts';
import { listHref } from '#src/domain/search/list/list-route.ts';
import type { Locale } from '#src/messages/locale.ts';
import { mapTexts } from '#src/messages/search/map.ts';
import { pagingTexts } from '#src/messages/search/paging.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ListingGrid } from '#src/ui/listing/ListingGrid.tsx';
import { AccountPanel } from '#src/ui/listing/restricted/AccountPanel.tsx';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';
import { PanelHeader } from '#src/ui/map/PanelHeader.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { CachedCard } from '../CachedCard.tsx';

type Props = { homes: Homes; address: MapAddress };

function titleOf({ homes: { bound }, address: { boundary } }: Props, locale: Locale): string {
  const words = mapTexts(locale);
  if (bound?.name) return words.countInPlace(bound.count, bound.name);
  const { length } = areasOf(boundary);
  if (length === 0) return words.panelLabel;
  return bound ? words.countInDrawnAreas(bound.count, length) : words.inDrawnAreas(length);
}

function countOf({ results, bound }: Homes, locale: Locale): string | null {
  if (results.count === 0) return null;
  const rangeText = pagingTexts(locale).count(visibleHomes(results).range, results.count);
  return bound ? mapTexts(locale).inView(rangeText) : rangeText;
}

function Cards({ homes: { results }, address }: Props) {
  const words = useTexts(mapTexts);
  if (results.count === 0) return <EmptyState title={words.emptyTitle} hint={words.emptyBare} />;
  const { visible, hiddenCount, pages } = visibleHomes(results);
  return (
    <>
      {visible.length > 0 && (
        <ListingGrid label={words.panelLabel}>
          {visible.map((listing) => (
            <CachedCard key={listingKey(listing)} listing={listing} />
          ))}
        </ListingGrid>
      )}
      {hiddenCount > 0 && (
        <AccountPanel
          count={hiddenCount}
          isClosed={address.filters.showClosed}
          returnTo={writeMapAddress(address)}
          heading="h3"
        />
      )}
      <div className="mt-6">
        <Pagination
          page={results.page}
          pages={pages}
          hrefOf={(page) => writeMapAddress({ ...address, page })}
        />
      </div>
    </>
  );
}

/** The homes of a view: beside the map, or as the sheet over it on a small window. */
export function FirstHomes({ homes, address }: Props) {
  const locale = useLocale();
  const words = useTexts(mapTexts);
  const { filters, order, panel } = address;
  return (
    <div
      id={FIRST_VIEW_PARTS.homes}
      data-stop={panel ?? 'closed'}
      data-is-chosen={panel ? '' : undefined}
      className="first-homes sheet"
    >
      <div className="sheet-handle" aria-hidden="true">
        <span />
      </div>
      <div className="sheet-body">
        <section
          aria-label={words.panelLabel}
          className="h-full overflow-y-auto overscroll-contain px-4 pb-24 md:pt-4"
        >
          <PanelHeader
            title={titleOf({ homes, address }, locale)}
            count={countOf(homes, locale)}
            listHref={listHref({ ...homes.listPlace, filters, order, page: 1 })}
            sort={order.sort}
            filters={filters}
          />
          <div className="first-cards">
            <Cards homes={homes} address={address} />
          </div>
        </section>
      </div>
    </div>
  );
}
