import { Images, Map as PlanIcon } from 'lucide-react';
import type { PhotoNote } from '#src/contract/listings/photo-notes.ts';
import { photoSubject } from '#src/contract/listings/photo-subjects.ts';
import type { Permissions } from '#src/contract/listings/listing.ts';
import { ownPhotoUrl } from '#src/domain/listing/photos/image-address.ts';
import { photoUrl } from '#src/domain/listing/photos/photo.ts';
import { detailTexts } from '#src/messages/listing/detail.ts';
import { photoCaptionsTexts } from '#src/messages/listing/photo-captions.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { icon } from '#src/ui/icon.ts';
import { PhotoColor } from '#src/ui/listing/PhotoColor.tsx';
import { photoSource } from '#src/ui/listing/photo-source.ts';
import { ViewerDialog } from './ViewerDialog.tsx';

const MOSAIC_PHOTOS = 5;

/** Columns and rows of the mosaic on wide screens, by how many photos it has room for. */
const LAYOUTS: Readonly<Record<number, string>> = {
  1: 'md:grid-cols-1',
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3 md:grid-rows-2',
  5: 'md:grid-cols-4 md:grid-rows-2',
};

type Photo = {
  imageKey: string;
  note: PhotoNote | undefined;
  permissions: Permissions;
  index: number;
  total: number;
};

const isPlan = (note: PhotoNote | undefined) => note?.subject === 'Floor Plan';

/** A photo that opens on the whole screen; without a script it is a link to the large one. */
function MosaicPhoto({ imageKey, note, permissions, index, total }: Photo) {
  const words = useTexts(detailTexts);
  const { caption, subjects } = useTexts(photoCaptionsTexts);
  const subject = photoSubject(note?.subject);
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
        className="relative block size-full focus-visible:-outline-offset-3"
      >
        <PhotoColor color={note?.color} />
        <img
          {...source}
          width={800}
          height={533}
          loading={index === 0 ? 'eager' : 'lazy'}
          fetchPriority={index === 0 ? 'high' : 'auto'}
          decoding="async"
          alt={caption(subject && subjects[subject], index + 1, total)}
          className={`relative w-full h-full aspect-[3/2] md:aspect-auto ${isPlan(note) ? 'object-contain' : 'object-cover'}`}
        />
      </a>
      <span
        aria-hidden="true"
        className="md:hidden absolute right-3 bottom-3 chip bg-black/70 border-transparent text-white tabular-nums pointer-events-none"
      >
        {words.viewer.count(index + 1, total)}
      </span>
    </li>
  );
}

type Props = {
  images: readonly string[];
  photos: readonly PhotoNote[];
  permissions: Permissions;
};

/** A mosaic on wide screens and a gallery to swipe on narrow ones; each photo opens a viewer. */
export function PhotoMosaic({ images, photos, permissions }: Props) {
  const words = useTexts(detailTexts);
  const { floorPlan } = useTexts(photoCaptionsTexts);
  if (images.length === 0) return null;
  const planAt = photos.findIndex(isPlan);
  const planKey = images[planAt];
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
                note={photos[index]}
                permissions={permissions}
                index={index}
                total={images.length}
              />
            ))}
          </ul>
        </div>
        <div className="absolute left-3 md:left-auto md:right-4 bottom-3 md:bottom-4 flex gap-2 print:hidden">
          {planKey !== undefined && (
            <a
              href={photoUrl(planKey, 1600)}
              data-photo={planAt}
              className="badge-on-photo min-h-11 px-4 no-underline"
            >
              <PlanIcon {...icon()} />
              {floorPlan}
            </a>
          )}
          {images.length > visibleCount && (
            <a
              href={photoUrl(images[0] ?? '', 1600)}
              data-photo="0"
              className="max-md:hidden badge-on-photo min-h-11 px-4 no-underline"
            >
              <Images {...icon()} />
              {words.allPhotos(images.length)}
            </a>
          )}
        </div>
      </section>
      <ViewerDialog planIndex={planKey === undefined ? undefined : planAt} />
    </photo-viewer>
  );
}
