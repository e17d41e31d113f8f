import { hasActiveSession } from '#src/domain/account/auth/flag.ts';
import { LOG_IN_EVENT } from '#src/stores/session/log-in-event.ts';

// Links to the log-in open it over a page that offers this, and a map keeps its place. The dialog's code is
// loaded on demand; where it fails to load, and without JavaScript, the links lead to the log-in page.

/** Opens the log-in over the page, in place of an event's default. */
function openInstead(event: Event, href: string): void {
  const offer = document.querySelector<HTMLElement>('[data-log-in-offer]');
  if (!offer || event.defaultPrevented || hasActiveSession(document.cookie)) return;
  event.preventDefault();
  void import('./open-login.ts').then(
    ({ openLogin }) => openLogin(offer, href),
    () => location.assign(href),
  );
}

document.addEventListener('click', (event) => {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link =
    target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="/auth/login"]');
  // These keys ask for another tab or window.
  if (link && !(ctrlKey || metaKey || shiftKey || altKey)) openInstead(event, link.href);
});
document.addEventListener(LOG_IN_EVENT, (event) => {
  if (event instanceof CustomEvent) openInstead(event, String(event.detail));
});
