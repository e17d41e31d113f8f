import { Images } from 'lucide-react';
import type { Permissions } from '#src/contract/listing.ts';
import { photoUrl } from '#src/domain/photo.ts';
import { en } from '#src/messages/en.ts';
import { icon } from '#src/ui/icon.ts';
import { photoSource } from '#src/ui/photo-source.ts';

const MOSAIC_PHOTOS = 5;

/** Columns and rows of the mosaic on wide screens, by how many photos it has room for. */
const LAYOUTS: Readonly<Record<number, string>> = {
  1: 'md:grid-cols-1',
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3 md:grid-rows-2',
  5: 'md:grid-cols-4 md:grid-rows-2',
};

type Photo = { imageKey: string; permissions: Permissions; index: number; total: number };

function MosaicPhoto({ imageKey, permissions, index, total }: Photo) {
  const leads = index === 0 && total >= 3 ? 'md:col-span-2 md:row-span-2' : '';
  return (
    <li className={`relative shrink-0 w-full md:w-auto min-h-0 snap-start ${leads}`}>
      <img
        {...photoSource(permissions, photoUrl(imageKey, 800))}
        width={800}
        height={533}
        loading={index === 0 ? 'eager' : 'lazy'}
        fetchPriority={index === 0 ? 'high' : 'auto'}
        decoding="async"
        alt={en.detail.photoNumber(index + 1, total)}
        className="w-full h-full aspect-[3/2] md:aspect-auto object-cover"
      />
      <span className="md:hidden absolute right-3 bottom-3 chip bg-black/70 border-transparent text-white tabular-nums">
        {index + 1} / {total}
      </span>
    </li>
  );
}

type Props = { images: readonly string[]; permissions: Permissions };

/** The rest of the photos, behind a native disclosure so that it works without a script. */
function AllPhotos({ images, permissions }: Props) {
  return (
    <details className="max-md:hidden mt-3 group">
      <summary className="btn-secondary list-none w-fit ml-auto">
        <Images {...icon()} />
        {en.detail.allPhotos(images.length)}
      </summary>
      <ul className="mt-3 grid grid-cols-3 gap-2">
        {images.map((imageKey, index) => (
          <li key={imageKey}>
            <img
              {...photoSource(permissions, photoUrl(imageKey, 800))}
              width={800}
              height={533}
              loading="lazy"
              decoding="async"
              alt={en.detail.photoNumber(index + 1, images.length)}
              className="w-full aspect-[3/2] object-cover rounded-field"
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A mosaic on wide screens and a gallery to swipe on narrow ones. */
export function PhotoMosaic({ images, permissions }: Props) {
  if (images.length === 0) return null;
  const shown = images.length >= MOSAIC_PHOTOS ? MOSAIC_PHOTOS : Math.min(images.length, 3);
  return (
    <section aria-label={en.detail.photos} className="max-md:-mx-4 max-md:sm:-mx-6">
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
        tabIndex={0}
        aria-label={en.detail.photoCount(images.length)}
        className={`flex md:grid gap-2 overflow-x-auto md:overflow-clip snap-x snap-mandatory md:aspect-[5/2] md:rounded-card [scrollbar-width:none] ${LAYOUTS[shown]} md:[&>li:nth-child(n+6)]:hidden ${shown < MOSAIC_PHOTOS ? 'md:[&>li:nth-child(n+4)]:hidden' : ''}`}
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
      {images.length > shown && <AllPhotos images={images} permissions={permissions} />}
    </section>
  );
}
