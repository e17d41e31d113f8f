import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { lazyOutlines } from './lazy-outlines.ts';
import type { BasemapOutlines } from './outlines.ts';
import { recentlyUsed } from '../tiles/recently-used.ts';

/**
 * The same outlines, kept as compressed JSON. They are needed at the start and for the first tiles,
 * hardly ever after that; reading them again takes a tenth of a second.
 */
export function packedOutlines(outlines: BasemapOutlines): BasemapOutlines {
  const packed = zstdCompressSync(JSON.stringify(outlines));
  const all = recentlyUsed(
    () => JSON.parse(zstdDecompressSync(packed).toString()) as BasemapOutlines,
  );
  return lazyOutlines(all);
}
