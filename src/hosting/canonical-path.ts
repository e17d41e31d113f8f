import { BASE_PATH, HOME_PATH } from '#src/domain/routes.ts';

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
