declare global {
  interface ImportMetaEnv {
    readonly PUBLIC_IMAGE_CDN_URL?: string;
  }
}

/**
 * Addresses of photos that everyone may see, as browsers ask for them: at the image CDN where one is
 * set, which is built into the pages. It takes a single address or a list of them, as in `srcset`.
 */
export function onImageCdn(addresses: string): string {
  const cdn = import.meta.env.PUBLIC_IMAGE_CDN_URL;
  return cdn ? addresses.replaceAll('/images/listings/', `${cdn}/listings/`) : addresses;
}
