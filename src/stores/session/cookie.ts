import { sessionCookie } from '#src/domain/account/session-cookie.ts';

/** Tells every page of the site, and its server, whether someone is signed in. */
export function setFlag(isActive: boolean): void {
  if (typeof document === 'undefined') return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and answers too late for a page that is left.
  document.cookie = sessionCookie(isActive, {
    https: location.protocol === 'https:',
    // In the page, as reading it from the settings would cost every page some kilobytes.
    domain: document.documentElement?.dataset['sessionDomain'],
  });
}
