import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { photoAddress, type PhotoHosts } from '#src/domain/listing/photos/photo-hosts.ts';
import { photoSubject } from '#src/contract/listings/photo-subjects.ts';
import { photoName } from '../feed-photo.ts';
import type { FeedPhoto } from '../feed-store.ts';
import { number, permission, text, words } from '../records/record-values.ts';

/** The fields read of a Media of the RESO Data Dictionary 2.0. */
export const ResoMedia = z.object({
  MediaKey: text,
  MediaURL: text,
  MediaCategory: text,
  /** The subject of a photo. */
  ImageOf: text,
  MediaStatus: text,
  /** Written by PropTx, which has each photo in several sizes. */
  ImageSizeDescription: text,
  ModificationTimestamp: text,
  MediaModificationTimestamp: text,
  Order: number,
  PreferredPhotoYN: permission,
  Permission: words,
  /** The key of its listing, for media that come separately. */
  ResourceRecordKey: text,
});
export type ResoMedia = z.infer<typeof ResoMedia>;

/** More than any home has, so that a feed cannot fill a page with the photos of one home. */
const MAX_PHOTOS = 99;

const PHOTO = /^(property )?photo$|^image$/i;
const FLOOR_PLAN = /^floor ?plans?$/i;
const PUBLIC = /^(public|idx)$/i;
/** Tours without an agent's name, by the standard and by DDF. */
const TOUR = /^unbranded virtual tour$|^video tour website$/i;
/** The boards require the pictures that bear their mark. */
const UNMARKED = /nowatermark/i;

const isDeleted = ({ MediaStatus }: ResoMedia) => /^(deleted|inactive)$/i.test(MediaStatus ?? '');
const isForEveryone = ({ Permission }: ResoMedia) =>
  Permission.length === 0 || Permission.some((word) => PUBLIC.test(word));

const isFloorPlan = ({ MediaCategory }: ResoMedia) => FLOOR_PLAN.test(MediaCategory ?? '');

/** A medium without a category is a photo: PropTx gives none for some of its boards. */
const isPhoto = (media: ResoMedia) =>
  (PHOTO.test(media.MediaCategory ?? 'Photo') || isFloorPlan(media)) &&
  !UNMARKED.test(media.ImageSizeDescription ?? '') &&
  !isDeleted(media) &&
  isForEveryone(media);

/**
 * The preferred photo first, then the others in their order, those without an order, and floor plans last.
 */
function compare(one: ResoMedia, other: ResoMedia): number {
  const place = (media: ResoMedia) => {
    if (isFloorPlan(media)) return Number.POSITIVE_INFINITY;
    return media.PreferredPhotoYN ? -1 : (media.Order ?? Number.MAX_SAFE_INTEGER);
  };
  if (place(one) === place(other)) return 0;
  return place(one) - place(other);
}

function photoOf(media: ResoMedia, hosts: PhotoHosts): FeedPhoto | undefined {
  const url = photoAddress(media.MediaURL, hosts)?.href;
  if (url === undefined) return undefined;
  const modified = media.MediaModificationTimestamp ?? media.ModificationTimestamp;
  // Without a key or a moment, the address identifies the state.
  const state = media.MediaKey === null || modified === null ? url : modified;
  const subject = isFloorPlan(media) ? 'Floor Plan' : photoSubject(media.ImageOf);
  return { name: photoName([media.MediaKey, state]), url, subject };
}

/**
 * The photos that may be shown, the main one first and each once. A photo on an unnamed host is left out,
 * as it could not be fetched.
 */
export function photosOf(media: readonly ResoMedia[], hosts: PhotoHosts): readonly FeedPhoto[] {
  const photos = new Map<string, FeedPhoto>();
  for (const each of media.filter(isPhoto).toSorted(compare)) {
    const photo = photoOf(each, hosts);
    const key = each.MediaKey ?? photo?.url;
    if (photo && key !== undefined && !photos.has(key)) photos.set(key, photo);
  }
  return [...photos.values()].slice(0, MAX_PHOTOS);
}

/** The hosts of photos other than those named. */
export function unknownHostsOf(media: readonly ResoMedia[], hosts: PhotoHosts): readonly string[] {
  const unknown = media
    .filter(isPhoto)
    .filter(({ MediaURL }) => MediaURL !== null && !photoAddress(MediaURL, hosts))
    .map(({ MediaURL }) => (URL.canParse(MediaURL ?? '') ? new URL(MediaURL ?? '').host : 'none'));
  return [...new Set(unknown)];
}

/** The address of a virtual tour among the media; null when there is none. */
export function tourOf(media: readonly ResoMedia[]): string | null {
  const tour = media.find(
    (each) => TOUR.test(each.MediaCategory ?? '') && !isDeleted(each) && isForEveryone(each),
  );
  return tour?.MediaURL ?? null;
}
