import path from 'node:path';
import { readCached, writeCached } from './picture-cache.ts';
import { DRAWINGS, DRAWINGS_VERSION } from './picture-drawings.ts';
import { isPicture, rasterise } from './rasterise.ts';
import type { PictureSize } from './rasterise.ts';
import { taskLimit } from './task-limit.ts';

export type { PictureFormat } from './rasterise.ts';

export type PictureFamily =
  | 'detached'
  | 'bungalow'
  | 'row'
  | 'tower'
  | 'multiplex'
  | 'land'
  | 'living'
  | 'kitchen'
  | 'bedroom';

export type PictureSpec = { family: PictureFamily; seed: number };

export type PictureService = {
  /** Rejects only when the picture itself cannot be drawn; cache trouble is a warning. */
  render(spec: PictureSpec, size: PictureSize): Promise<Buffer>;
};

type PictureServiceOptions = {
  cacheDir: string;
  /** Called with a sentence about a cache that could not be read or written. */
  onWarning?: (message: string) => void;
  /** Gives the SVG of a spec; replaced in tests to count the drawings. */
  draw?: (spec: PictureSpec) => string;
};

const RASTERISATIONS_AT_ONCE = 2;

function fileNameOf({ family, seed }: PictureSpec, { widthPx, format }: PictureSize): string {
  return `${family}-${seed}-${widthPx}-v${DRAWINGS_VERSION}.${format}`;
}

/**
 * Draws demo pictures at the wanted width (pixels, clamped by the caller) and keeps them in
 * `cacheDir`. Requests for a picture that is being made share its result.
 */
export function pictureService({
  cacheDir,
  onWarning = (message) => process.emitWarning(message),
  draw = ({ family, seed }) => DRAWINGS[family](seed),
}: PictureServiceOptions): PictureService {
  const limited = taskLimit(RASTERISATIONS_AT_ONCE);
  const underWay = new Map<string, Promise<Buffer>>();

  async function produce(file: string, spec: PictureSpec, size: PictureSize): Promise<Buffer> {
    const cached = await readCached(file, onWarning);
    if (cached !== undefined && (await isPicture(cached, size))) return cached;
    const content = await limited(() => rasterise(draw(spec), size));
    await writeCached(file, content, onWarning);
    return content;
  }

  return {
    render(spec, size) {
      const file = path.join(cacheDir, fileNameOf(spec, size));
      const shared = underWay.get(file);
      if (shared !== undefined) return shared;
      const made = produce(file, spec, size).finally(() => underWay.delete(file));
      underWay.set(file, made);
      return made;
    },
  };
}
