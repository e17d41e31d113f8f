import { HOME_PATH, pagePath, signInPath } from '../../routes.ts';

/** Who may open a page: only visitors without a session, only those with one. */
type PageGuard = 'public-only' | 'private';

/** Where a page sends its visitor instead; nowhere when they may stay. `path` is the page's own. */
export function guardRedirect(
  guard: PageGuard,
  { isSignedIn, path }: { readonly isSignedIn: boolean; readonly path: string },
): string | undefined {
  if (guard === 'public-only') return isSignedIn ? HOME_PATH : undefined;
  return isSignedIn ? undefined : signInPath('login', path);
}

const PRIVATE_PATHS = [pagePath('/auth/profile'), pagePath('/application')];

/** Where a log-out leads from a page; nowhere from one that is for everyone. */
export function afterLogOutPath(path: string): string | undefined {
  return PRIVATE_PATHS.includes(path) ? pagePath('/auth/login') : undefined;
}
