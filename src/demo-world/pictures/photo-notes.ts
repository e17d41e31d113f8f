import type { PhotoNote } from '#src/contract/listings/photo-notes.ts';
import type { PhotoSubject } from '#src/contract/listings/photo-subjects.ts';
import type { PhotographedHome } from './photographed-home.ts';
import { lightOf } from './listing-appearance.ts';
import { PAPER, pictureColor } from './picture-colors.ts';
import { photoShots, type Shot } from './photo-picture.ts';
import type { HomePicture } from './picture-drawings.ts';

/** The subjects of the pictures of homes, by their drawings; all others show the front. */
const SUBJECTS: Readonly<Partial<Record<HomePicture, PhotoSubject>>> = {
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
};

function subjectOf([family, view]: Shot): PhotoSubject {
  if (family === 'living' && view === 1) return 'Family Room';
  if (family === 'bedroom' && view === 0) return 'Master Bedroom';
  return SUBJECTS[family] ?? 'Front of Structure';
}

/** Notes on the photos of a demo listing, without drawing one. */
export function demoPhotoNotes(home: PhotographedHome): readonly PhotoNote[] {
  const light = lightOf(home);
  return photoShots(home).map((shot) =>
    shot === 'floor-plan'
      ? { subject: 'Floor Plan', color: PAPER }
      : { subject: subjectOf(shot), color: pictureColor(shot[0], light) },
  );
}
