import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import type { InvalidSetting } from '../../map/settings.ts';

const NAME = 'PUBLIC_IMAGE_CDN_URL';

/** The setting, as the README lists it. */
export const IMAGE_CDN_SETTING = {
  name: NAME,
  byDefault: '',
  meaning:
    'Image CDN that serves photos of listings to browsers, such as https://cdn.example.ca, with /images of this site as its origin. Photos that only signed-in viewers may see are never requested from it',
} as const;

function isCdnAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  // A space would end the address where a page names several sizes of a photo.
  return url.search === '' && url.hash === '' && !text.endsWith('/') && !/\s/.test(text);
}

/** Reads the address of the image CDN; undefined where there is none. */
export function readImageCdn(
  env: Readonly<Record<string, string | undefined>>,
): Outcome<string | undefined, readonly InvalidSetting[]> {
  const text = env[NAME] || undefined;
  if (text === undefined || isCdnAddress(text)) return success(text);
  const sentence = `${NAME} must be an https address without spaces or a slash at its end, such as https://cdn.example.ca`;
  return failure([{ name: NAME, sentence }]);
}
