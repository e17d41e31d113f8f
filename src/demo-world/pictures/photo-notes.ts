import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { PhotoNote } from '#src/contract/listings/photo-notes.ts';
import type { PhotoSubject } from '#src/contract/listings/photo-subjects.ts';
import { pictureColor } from './picture-colors.ts';
import { photoPicture } from './photo-picture.ts';
import type { DrawingSpec } from './picture-spec.ts';

/** What the pictures of homes show, by what they are drawn by; all others show the front. */
const SUBJECTS: Readonly<Partial<Record<DrawingSpec['family'], PhotoSubject>>> = {
  land: 'Lot',
  backyard: 'Yard',
  'apartment-entrance': 'Lobby',
  living: 'Living Room',
  kitchen: 'Kitchen',
  dining: 'Dining Room',
  bedroom: 'Bedroom',
  bathroom: 'Bathroom',
  basement: 'Basement',
  balcony: 'Balcony',
  'floor-plan': 'Floor Plan',
};

function subjectOf(spec: DrawingSpec): PhotoSubject {
  const { family } = spec;
  if (family === 'living' && spec.view === 1) return 'Family Room';
  if (family === 'bedroom' && spec.view === 0) return 'Master Bedroom';
  return SUBJECTS[family] ?? 'Front of Structure';
}

/** What is known of the photos of a demo listing, without drawing one. */
export function demoPhotoNotes(listing: ListingDocument): readonly PhotoNote[] {
  return (listing.images ?? []).map((_, index) => {
    const spec = photoPicture(listing, index + 1);
    return { subject: subjectOf(spec), color: pictureColor(spec) };
  });
}
