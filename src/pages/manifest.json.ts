import type { APIRoute } from 'astro';
import { getBrand } from '#src/components/brand.ts';
import { HOME_PATH, pagePath } from '#src/domain/routes.ts';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { siteTexts } from '#src/messages/site.ts';

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: pagePath(`/icons/${purpose}-${size}.png`),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a browser needs to install the site, and the version that open pages compare theirs with. */
export const GET: APIRoute = async () => {
  const brand = await getBrand();
  const words = siteTexts(DEFAULT_LOCALE);
  return Response.json({
    version: import.meta.env.PACKAGE_VERSION,
    id: HOME_PATH,
    name: brand.name,
    short_name: brand.name,
    description: words.appDescription,
    lang: DEFAULT_LOCALE,
    start_url: HOME_PATH,
    scope: HOME_PATH,
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#15513f',
    categories: ['business', 'lifestyle'],
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
    shortcuts: [{ name: words.homeSearch, url: pagePath('/map') }],
  });
};
