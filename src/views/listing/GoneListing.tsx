import { List } from 'lucide-react';
import type { AnySummary } from '#src/contract/listings/listing.ts';
import { listingKey } from '#src/domain/listing/key.ts';
import { detail } from '#src/messages/en/detail.ts';
import { icon } from '#src/ui/icon.ts';
import { ListingCard } from '#src/ui/ListingCard.tsx';
import { ListingGrid } from '#src/ui/ListingGrid.tsx';

type Props = {
  /** The list of its city. */
  listHref: string;
  nearby: readonly AnySummary[];
};

/** In place of a listing that was removed: homes near it, and the list of its city. */
export function GoneListing({ listHref, nearby }: Props) {
  return (
    <div className="page py-12">
      <h1 className="heading-1">{detail.goneTitle}</h1>
      <p className="prose mt-3">{nearby.length > 0 ? detail.goneText : detail.goneAlone}</p>
      <a href={listHref} className="btn-primary mt-7">
        <List {...icon()} />
        {detail.backToList}
      </a>
      {nearby.length > 0 && (
        <section aria-labelledby="nearby-title" className="mt-12">
          <h2 id="nearby-title" className="heading-2 mb-5">
            {detail.nearby}
          </h2>
          <ListingGrid label={detail.nearby}>
            {nearby.map((home) => (
              <ListingCard key={listingKey(home)} listing={home} />
            ))}
          </ListingGrid>
        </section>
      )}
    </div>
  );
}
