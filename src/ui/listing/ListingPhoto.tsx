import { House } from 'lucide-react';
import type { Permissions } from '#src/contract/listings/listing.ts';
import { photoSourceSet, photoUrl } from '#src/domain/listing/photos/photo.ts';
import { listingTexts } from '#src/messages/listing/listing.ts';
import { useTexts } from '../locale/use-texts.ts';
import { icon } from '../icon.ts';
import { photoSource } from './photo-source.ts';

/** The first photo of a listing, 3:2; decorative, because the card's link describes it. */
export function ListingPhoto({
  imageKey,
  permissions,
  size,
  eager,
}: {
  imageKey: string | undefined;
  permissions: Permissions;
  size: 'small' | 'large';
  eager: boolean;
}) {
  const words = useTexts(listingTexts);
  if (imageKey === undefined) {
    return (
      <span className="size-full grid place-content-center justify-items-center gap-2 bg-sand text-sm text-muted">
        <House {...icon(28)} />
        {words.noPhoto}
      </span>
    );
  }
  const large = size === 'large';
  return (
    <img
      {...photoSource(
        permissions,
        photoUrl(imageKey, large ? 800 : 350),
        large ? undefined : photoSourceSet(imageKey),
      )}
      width={large ? 800 : 350}
      height={large ? 533 : 233}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      alt=""
      className="relative size-full object-cover transition-transform duration-200 ease-out group-hover:scale-[1.03]"
    />
  );
}
