import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Job, repeatedJob } from '../../scheduling/repeated-job.ts';
import { cachedPhotoName } from './feed-pictures.ts';
import type { PhotoStore } from './photo-store.ts';

const NAMES_AT_ONCE = 500;

async function filesIn(directory: string): Promise<readonly string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    // Nothing has been cached yet.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Deletes from the cache the photos that no listing has any more; how many files that were. */
export async function purgePhotos(
  directory: string,
  { present }: Pick<PhotoStore, 'present'>,
): Promise<number> {
  const filesByName = Map.groupBy(await filesIn(directory), cachedPhotoName);
  filesByName.delete(undefined);
  const names = [...filesByName.keys()].filter((name) => name !== undefined);
  let fileCount = 0;
  for (let at = 0; at < names.length; at += NAMES_AT_ONCE) {
    const some = names.slice(at, at + NAMES_AT_ONCE);
    const kept = await present(some);
    const gone = some.filter((name) => !kept.has(name));
    for (const file of gone.flatMap((name) => filesByName.get(name) ?? [])) {
      await rm(path.join(directory, file), { force: true });
      fileCount += 1;
    }
  }
  return fileCount;
}

const PURGE_MS = 15 * 60_000;

/** Deletes the photos of listings that are gone from time to time, whichever program has removed them. */
export function photoPurge(
  cacheDir: string,
  photos: Pick<PhotoStore, 'present'>,
  warn: (sentence: string) => void,
): Job {
  return repeatedJob({
    everyMs: PURGE_MS,
    run: () => purgePhotos(cacheDir, photos),
    onError: (error) => warn(`Cannot clear ${cacheDir}: ${String(error)}`),
  });
}
