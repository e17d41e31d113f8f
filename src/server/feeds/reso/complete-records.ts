import type { PhotoHosts } from '#src/domain/listing/photos/photo-hosts.ts';
import { type Outcome, success } from '#src/lib/outcome.ts';
import type { PhotoSet } from '../feed-store.ts';
import type { FeedRecord, StoredPhotos } from '../listing-feed.ts';
import { photosOf } from './media.ts';
import type { ODataClient } from './odata-client.ts';
import { mediaOf, roomsOf } from './related-records.ts';
import type { ResoListing } from './reso-record.ts';

type Placed = FeedRecord<ResoListing>;

type CompletionOptions = {
  readonly client: ODataClient;
  readonly storedPhotos: StoredPhotos;
  readonly photoHosts: PhotoHosts;
  /** Whether a record becomes a listing; nothing is requested for others. */
  readonly isShown: (record: Placed) => boolean;
};

/** Raise it whenever more or other fields of media are read, so that stored media are read anew. */
const MEDIA_REVISION = 2;

/**
 * The state of the photos by their last change; null when it is unknown, and they have to be read each
 * time.
 */
const revisionOf = ({ PhotosChangeTimestamp }: ResoListing, hosts: PhotoHosts): string | null =>
  PhotosChangeTimestamp &&
  `${MEDIA_REVISION} ${[...hosts].toSorted().join(',')} ${PhotosChangeTimestamp}`;

/**
 * Adds rooms and media that a provider keeps in separate resources. Rooms have no moment of change of their
 * own and are read with every change of their record, media only when the photos have changed.
 */
export async function completeRecords(
  records: readonly Placed[],
  { client, storedPhotos, photoHosts, isShown }: CompletionOptions,
): Promise<Outcome<readonly Placed[], string>> {
  const shownRecords = records.filter(isShown);
  const keys = shownRecords.map(({ key }) => key);
  const storedSets = await storedPhotos(keys);
  const storedSet = ({ key, record }: Placed): PhotoSet | undefined => {
    const photoSet = storedSets.get(key);
    const revision = revisionOf(record, photoHosts);
    return revision !== null && photoSet?.revision === revision ? photoSet : undefined;
  };
  const rooms = await roomsOf(client, keys);
  if (!rooms.ok) return rooms;
  const changedKeys = shownRecords.filter((each) => !storedSet(each)).map(({ key }) => key);
  const media = await mediaOf(client, changedKeys);
  if (!media.ok) return media;
  return success(
    records.map((each): Placed => {
      const { key, record } = each;
      if (!isShown(each)) return each;
      const ownMedia = media.value.get(key) ?? record.Media;
      const readSet: PhotoSet = {
        revision: revisionOf(record, photoHosts),
        photos: photosOf(ownMedia, photoHosts),
      };
      return {
        ...each,
        record: {
          ...record,
          Media: [...ownMedia],
          PropertyRooms: [...(rooms.value.get(key) ?? record.PropertyRooms)],
          photoSet: storedSet(each) ?? readSet,
        },
      };
    }),
  );
}
