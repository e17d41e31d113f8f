import { BASE_PATH, HOME_PATH } from '#src/domain/routes.ts';

/** The address a path with stray slashes should have been, or undefined when it is well written. */
export function withoutStraySlashes(path: string): string | undefined {
  if (path === '/') return HOME_PATH;
  const clean = path.replaceAll(/\/{2,}/g, '/').replace(/\/$/, '');
  const right = clean === BASE_PATH ? HOME_PATH : clean || '/';
  return right === path ? undefined : right;
}
