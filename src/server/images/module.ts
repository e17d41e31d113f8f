import type { FastifyInstance } from 'fastify';
import { getArt, getImage, getPortrait, getStaticMap } from '#src/contract/images/images.ts';
import type { ListingDocument, RestrictedDocument } from '#src/contract/listings/listing.ts';
import { RefusedRequest } from '#src/contract/problem.ts';
import { photoKey } from '#src/domain/listing/photos/photo-key.ts';
import { needsSignIn } from '#src/domain/listing/visibility.ts';
import { type IdentifyViewer, mountRaw } from '../http/mount.ts';
import type { Viewer } from '../http/viewer.ts';
import { sendPicture, sizeOf } from './image-reply.ts';
import type { PictureService } from './picture-service.ts';
import type { PictureSource } from './picture-source.ts';
import { staticMapPicture, type TileSource } from './static-map/static-map.ts';

type ImageDependencies = {
  readonly pictures: PictureService;
  readonly source: PictureSource;
  /** Tiles that pictures of the map are drawn from. */
  readonly tile: TileSource;
  readonly findListing: (
    key: { mlsNumber: string; boardId: number },
    viewer: Viewer,
  ) => Promise<ListingDocument | RestrictedDocument | undefined>;
  readonly identify: IdentifyViewer;
  /** Whether an image CDN hands the photos that everyone may see to pages of this site. */
  readonly hasImageCdn: boolean;
};

/**
 * The time limit for a picture that has never been requested: a cold cache draws those of a page one after
 * the other, and refuses at once a request that would wait for too long.
 */
const DEADLINE_MS = 30_000;

const mountPicture: typeof mountRaw = (app, endpoint, answer) =>
  mountRaw(app, endpoint, answer, { deadlineMs: DEADLINE_MS });

/** Words in lower case joined by hyphens. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const noSuchImage = (imageKey: string) =>
  new RefusedRequest(404, [{ param: 'imageKey', msg: `there is no image at ${imageKey}` }]);

function listingPhotos(
  app: FastifyInstance,
  { pictures, source, findListing, identify, hasImageCdn }: ImageDependencies,
) {
  mountPicture(app, getImage, async ({ params, query, request, reply }) => {
    const { boardId, mlsNumber, photo } = params;
    const key = photoKey({ boardId, mlsNumber }, photo);
    const viewer = identify(request);
    const listing = await findListing({ mlsNumber, boardId }, viewer);
    // A restricted listing's public view has no photos, so its keys lead nowhere for this viewer.
    const at = listing && !('restricted' in listing) ? (listing.images?.indexOf(key) ?? -1) : -1;
    if (!listing || 'restricted' in listing || at < 0) throw noSuchImage(key);
    const scope = needsSignIn(listing.permissions) ? 'private' : 'listing';
    if (hasImageCdn && scope === 'listing') {
      reply.header('cross-origin-resource-policy', 'cross-origin');
    }
    return sendPicture(pictures, {
      picture: source.photo(listing, at + 1),
      size: sizeOf(query),
      scope,
      request,
      reply,
    });
  });
}

/** Photos of listings, portraits and pictures of the site's own pages, each at the width asked for. */
export function imagesModule(app: FastifyInstance, dependencies: ImageDependencies) {
  const { pictures, source, tile } = dependencies;
  listingPhotos(app, dependencies);
  mountPicture(app, getPortrait, async ({ params, query, request, reply }) => {
    if (!SLUG.test(params.slug)) throw noSuchImage(`portraits/${params.slug}.jpg`);
    const { w, class: sizeClass, f, t, ...traits } = query;
    return sendPicture(pictures, {
      picture: source.portrait(traits),
      size: sizeOf({ w, class: sizeClass, f, t }),
      scope: 'public',
      request,
      reply,
    });
  });
  mountPicture(app, getArt, async ({ params, query, request, reply }) => {
    const picture = source.art(params.name);
    if (!picture) throw noSuchImage(`art/${params.name}.jpg`);
    const size = sizeOf(query);
    return sendPicture(pictures, { picture, size, scope: 'public', request, reply });
  });
  mountPicture(app, getStaticMap, async ({ query, request, reply }) => {
    const { center, zoom, size, view, theme, pin, f: format } = query;
    const map = { ...center, zoom, ...size, view, theme, hasPin: pin === 'true' };
    const picture = staticMapPicture(map, tile);
    const drawnSize = { widthPx: size.widthPx, format };
    return sendPicture(pictures, { picture, size: drawnSize, scope: 'public', request, reply });
  });
}
