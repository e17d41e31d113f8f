import type { BasemapOutlines } from './outlines.ts';
import { readOutlines, writeOutlines } from './outlines-file.ts';
import { packOutlines, unpackedOutlines } from './packed-outlines.ts';

export type OutlineMaking = {
  /** A number that changes with the sources of the outlines. */
  readonly fingerprint: number;
  readonly make: () => BasemapOutlines;
  /** Called before the outlines are made, which takes some seconds; it may make the file itself. */
  readonly onMaking?: () => void;
};

/**
 * Opens the outlines from a file. A file that is missing, damaged or made from other sources is made first.
 *
 * @throws if the file is there but cannot be read, or cannot be written
 */
export function openOutlines(
  cacheFile: string,
  { fingerprint, make, onMaking }: OutlineMaking,
): BasemapOutlines {
  const cachedOutlines = readOutlines(cacheFile, fingerprint);
  if (cachedOutlines) return unpackedOutlines(cachedOutlines);
  onMaking?.();
  const madeElsewhere = onMaking && readOutlines(cacheFile, fingerprint);
  if (madeElsewhere) return unpackedOutlines(madeElsewhere);
  const packed = packOutlines(make());
  writeOutlines(cacheFile, { fingerprint, outlines: packed });
  return unpackedOutlines(packed);
}
