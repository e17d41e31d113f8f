import type { FastifyInstance } from 'fastify';
import { getImage } from '#src/contract/images.ts';
import type { ListingDocument, RestrictedDocument } from '#src/contract/listing.ts';
import { RefusedRequest } from '#src/contract/problem.ts';
import { needsSignIn } from '#src/domain/visibility.ts';
import { type IdentifyViewer, mount } from '../http/mount.ts';
import type { Viewer } from '../viewer.ts';
import { photoPicture } from './photo-picture.ts';
import type { pictureService } from './picture-service.ts';

export type ImageParts = {
  readonly pictures: ReturnType<typeof pictureService>;
  readonly findListing: (
    key: { mlsNumber: string; boardId: number },
    viewer: Viewer,
  ) => Promise<ListingDocument | RestrictedDocument | undefined>;
  readonly identify: IdentifyViewer;
};

/**
 * Widths that are drawn, pixels: an answer has the next one up. A bounded set keeps the disk cache
 * bounded, whatever is asked for.
 */
export const DRAWN_WIDTHS_PX = [64, 160, 220, 350, 400, 640, 800, 1200, 1600] as const;

const CLASS_WIDTHS_PX = { small: 400, medium: 800, large: 1600 } as const;
const DAY_SECONDS = 86_400;

const noSuchImage = (imageKey: string) =>
  new RefusedRequest(404, [{ param: 'imageKey', msg: `there is no image at ${imageKey}` }]);

/** Photos of listings by image key, drawn at the width asked for. */
export function imageRoutes(app: FastifyInstance, { pictures, findListing, identify }: ImageParts) {
  mount(app, getImage, async ({ params, query, request, reply }) => {
    const { boardId, mlsNumber, number } = params;
    const key = `listings/${boardId}/${mlsNumber}/${number}.jpg`;
    const viewer = identify(request);
    const listing = await findListing({ mlsNumber, boardId }, viewer);
    // A restricted listing's public view has no photos, so its keys lead nowhere for this viewer.
    if (!listing || 'restricted' in listing || !listing.images?.includes(key)) {
      throw noSuchImage(key);
    }
    const wantedPx = query.w ?? CLASS_WIDTHS_PX[query.class];
    const widthPx = DRAWN_WIDTHS_PX.find((drawn) => drawn >= wantedPx) ?? wantedPx;
    const body = await pictures.render(photoPicture(listing, number), { widthPx, format: query.f });
    const scope = needsSignIn(listing.permissions) ? 'private' : 'public';
    return reply
      .header('cache-control', `${scope}, max-age=${DAY_SECONDS}`)
      .type(query.f === 'jpg' ? 'image/jpeg' : `image/${query.f}`)
      .send(body);
  });
}
