import { BASE_PATH, HOME_PATH } from '../../routes.ts';

/** Stands for this site while a path is read; it leads nowhere. */
const ANYWHERE = 'https://site.invalid';

function withoutBase(path: string): string {
  return path.startsWith(BASE_PATH) ? path.slice(BASE_PATH.length) : path;
}

/**
 * Where to go after signing in or up, by the `redirect` parameter: its value without a leading
 * `/real-estate`, and home when it is absent or leads off this site. The result always is a path
 * below the site's base.
 */
export function afterAuthPath(redirect: string | null): string {
  const path = withoutBase(redirect ?? '');
  // Browsers read a backslash as a slash and drop tabs and line breaks, so all of these are refused.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)) return HOME_PATH;
  const address = `${ANYWHERE}${BASE_PATH}${path}`;
  if (!URL.canParse(address)) return HOME_PATH;
  const { origin, pathname, search, hash } = new URL(address);
  // Dots may have led out of the site's part of the host.
  if (origin !== ANYWHERE || !pathname.startsWith(HOME_PATH)) return HOME_PATH;
  return pathname + search + hash;
}
