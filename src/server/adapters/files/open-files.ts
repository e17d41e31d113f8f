import { join } from 'node:path';
import type { Config } from '#src/server/config.ts';
import type { FileStore } from '#src/server/files/file-store.ts';
import { folderFiles } from './folder-files.ts';
import type { S3Limits } from './s3-client.ts';
import { fileCircuitBreaker } from './file-circuit-breaker.ts';
import { s3Files } from './s3-files.ts';

export type Files = {
  readonly documents: { readonly folder: FileStore; readonly bucket: FileStore | undefined };
  /** Original photos of the feeds; undefined where they lie in the cache of pictures. */
  readonly photos: FileStore | undefined;
};

/** Fetching a photo from its provider again is better than waiting for it. */
const PHOTO_LIMITS: S3Limits = { usualMs: 3000, uploadMs: 10_000, firstWaitMs: 100 };

/** The stores of files, in `dataDir` or in the bucket of the settings; each fails on its own. */
export function openFiles(
  { dataDir, bucket }: Pick<Config, 'dataDir' | 'bucket'>,
  warn: (sentence: string) => void,
): Files {
  const inBucket = (folder: string, limits?: S3Limits) =>
    bucket &&
    fileCircuitBreaker(s3Files(bucket, folder, limits), {
      onFailure: ({ message }) => warn(`${message}, so ${folder} cannot be read or written there.`),
    });
  return {
    documents: { folder: folderFiles(join(dataDir, 'documents')), bucket: inBucket('documents') },
    photos: inBucket('photos', PHOTO_LIMITS),
  };
}
