import { List } from 'lucide-react';
import type { AnySummary } from '#src/contract/listings/listing.ts';
import { listingKey } from '#src/domain/listing/key.ts';
import { detailTexts } from '#src/messages/listing/detail.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { TodayContext } from '#src/ui/today.ts';
import { withLocale } from '#src/ui/locale/with-locale.tsx';
import { icon } from '#src/ui/icon.ts';
import { ListingCard } from '#src/ui/listing/card/ListingCard.tsx';
import { ListingGrid } from '#src/ui/listing/ListingGrid.tsx';

type Props = {
  /** The list of its city. */
  listHref: string;
  nearby: readonly AnySummary[];
  /** YYYY-MM-DD. */
  today: string;
};

function GoneListingContent({ listHref, nearby, today }: Props) {
  const words = useTexts(detailTexts);
  return (
    <div className="page py-12">
      <h1 className="heading-1">{words.goneTitle}</h1>
      <p className="prose mt-3">{nearby.length > 0 ? words.goneText : words.goneAlone}</p>
      <a href={listHref} className="btn-primary mt-7">
        <List {...icon()} />
        {words.backToList}
      </a>
      {nearby.length > 0 && (
        <section aria-labelledby="nearby-title" className="mt-12">
          <h2 id="nearby-title" className="heading-2 mb-5">
            {words.nearby}
          </h2>
          <TodayContext value={today}>
            <ListingGrid label={words.nearby}>
              {nearby.map((home) => (
                <ListingCard key={listingKey(home)} listing={home} />
              ))}
            </ListingGrid>
          </TodayContext>
        </section>
      )}
    </div>
  );
}

/** Replaces a removed listing: homes near it, and the list of its city. */
export const RemovedView = withLocale(GoneListingContent);
