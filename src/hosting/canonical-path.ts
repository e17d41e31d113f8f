import { BASE_PATH, HOME_PATH, pagePath, readHomePath } from '#src/domain/routes.ts';
import { decodeText } from '#src/lib/text/decode-text.ts';

/**
 * The canonical address of the page at a path, if it differs: without stray slashes and without the ending
 * of a file; undefined when the path is already canonical.
 */
export function canonicalPath(path: string): string | undefined {
  if (path === '/') return HOME_PATH;
  const clean = path
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/$/, '');
  const right = clean === BASE_PATH ? HOME_PATH : clean || '/';
  return right === path ? undefined : right;
}

/** The path of the home page of a city whose name has escapes, as “Richmond Hill” has; undefined for any other path. */
export function homeCityPath(path: string): string | undefined {
  const text = decodeText(path);
  // What still has a percent sign is a broken escape.
  if (text === path || text.includes('%')) return undefined;
  const home = readHomePath(text);
  return home?.citySlug ? pagePath(`/${home.state.toLowerCase()}/${home.citySlug}`) : undefined;
}
