import type { AnySummary } from '#src/contract/listings/listing.ts';
import { listingKey } from '#src/domain/listing/key.ts';
import { detailTexts } from '#src/messages/listing/detail.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { ListingGrid } from '#src/ui/listing/ListingGrid.tsx';
import { CachedCard } from '../../CachedCard.tsx';

/** Homes that are shown (specification, business constants). */
const SIMILAR_LIMIT = 4;

/** Homes on the market that are like one. */
export function SimilarHomes({ homes }: { homes: readonly AnySummary[] }) {
  const words = useTexts(detailTexts);
  const visibleHomes = homes.slice(0, SIMILAR_LIMIT);
  return (
    <div data-for-viewer="similar">
      {visibleHomes.length > 0 && (
        <section
          aria-labelledby="similar-title"
          className="swipe-row page py-6 md:py-12 print:hidden"
        >
          <h2 id="similar-title" className="heading-2 mb-4 md:mb-5">
            {words.similar}
          </h2>
          <ListingGrid label={words.similar}>
            {visibleHomes.map((home) => (
              <CachedCard key={listingKey(home)} listing={home} />
            ))}
          </ListingGrid>
        </section>
      )}
    </div>
  );
}
