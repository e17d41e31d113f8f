import { ChevronLeft, ChevronRight, Images, X } from 'lucide-react';
import type { Permissions } from '#src/contract/listings/listing.ts';
import { ownPhotoUrl } from '#src/domain/listing/photos/image-address.ts';
import { photoUrl } from '#src/domain/listing/photos/photo.ts';
import { detailTexts } from '#src/messages/listing/detail.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { icon } from '#src/ui/icon.ts';
import { photoSource } from '#src/ui/listing/photo-source.ts';

const MOSAIC_PHOTOS = 5;

/** Columns and rows of the mosaic on wide screens, by how many photos it has room for. */
const LAYOUTS: Readonly<Record<number, string>> = {
  1: 'md:grid-cols-1',
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3 md:grid-rows-2',
  5: 'md:grid-cols-4 md:grid-rows-2',
};

type Photo = { imageKey: string; permissions: Permissions; index: number; total: number };

/** A photo that opens on the whole screen; without a script it is a link to the large one. */
function MosaicPhoto({ imageKey, permissions, index, total }: Photo) {
  const words = useTexts(detailTexts);
  const leads = index === 0 && total >= 3 ? 'md:col-span-2 md:row-span-2' : '';
  const source = photoSource(permissions, photoUrl(imageKey, 800));
  const large = photoUrl(imageKey, 1600);
  const isOwn = 'data-own' in source;
  return (
    <li className={`relative shrink-0 w-full md:w-auto min-h-0 snap-start ${leads}`}>
      <a
        href={isOwn ? ownPhotoUrl(large) : large}
        data-photo={index}
        {...(isOwn ? { 'data-own': '' } : {})}
        className="block size-full focus-visible:-outline-offset-3"
      >
        <img
          {...source}
          width={800}
          height={533}
          loading={index === 0 ? 'eager' : 'lazy'}
          fetchPriority={index === 0 ? 'high' : 'auto'}
          decoding="async"
          alt={words.photoNumber(index + 1, total)}
          className="w-full h-full aspect-[3/2] md:aspect-auto object-cover"
        />
      </a>
      <span className="md:hidden absolute right-3 bottom-3 chip bg-black/70 border-transparent text-white tabular-nums pointer-events-none">
        {words.viewer.count(index + 1, total)}
      </span>
    </li>
  );
}

/** The photos one at a time; its script puts them in. */
function ViewerDialog() {
  const words = useTexts(detailTexts);
  const { title, close, previous, next } = words.viewer;
  const button = 'icon-button bg-black/55 text-white hover:bg-black/80 focus-visible:outline-white';
  return (
    <dialog aria-label={title} className="viewer">
      <section
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move what has the focus.
        tabIndex={0}
        className="size-full"
      >
        <div className="viewer-track splide__track">
          <div className="viewer-slides splide__list" />
        </div>
      </section>
      <div data-thumbnails className="viewer-thumbnails" />
      <p data-count aria-live="polite" className="viewer-count tabular-nums" />
      <form method="dialog" className="absolute right-3 top-3">
        <button type="submit" className={button} aria-label={close}>
          <X {...icon(22)} />
        </button>
      </form>
      <button
        type="button"
        data-step="<"
        className={`${button} viewer-step left-3`}
        aria-label={previous}
      >
        <ChevronLeft {...icon(24)} />
      </button>
      <button
        type="button"
        data-step=">"
        className={`${button} viewer-step right-3`}
        aria-label={next}
      >
        <ChevronRight {...icon(24)} />
      </button>
    </dialog>
  );
}

type Props = { images: readonly string[]; permissions: Permissions };

/** A mosaic on wide screens and a gallery to swipe on narrow ones; each photo opens a viewer. */
export function PhotoMosaic({ images, permissions }: Props) {
  const words = useTexts(detailTexts);
  if (images.length === 0) return null;
  const visibleCount = images.length >= MOSAIC_PHOTOS ? MOSAIC_PHOTOS : Math.min(images.length, 3);
  return (
    <photo-viewer>
      <section
        data-gallery
        aria-label={words.photos}
        className="relative max-md:-mx-4 max-md:sm:-mx-6"
      >
        <div className="splide__track max-md:overflow-x-auto max-md:snap-x max-md:snap-mandatory [scrollbar-width:none]">
          <ul
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
            tabIndex={0}
            aria-label={words.photoCount(images.length)}
            className={`splide__list flex md:grid gap-2 md:overflow-clip md:aspect-[5/2] md:rounded-card ${LAYOUTS[visibleCount]} md:[&>li:nth-child(n+6)]:hidden ${visibleCount < MOSAIC_PHOTOS ? 'md:[&>li:nth-child(n+4)]:hidden' : ''}`}
          >
            {images.map((imageKey, index) => (
              <MosaicPhoto
                key={imageKey}
                imageKey={imageKey}
                permissions={permissions}
                index={index}
                total={images.length}
              />
            ))}
          </ul>
        </div>
        {images.length > visibleCount && (
          <a
            href={photoUrl(images[0] ?? '', 1600)}
            data-photo="0"
            className="max-md:hidden badge-on-photo min-h-11 px-4 absolute right-4 bottom-4 no-underline print:hidden"
          >
            <Images {...icon()} />
            {words.allPhotos(images.length)}
          </a>
        )}
      </section>
      <ViewerDialog />
    </photo-viewer>
  );
}
