declare global {
  interface ImportMetaEnv {
    readonly PUBLIC_IMAGE_CDN_URL?: string;
  }
}

/** The path of this site's images. */
const OWN = '/images';

/** The base address of listing photos for browsers: the image CDN where one is set at build time. */
export const PHOTOS = import.meta.env.PUBLIC_IMAGE_CDN_URL || OWN;

/** The address of a photo at this site itself, for those that only signed-in viewers are given. */
export const ownPhotoUrl = (url: string): string =>
  PHOTOS === OWN ? url : url.replace(PHOTOS, OWN);
