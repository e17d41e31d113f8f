const FLAG = 'activeSession';

/** As long as a session can be refreshed. */
const KEPT_SECONDS = 30 * 24 * 60 * 60;

/**
 * The cookie that says whether someone is signed in, for `document.cookie`: of a domain and all its
 * sites, or of this host. Apart from what reads it, which every page loads.
 */
export function sessionCookie(
  isActive: boolean,
  { https, domain }: { https: boolean; domain?: string | undefined },
): string {
  return [
    `${FLAG}=${isActive}`,
    'Path=/',
    'SameSite=Lax',
    `Max-Age=${KEPT_SECONDS}`,
    ...(domain ? [`Domain=${domain}`] : []),
    ...(https ? ['Secure'] : []),
  ].join('; ');
}
