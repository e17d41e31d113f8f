import { photoAddress, type PhotoHosts } from '#src/domain/listing/photos/photo-hosts.ts';
import { photoName } from '../feed-photo.ts';
import type { FeedPhoto, PhotoSet } from '../feed-store.ts';
import type { RepliersRecord } from './repliers-record.ts';

/** More than any home has, so that a feed cannot fill a page with the photos of one home. */
const MAX_PHOTOS = 99;

const LOCAL = /^(localhost|127(\.\d{1,3}){3}):/;

/** The base of photo keys: the first host named. */
function photoBase(hosts: PhotoHosts): string {
  const [host = ''] = hosts;
  return `${LOCAL.test(host) ? 'http' : 'https'}://${host}/`;
}

/** The address of a photo in its largest size; undefined for a key outside the named hosts. */
function addressOf(key: string, hosts: PhotoHosts): URL | undefined {
  const url = URL.canParse(key, photoBase(hosts)) ? new URL(key, photoBase(hosts)) : undefined;
  const address = photoAddress(url?.href ?? null, hosts);
  address?.searchParams.set('class', 'large');
  return address;
}

/** The photos of a record in their order, each once. */
export function photosOf(
  { images, timestamps }: Pick<RepliersRecord, 'images' | 'timestamps'>,
  hosts: PhotoHosts,
): PhotoSet {
  const { photosUpdated } = timestamps;
  const photos = [...new Set(images)].flatMap((key): FeedPhoto[] => {
    const address = addressOf(key, hosts);
    return address
      ? [{ name: photoName([key, photosUpdated]), url: address.href, subject: null }]
      : [];
  });
  return { revision: null, photos: photos.slice(0, MAX_PHOTOS) };
}

/** The hosts of photos other than those named. */
export function unknownHostsOf(images: readonly string[], hosts: PhotoHosts): readonly string[] {
  const unknown = images
    .filter((key) => !addressOf(key, hosts))
    .map((key) =>
      URL.canParse(key, photoBase(hosts)) ? new URL(key, photoBase(hosts)).host : 'none',
    );
  return [...new Set(unknown)];
}
