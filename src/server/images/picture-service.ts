import { singleFlight } from '../scheduling/single-flight.ts';
import { pictureCache, type PictureFiles } from './picture-cache.ts';
import { fileNameOf, originalNameOf } from './picture-name.ts';
import { type Picture, PictureUnavailable } from './picture-source.ts';
import { rasterise } from './rasterise.ts';
import type { PictureSize } from './rasterise.ts';
import { QueueFull, taskLimit } from './task-limit.ts';

export type PictureService = {
  /**
   * Rejects when the picture itself cannot be drawn, with `PictureUnavailable` when it is unavailable for a
   * time, or with `QueueFull` when too many wait; cache trouble is a warning.
   */
  render(picture: Picture, size: PictureSize): Promise<Buffer>;
};

type PictureServiceOptions = {
  cacheDir: string;
  /** The most the cache may take on the disk, bytes. */
  cacheCapBytes?: number;
  /** Where original photos are kept; in the cache when absent. */
  originals?: PictureFiles | undefined;
  /** Called with a sentence about a cache that could not be read or written. */
  onWarning?: (message: string) => void;
};

const RASTERISATIONS_AT_ONCE = 2;
const MAX_WAITING = 200;
const CACHE_CAP_BYTES = 512 * 1024 * 1024;

/**
 * Draws pictures at the wanted width (pixels, clamped by the caller) and keeps them in
 * `cacheDir`. Requests for a picture that is being made share its result.
 */
export function pictureService({
  cacheDir,
  cacheCapBytes: capBytes = CACHE_CAP_BYTES,
  onWarning = (message) => process.emitWarning(message),
  originals: originalFiles,
}: PictureServiceOptions): PictureService {
  const limited = taskLimit(RASTERISATIONS_AT_ONCE, MAX_WAITING);
  const cache = pictureCache({ cacheDir, capBytes, onWarning });
  const originals = originalFiles ?? cache;
  const inFlight = singleFlight<Buffer>();

  /** The picture kept under a name, or one made and then kept. */
  async function cachedOrMade(
    files: PictureFiles,
    name: string,
    make: () => Promise<Buffer>,
  ): Promise<Buffer> {
    const storedPicture = await files.read(name);
    if (storedPicture !== undefined) return storedPicture;
    const content = await make();
    await files.write(name, content);
    return content;
  }

  async function renderPicture(picture: Picture, size: PictureSize): Promise<Buffer> {
    if ('draw' in picture) return limited(async () => rasterise(await picture.draw(), size));
    const original = originalNameOf(picture);
    // The original is fetched once for all of its sizes.
    const content = await inFlight(original, () => cachedOrMade(originals, original, picture.load));
    try {
      return await limited(() => rasterise(content, size));
    } catch (error) {
      if (error instanceof QueueFull) throw error;
      // The next request fetches it again, as the provider may send another.
      await originals.remove(original);
      throw new PictureUnavailable(`The photo cannot be read: ${String(error)}`);
    }
  }

  return {
    render(picture, size) {
      const name = fileNameOf(picture, size);
      return inFlight(name, () => cachedOrMade(cache, name, () => renderPicture(picture, size)));
    },
  };
}
