import type { APIRoute } from 'astro';
import { getBrand } from '#src/components/brand.ts';
import { COLORS, MAIN_CITY, SERVED_AREA } from '#src/content-folder/facts.ts';
import { HOME_PATH, pagePath } from '#src/domain/routes.ts';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { siteTexts } from '#src/messages/site/site.ts';

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: pagePath(`/icons/${purpose}-${size}.png`),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

type Screenshot = {
  readonly name: 'narrow' | 'wide';
  readonly sizes: string;
  readonly label: string;
};

/** What a browser shows of the site before it is installed; `npm run screenshots` takes the pictures. */
const screenshot = ({ name, sizes, label }: Screenshot) => ({
  src: pagePath(`/screenshots/${name}.webp`),
  sizes,
  type: 'image/webp',
  form_factor: name,
  label,
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
    description: words.appDescription(SERVED_AREA),
    lang: DEFAULT_LOCALE,
    start_url: HOME_PATH,
    scope: HOME_PATH,
    display: 'standalone',
    background_color: COLORS.paper.light,
    theme_color: COLORS.primary.light,
    categories: ['business', 'lifestyle'],
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
    screenshots: [
      screenshot({
        name: 'narrow',
        sizes: '390x844',
        label: words.screenshotOfList(MAIN_CITY.name),
      }),
      screenshot({ name: 'wide', sizes: '1280x800', label: words.screenshotOfMap(MAIN_CITY.name) }),
    ],
    shortcuts: [
      {
        name: words.homeSearch,
        url: pagePath('/map'),
        icons: [{ src: pagePath('/icons/map-96.png'), sizes: '96x96', type: 'image/png' }],
      },
    ],
  });
};
