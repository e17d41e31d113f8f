const FLAG = 'activeSession';

/** As long as a session can be refreshed. */
const KEPT_SECONDS = 30 * 24 * 60 * 60;

/**
 * Whether the cookies say that someone is signed in. A hint for the first paint and for what to
 * load: anyone can set it, and it opens nothing.
 */
export function hasActiveSession(cookies: string): boolean {
  return /(?:^|;\s*)activeSession=true(?:;|$)/.test(cookies);
}

/** The cookie that says so, for `document.cookie`: of a domain and all its sites, or of this host. */
export function sessionFlag(
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
