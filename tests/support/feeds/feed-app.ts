import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppDependencies } from '#src/server/app.ts';
import { sqliteAddresses } from '#src/server/adapters/sqlite/listings/address-lookup.ts';
import { feedPictures } from '#src/server/images/photos/feed-pictures.ts';
import { photoFetcher } from '#src/server/images/photos/fetch-photo.ts';
import type { PictureFiles } from '#src/server/images/picture-cache.ts';
import { pictureService } from '#src/server/images/picture-service.ts';
import { photoHost } from '../images/photo-host.ts';
import { fixturePictures } from '../listings/fixture-pictures.ts';
import { resoServer, type RawRecord } from './reso-server.ts';
import { aStore, DAY, PHOTO_HOST, sync } from './sync.ts';

/** A server's services over the listings of a DDF feed, with a photo host in memory. */
export async function feedServices(
  records: readonly RawRecord[],
  photos: Parameters<typeof photoHost>[0],
  {
    originals,
    nowMs = () => performance.now(),
  }: { readonly originals?: PictureFiles; readonly nowMs?: () => number } = {},
) {
  const server = resoServer(records);
  const store = aStore();
  const { problems } = await sync(server, store.feeds, DAY, 'ddf');
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const host = photoHost(photos);
  const cacheDir = mkdtempSync(join(tmpdir(), 'larchway-photos-'));
  const services = {
    repository: store.listings,
    addresses: sqliteAddresses(store.db),
    pictures: pictureService({ cacheDir, originals }),
    pictureSource: feedPictures({
      onWarning: () => undefined,
      photos: store.photos,
      fetchPhoto: photoFetcher({ hosts: new Set([PHOTO_HOST]), request: host.request, nowMs }),
      others: fixturePictures(),
    }),
  } satisfies Partial<AppDependencies>;
  return {
    services,
    store,
    server,
    host,
    cacheDir,
    close: () => rmSync(cacheDir, { recursive: true, force: true }),
  };
}
