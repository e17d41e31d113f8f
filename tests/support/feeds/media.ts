import type { RawRecord } from './reso-server.ts';
import { PHOTO_HOST } from './sync.ts';

/** A provider's address of a photo; no browser may see the token. */
export const photoUrl = (name: string) => `https://${PHOTO_HOST}/${name}.jpg?token=PROVIDER`;

/** A photo of a listing as a RESO server gives it. */
export function aPhoto(key: string, changes: RawRecord = {}): RawRecord {
  return {
    MediaKey: key,
    MediaURL: photoUrl(key),
    MediaCategory: 'Photo',
    MediaStatus: 'Active',
    ImageSizeDescription: 'Largest',
    MediaModificationTimestamp: '2026-10-20T08:00:00Z',
    Order: Number(key.replace(/\D/g, '').slice(-2)),
    PreferredPhotoYN: false,
    ResourceName: 'Property',
    ...changes,
  };
}
