import { rm } from 'node:fs/promises';
import path from 'node:path';
import { singleFlight } from '../scheduling/single-flight.ts';
import { cacheCap } from './cache-cap.ts';
import { markUsed, readCached, writeCached } from './picture-cache.ts';
import { fileNameOf, originalNameOf } from './picture-name.ts';
import { type Photograph, type Picture, PictureUnavailable } from './picture-source.ts';
import { rasterise } from './rasterise.ts';
import type { PictureSize } from './rasterise.ts';
import { QueueFull, taskLimit } from './task-limit.ts';

export type PictureService = {
  /**
   * Rejects when the picture itself cannot be drawn, with `PictureUnavailable` when it cannot be had
   * now, or with `QueueFull` when too many wait; cache trouble is a warning.
   */
  render(picture: Picture, size: PictureSize): Promise<Buffer>;
};

type PictureServiceOptions = {
  cacheDir: string;
  /** The most the cache may take on the disk, bytes. */
  cacheCapBytes?: number;
  /** Called with a sentence about a cache that could not be read or written. */
  onWarning?: (message: string) => void;
};

const RASTERISATIONS_AT_ONCE = 2;
const MOST_WAITING = 200;
const CACHE_CAP_BYTES = 512 * 1024 * 1024;

/**
 * Draws pictures at the wanted width (pixels, clamped by the caller) and keeps them in
 * `cacheDir`. Requests for a picture that is being made share its result.
 */
export function pictureService({
  cacheDir,
  cacheCapBytes = CACHE_CAP_BYTES,
  onWarning = (message) => process.emitWarning(message),
}: PictureServiceOptions): PictureService {
  const limited = taskLimit(RASTERISATIONS_AT_ONCE, MOST_WAITING);
  const cap = cacheCap(cacheDir, cacheCapBytes, onWarning);
  const inFlight = singleFlight<Buffer>();

  async function produce(file: string, picture: Picture, size: PictureSize): Promise<Buffer> {
    const cached = await readCached(file, onWarning);
    if (cached !== undefined) {
      markUsed(file, onWarning);
      return cached;
    }
    const content = await made(picture, size);
    await keep(file, content);
    return content;
  }

  async function keep(file: string, content: Buffer): Promise<void> {
    if (await writeCached(file, content, onWarning)) cap.wrote(content.length);
  }

  async function made(picture: Picture, size: PictureSize): Promise<Buffer> {
    if ('draw' in picture) return limited(async () => rasterise(await picture.draw(), size));
    const original = path.join(cacheDir, originalNameOf(picture));
    const content = await inFlight(original, () => loaded(original, picture));
    try {
      return await limited(() => rasterise(content, size));
    } catch (error) {
      if (error instanceof QueueFull) throw error;
      // It is fetched again the next time, as the provider may send another.
      await rm(original, { force: true });
      throw new PictureUnavailable(`The photo cannot be read: ${String(error)}`);
    }
  }

  /** The file of a photo, which is fetched once for all of its sizes. */
  async function loaded(file: string, { load }: Photograph): Promise<Buffer> {
    const cached = await readCached(file, onWarning);
    if (cached !== undefined) {
      markUsed(file, onWarning);
      return cached;
    }
    const content = await load();
    await keep(file, content);
    return content;
  }

  return {
    render(picture, size) {
      const file = path.join(cacheDir, fileNameOf(picture, size));
      return inFlight(file, () => produce(file, picture, size));
    },
  };
}
