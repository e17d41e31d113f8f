/**
 * Whether the cookies say that someone is signed in. A hint for the first paint and for what to
 * load: anyone can set it, and it opens nothing.
 */
export function hasActiveSession(cookies: string): boolean {
  return /(?:^|;\s*)activeSession=true(?:;|$)/.test(cookies);
}
