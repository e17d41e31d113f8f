import type { ListingSummary } from '#src/contract/listings/listing.ts';
import { streetLine } from '#src/domain/listing/address.ts';
import { detailPath } from '#src/domain/routes.ts';
import { PhotoColor } from '../PhotoColor.tsx';
import { ListingPhoto } from '../ListingPhoto.tsx';

/** Photos a card loads: the four it shows, and the next one on the page of the home. */
const CARD_PHOTOS = 5;

type Props = { listing: ListingSummary; size: 'small' | 'large'; eager: boolean };

/**
 * The photos of a card: the first, and the keys of the others for the script that shows them. The
 * link is for pointers only, because the card's own link leads to the same page.
 */
export function PhotoStrip({ listing, size, eager }: Props) {
  const [first, ...more] = listing.images.slice(0, CARD_PHOTOS);
  const [firstColor, ...colors] = listing.photos.slice(0, CARD_PHOTOS).map(({ color }) => color);
  return (
    <photo-strip
      data-photos={JSON.stringify(more)}
      data-colors={firstColor ? JSON.stringify(colors) : undefined}
      data-name={streetLine(listing.address)}
    >
      <div className="photo-slides">
        {/* biome-ignore lint/a11y/useAnchorContent: hidden on purpose, the card's own link says it */}
        <a href={detailPath(listing)} tabIndex={-1} aria-hidden="true" className="photo-slide">
          <PhotoColor color={firstColor} />
          <ListingPhoto
            imageKey={first}
            permissions={listing.permissions}
            size={size}
            eager={eager}
          />
        </a>
      </div>
    </photo-strip>
  );
}
