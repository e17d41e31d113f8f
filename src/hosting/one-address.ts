import { BASE_PATH, HOME_PATH } from '#src/domain/routes.ts';

/**
 * The one address of the page that a path means, where it is another one: without stray slashes and
 * without the ending of a file; undefined when the path is well written.
 */
export function oneAddress(path: string): string | undefined {
  if (path === '/') return HOME_PATH;
  const clean = path
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/$/, '');
  const right = clean === BASE_PATH ? HOME_PATH : clean || '/';
  return right === path ? undefined : right;
}
