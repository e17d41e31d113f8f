import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from '../../files/file-store.ts';
import { type Job, repeatedJob } from '../../scheduling/repeated-job.ts';
import { cachedPhotoName } from './feed-pictures.ts';
import type { PhotoStore } from './photo-store.ts';

const NAMES_AT_ONCE = 500;

/** Files that include photos. */
type PhotoFiles = Pick<FileStore, 'place' | 'remove'> & {
  list(): AsyncIterable<readonly { readonly name: string }[]>;
};

async function filesIn(directory: string): Promise<readonly string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    // Nothing has been cached yet.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** The files of the cache of pictures. */
export function cachedPhotos(directory: string): PhotoFiles {
  return {
    place: directory,
    async *list() {
      yield (await filesIn(directory)).map((name) => ({ name }));
    },
    remove: (name) => rm(path.join(directory, name), { force: true }),
  };
}

async function purgePage(
  fileNames: readonly string[],
  { remove }: PhotoFiles,
  { present }: Pick<PhotoStore, 'present'>,
): Promise<number> {
  const filesByName = Map.groupBy(fileNames, cachedPhotoName);
  filesByName.delete(undefined);
  const names = [...filesByName.keys()].filter((name) => name !== undefined);
  let fileCount = 0;
  for (let at = 0; at < names.length; at += NAMES_AT_ONCE) {
    const some = names.slice(at, at + NAMES_AT_ONCE);
    const presentNames = await present(some);
    const removedNames = some.filter((name) => !presentNames.has(name));
    for (const file of removedNames.flatMap((name) => filesByName.get(name) ?? [])) {
      await remove(file);
      fileCount += 1;
    }
  }
  return fileCount;
}

/** Deletes the photos that belong to no listing, and returns the number of deleted files. */
export async function purgePhotos(
  files: PhotoFiles,
  photos: Pick<PhotoStore, 'present'>,
): Promise<number> {
  let fileCount = 0;
  for await (const page of files.list()) {
    fileCount += await purgePage(
      page.map(({ name }) => name),
      files,
      photos,
    );
  }
  return fileCount;
}

const PURGE_MS = 15 * 60_000;
/** Long, as listing a bucket is paid for by the page. */
const BUCKET_PURGE_MS = 60 * 60_000;

type PhotoPurgeOptions = {
  readonly cacheDir: string;
  /** Where original photos are kept; undefined for the cache. */
  readonly bucket: FileStore | undefined;
  readonly photos: Pick<PhotoStore, 'present'>;
  readonly warn: (sentence: string) => void;
};

/** Jobs that from time to time delete the photos of removed listings, whichever program removed them. */
export function photoPurges({ cacheDir, bucket, photos, warn }: PhotoPurgeOptions): Job[] {
  const purgeOf = (files: PhotoFiles, everyMs: number) =>
    repeatedJob({
      everyMs,
      run: () => purgePhotos(files, photos),
      onError: (error) => warn(`Cannot clear ${files.place}: ${String(error)}`),
    });
  const cache = purgeOf(cachedPhotos(cacheDir), PURGE_MS);
  return bucket ? [cache, purgeOf(bucket, BUCKET_PURGE_MS)] : [cache];
}
