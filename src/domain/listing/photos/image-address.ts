declare global {
  interface ImportMetaEnv {
    readonly PUBLIC_IMAGE_CDN_URL?: string;
  }
}

/** Where this site has its images. */
const OWN = '/images';

/** Where browsers ask for the photos of listings: at the image CDN where one is set, which is built in. */
export const PHOTOS = import.meta.env.PUBLIC_IMAGE_CDN_URL || OWN;

/** The address of a photo at this site itself, for those that only signed-in viewers are given. */
export const ownPhotoUrl = (url: string): string =>
  PHOTOS === OWN ? url : url.replace(PHOTOS, OWN);
