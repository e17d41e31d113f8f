import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ImageQuery } from '#src/contract/images/images.ts';
import type { Problems } from '#src/contract/problem.ts';
import { pictureTag } from './picture-name.ts';
import type { PictureService } from './picture-service.ts';
import { PLACEHOLDER } from './photos/placeholder.ts';
import { type Picture, PictureUnavailable } from './picture-source.ts';
import type { PictureSize } from './rasterise.ts';
import { QueueFull } from './task-limit.ts';

/**
 * Widths that are drawn, pixels: a request gets the next one up. A bounded set keeps the disk cache
 * bounded, whatever widths are requested.
 */
const DRAWN_WIDTHS_PX = [64, 160, 220, 350, 400, 640, 800, 1200, 1600] as const;

const CLASS_WIDTHS_PX = { small: 400, medium: 800, large: 1600 } as const;

const CACHE_CONTROL = {
  public: 'public, max-age=31536000, immutable',
  /** A seller may withdraw a photo: shared caches ask every day whether it may still be shown. */
  listing: 'public, max-age=31536000, s-maxage=86400, immutable',
  private: 'private, max-age=86400',
} as const;

const RETRY_AFTER_SECONDS = 5;
const BUSY: Problems = [
  { param: 'server', msg: 'too many images are being drawn; please try again in a moment' },
];

/** The size of pictures that other sites show beside a link (Open Graph). */
const OG_SIZE_PX = { widthPx: 1200, heightPx: 630 } as const;

/** The drawn size that answers a query. */
export function sizeOf(query: ImageQuery): PictureSize {
  if (query.class === 'og') return { ...OG_SIZE_PX, format: query.f };
  const wantedPx = query.w ?? CLASS_WIDTHS_PX[query.class];
  const widthPx = DRAWN_WIDTHS_PX.find((width) => width >= wantedPx) ?? wantedPx;
  return { widthPx, format: query.f };
}

/** Whether the reader already has this version (RFC 9110, section 13.1.2: weak comparison). */
function hasFresh({ headers }: FastifyRequest, tag: string): boolean {
  const tags = (headers['if-none-match'] ?? '').split(',').map((part) => part.trim());
  return tags.some((part) => part === '*' || part.replace(/^W\//, '') === tag);
}

type ImageAnswer = {
  readonly picture: Picture;
  readonly size: PictureSize;
  /** Private when only some may see the image: shared caches must not keep it at all. */
  readonly scope: keyof typeof CACHE_CONTROL;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** A picture, or a placeholder while the picture is unavailable, which no cache keeps. */
async function pictureOrPlaceholder(
  pictures: PictureService,
  { picture, size, request, reply }: ImageAnswer,
): Promise<Buffer> {
  try {
    return await pictures.render(picture, size);
  } catch (error) {
    if (!(error instanceof PictureUnavailable)) throw error;
    request.log.warn({ picture: picture.key, reason: error.message }, 'A photo is not available');
    reply.removeHeader('etag').header('cache-control', 'no-store');
    return pictures.render(PLACEHOLDER, size);
  }
}

/**
 * Answers with a picture, with 304 when the reader has it, or with 503 when too many wait for theirs. While
 * a photo is unavailable, a placeholder is sent, as an image that fails to load breaks the page.
 */
export async function sendPicture(
  pictures: PictureService,
  answer: ImageAnswer,
): Promise<FastifyReply> {
  const { picture, size, scope, request, reply } = answer;
  const tag = pictureTag(picture, size);
  reply.header('etag', tag).header('cache-control', CACHE_CONTROL[scope]);
  if (hasFresh(request, tag)) return reply.code(304).send();
  try {
    const body = await pictureOrPlaceholder(pictures, answer);
    return reply.type(size.format === 'jpg' ? 'image/jpeg' : `image/${size.format}`).send(body);
  } catch (error) {
    reply.removeHeader('etag').header('cache-control', 'no-store');
    if (!(error instanceof QueueFull)) throw error;
    return reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).send(BUSY);
  }
}
